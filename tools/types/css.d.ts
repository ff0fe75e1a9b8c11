declare module '@tivara/ui/global.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}
