import { BRAND } from '@tivara/contracts';

/** The organisation and the site search. @param origin without a trailing slash */
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
