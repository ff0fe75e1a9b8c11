interface Crumb {
  name: string;
  path: string;
}

/** JSON-LD breadcrumbs. @param origin without a trailing slash */
export const breadcrumbList = (origin: string, crumbs: Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
