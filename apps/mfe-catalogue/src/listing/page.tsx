import type { Head, RouteContext } from '@tivara/contracts';
import { WholeCatalogue } from '../catalogue-download/whole-catalogue';
import { readPageQuery, searchOf } from '../filters/use-chosen-query';
import { breadcrumbList } from '../products/breadcrumb-list';
import { askAll } from './ask';
import { Promotions } from './components/promotions';
import { Listing } from './listing';
import { loadListing } from './load';

export const load = (context: RouteContext): Promise<void> => loadListing(context, askAll);

export function head({ url }: Pick<RouteContext, 'url'>): Head {
  const search = searchOf({ ...readPageQuery(url.searchParams), page: 1 });
  return {
    title: 'Products',
    description:
      'All frames in titanium and acetate-titanium: by gender, material, collection, shape, colour and size.',
    canonical: '/product',
    noindex: search !== '',
    jsonLd: breadcrumbList(url.origin, [{ name: 'Products', path: '/product' }]),
  };
}

export const addresses = () => [{ path: '/product' }];

export default function Page() {
  return (
    <>
      <Listing ask={askAll}>
        <Promotions title="Products" />
      </Listing>
      <WholeCatalogue />
    </>
  );
}
