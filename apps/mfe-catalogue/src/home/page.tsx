import { BRAND, type Head, type RouteContext } from '@tivara/contracts';
import { collectionsQuery } from '@tivara/state';
import { HERO_PICTURES } from './pictures';
import { CatalogueBanner, CraftBanner, PackageBanner } from './components/bands';
import { Categories } from './components/categories';
import { Collections } from './components/collections';
import { Colours } from './components/colours';
import { Goldi } from './components/goldi';
import { Hero } from './components/hero';
import { SocialFeed } from './components/social-feed';
import { Tiles } from './components/tiles';
import { postsQuery } from './posts';
import { siteJsonLd } from './site-json-ld';

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
  const image = HERO_PICTURES[0]?.desktop;
  return {
    title: BRAND.name,
    description: BRAND.claim,
    canonical: '/',
    jsonLd: siteJsonLd(url.origin),
    ...(image && { image }),
  };
}

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
