/** The path of a section's list, or of one of its records. @param params what the list shows */
export function sectionPath(section: string, params?: URLSearchParams): string {
  const path = section === 'overview' ? '/admin' : `/admin/${section}`;
  return params && params.size > 0 ? `${path}?${params}` : path;
}

export const detailPath = (section: string, id: number | string): string =>
  `/admin/${section}/${encodeURIComponent(id)}`;

/** The path of the same list with another record in its form; null for a new one. */
export function formPath(section: string, params: URLSearchParams, id: number | null): string {
  const query = new URLSearchParams(params);
  if (id === null) query.delete('id');
  else query.set('id', String(id));
  return sectionPath(section, query);
}
