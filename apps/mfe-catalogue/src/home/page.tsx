import {
  BRAND,
  SITE_CONTENT,
  type Head,
  type RouteContext,
  type SiteContent,
} from '@tivara/contracts';
import { collectionsQuery, siteContent } from '@tivara/state';
import { content } from '../shared/content';
import { CatalogueBanner, CraftBanner, PackageBanner } from './components/bands';
import { Categories } from './components/categories';
import { Collections } from './components/collections';
import { Colours } from './components/colours';
import { Goldi } from './components/goldi';
import { Hero } from './components/hero';
import { SocialFeed, postsQuery } from './components/social-feed';
import { Tiles } from './components/tiles';

/** Render without posts if the social service is slower. */
const POSTS_TIMEOUT_MS = 1_000;

/** The page has a place for the failure of each. */
export async function load({ queryClient, api }: RouteContext): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, POSTS_TIMEOUT_MS));
  await Promise.allSettled([
    queryClient.ensureQueryData(content.query(api, 'home')),
    queryClient.ensureQueryData(collectionsQuery(api)),
    Promise.race([queryClient.ensureQueryData(postsQuery(api)), timeout]),
  ]);
}

export function head({ url, queryClient }: Pick<RouteContext, 'url' | 'queryClient'>): Head {
  const home = content.read(queryClient, 'home');
  const site = siteContent.read(queryClient, 'site') ?? SITE_CONTENT;
  const image = home?.['home-hero'].slides[0]?.desktop;
  return {
    title: BRAND.name,
    ...home?.['home-search'],
    canonical: '/',
    jsonLd: siteJsonLd(url.origin, site),
    ...(image && { image }),
  };
}

/** The organisation and the site search. @param origin without a trailing slash */
const siteJsonLd = (
  origin: string,
  { 'site-contact': contact, 'site-footer': { claim } }: SiteContent,
): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: BRAND.name,
    description: claim,
    url: `${origin}/`,
    email: contact.mail,
    telephone: contact.phone,
    sameAs: contact.social.map(({ link }) => link.to),
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
