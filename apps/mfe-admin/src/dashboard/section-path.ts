/** The address of a section of the back office, with what else it takes from the URL. (SPEC 2, Admin dashboard: no separate routes) */
export function sectionPath(section: string, params?: URLSearchParams): string {
  const query = new URLSearchParams([['section', section], ...(params ?? [])]);
  return `/admin?${query}`;
}

/** The address of the same section with another row in its form; null for a new one. */
export function formPath(params: URLSearchParams, id: number | null): string {
  const query = new URLSearchParams(params);
  if (id === null) query.delete('id');
  else query.set('id', String(id));
  return `/admin?${query}`;
}
