import { BRAND, type Head, type RouteContext } from '@tivara/contracts';
import { collectionsQuery } from '@tivara/state';
import { BANNERS } from '../banners';
import { Categories } from './components/categories';
import { Collections } from './components/collections';
import { Hero } from './components/hero';
import { siteJsonLd } from './site-json-ld';

/** The page does without its collections. */
export async function load({ queryClient, api }: RouteContext): Promise<void> {
  await queryClient.ensureQueryData(collectionsQuery(api)).catch(() => undefined);
}

export const head = ({ url }: Pick<RouteContext, 'url'>): Head => ({
  title: BRAND.name,
  description: BRAND.claim,
  canonical: '/',
  image: BANNERS.home,
  jsonLd: siteJsonLd(url.origin),
});

export const addresses = () => [{ path: '/' }];

export default function Page() {
  return (
    <>
      <Hero />
      <Collections />
      <Categories />
    </>
  );
}
