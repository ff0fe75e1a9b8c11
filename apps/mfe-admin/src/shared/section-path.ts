/** The path of a section; '' is the overview. @param params the query of its list */
export function sectionPath(section: string, params?: URLSearchParams): string {
  const path = section ? `/admin/${section}` : '/admin';
  return params && params.size > 0 ? `${path}?${params}` : path;
}

export const detailPath = (section: string, id: number | string): string =>
  `/admin/${section}/${encodeURIComponent(id)}`;

export function formPath(section: string, params: URLSearchParams, id: number | null): string {
  const query = new URLSearchParams(params);
  if (id === null) query.delete('id');
  else query.set('id', String(id));
  return sectionPath(section, query);
}
