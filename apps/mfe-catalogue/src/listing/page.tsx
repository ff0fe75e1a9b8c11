import type { Head, RouteContext } from '@tivara/contracts';
import { textsOf, useTexts } from '@tivara/state';
import { content } from '../shared/content';
import { FullCatalogue } from '../catalogue-download/catalogue-download';
import { isFiltered } from '../filters/use-chosen-query';
import { breadcrumbList } from '../products/breadcrumbs';
import { toListingQuery } from './query';
import { Promotions } from './components/promotions';
import { Listing } from './listing';
import { loadListing } from './load';

/** Without its banner the listing is complete enough. */
export async function load(context: RouteContext): Promise<void> {
  const { api, queryClient } = context;
  const promotions = queryClient.prefetchQuery(content.query(api, 'listing'));
  await Promise.all([promotions, loadListing(context, toListingQuery)]);
}

export function head({ url, queryClient }: Pick<RouteContext, 'url' | 'queryClient'>): Head {
  const t = textsOf(queryClient);
  const listing = content.read(queryClient, 'listing');
  return {
    title: t('Products'),
    ...listing?.['listing-search'],
    canonical: '/product',
    noindex: isFiltered(url),
    jsonLd: breadcrumbList(url.origin, [{ name: 'Products', path: '/product' }]),
  };
}

export const sitemapEntries = () => [{ path: '/product' }];

export default function Page() {
  const t = useTexts();
  return (
    <>
      <Listing toQuery={toListingQuery}>
        {(result) => <Promotions title={result?.search?.label ?? t('Products')} />}
      </Listing>
      <FullCatalogue />
    </>
  );
}
