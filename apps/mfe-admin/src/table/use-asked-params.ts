import { useNavigation, useSearchParams } from 'react-router-dom';

/**
 * The query of a section's address that was asked for last: the one on its way, else the one on the screen.
 * @returns `null` while another screen is on its way
 */
export function useAskedParams(section: string): URLSearchParams | null {
  const [params] = useSearchParams();
  const { location: coming } = useNavigation();
  if (!coming) return params;
  const next = new URLSearchParams(coming.search);
  return next.get('section') === section ? next : null;
}
