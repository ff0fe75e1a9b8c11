interface Crumb {
  name: string;
  path: string;
}

/** The way to a page, for its JSON-LD. @param origin the site's one address, without a slash */
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
