import { BRAND } from '@tivara/contracts';

/** Who makes the site and how it is searched, for search engines. @param origin the site's one address, without a slash */
export const siteJsonLd = (origin: string): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: BRAND.name,
    description: BRAND.claim,
    url: `${origin}/`,
    email: BRAND.mail,
    telephone: BRAND.phone,
    sameAs: Object.values(BRAND.social).map(({ url }) => url),
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: BRAND.name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/product?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  },
];
