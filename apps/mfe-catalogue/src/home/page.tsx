import { BRAND, type Head, type RouteContext } from '@tivara/contracts';
import { collectionsQuery } from '@tivara/state';
import { HERO_PICTURES } from '../banners';
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

/** The social service may be slow when it is asked for the first time: after this the page comes without it. (ms) */
const POSTS_LIMIT = 1_000;

/** The page does without its collections and its posts. */
export async function load({ queryClient, api }: RouteContext): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, POSTS_LIMIT));
  await Promise.allSettled([
    queryClient.ensureQueryData(collectionsQuery(api)),
    Promise.race([queryClient.ensureQueryData(postsQuery(api)), limit]),
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

export const addresses = () => [{ path: '/' }];

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
