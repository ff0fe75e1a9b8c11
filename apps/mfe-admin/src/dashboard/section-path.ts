/** The address of a section of the back office, with what else it takes from the URL. (SPEC 2, Admin dashboard: no separate routes) */
export function sectionPath(section: string, params?: URLSearchParams): string {
  const query = new URLSearchParams([['section', section], ...(params ?? [])]);
  return `/admin?${query}`;
}
