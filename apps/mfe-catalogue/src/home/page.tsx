import { BRAND, type Head, type RouteContext } from '@tivara/contracts';
import { collectionsQuery } from '@tivara/state';
import { CatalogueBanner, CraftBanner, PackageBanner } from './components/bands';
import { Categories } from './components/categories';
import { Collections } from './components/collections';
import { Colours } from './components/colours';
import { Goldi } from './components/goldi';
import { Hero } from './components/hero';
import { SocialFeed, postsQuery } from './components/social-feed';
import { Tiles } from './components/tiles';
import { HERO_SLIDES } from './slides';

/** Render without posts if the social service is slower. */
const POSTS_TIMEOUT_MS = 1_000;

/** Collections and posts are optional. */
export async function load({ queryClient, api }: RouteContext): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, POSTS_TIMEOUT_MS));
  await Promise.allSettled([
    queryClient.ensureQueryData(collectionsQuery(api)),
    Promise.race([queryClient.ensureQueryData(postsQuery(api)), timeout]),
  ]);
}

export function head({ url }: Pick<RouteContext, 'url'>): Head {
  const image = HERO_SLIDES[0]?.desktop;
  return {
    title: BRAND.name,
    description: BRAND.claim,
    canonical: '/',
    jsonLd: siteJsonLd(url.origin),
    ...(image && { image }),
  };
}

/** The organisation and the site search. @param origin without a trailing slash */
const siteJsonLd = (origin: string): object[] => [
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

export const sitemapEntries = () => [{ path: '/' }];

export default function Page() {
  return (
    <>
      <Hero />
      <Collections />
      <Categories />
      <Goldi />
      <Colours />
      <Tiles />
      <CraftBanner />
      <PackageBanner />
      <CatalogueBanner />
      <SocialFeed />
    </>
  );
}
