import type { Head, RouteContext } from '@tivara/contracts';
import { FullCatalogue } from '../catalogue-download/catalogue-download';
import { isFiltered } from '../filters/use-chosen-query';
import { breadcrumbList } from '../products/breadcrumbs';
import { toListingQuery } from './query';
import { Promotions } from './components/promotions';
import { Listing } from './listing';
import { loadListing } from './load';

export const load = (context: RouteContext): Promise<void> => loadListing(context, toListingQuery);

export function head({ url }: Pick<RouteContext, 'url'>): Head {
  return {
    title: 'Products',
    description:
      'All frames in titanium and acetate-titanium: by gender, material, collection, shape, colour and size.',
    canonical: '/product',
    noindex: isFiltered(url),
    jsonLd: breadcrumbList(url.origin, [{ name: 'Products', path: '/product' }]),
  };
}

export const sitemapEntries = () => [{ path: '/product' }];

export default function Page() {
  return (
    <>
      <Listing toQuery={toListingQuery}>
        <Promotions title="Products" />
      </Listing>
      <FullCatalogue />
    </>
  );
}
