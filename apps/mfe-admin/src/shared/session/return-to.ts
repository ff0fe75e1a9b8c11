const PARAM = 'from';

export const logInPath = (path: string): string =>
  `/login?${new URLSearchParams({ [PARAM]: path })}`;

/** Where the visitor came from, if that is a path of this site; an address of another one is none. */
export function returnPath(params: URLSearchParams): string | null {
  const path = params.get(PARAM) ?? '';
  return /^\/(?![/\\])[\w\-./?=&%]*$/.test(path) ? path : null;
}
