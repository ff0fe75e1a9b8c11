/** A page that draws nothing. */
export const head = () => ({ title: 'Blank' });
export default function Page() {
  return null;
}
