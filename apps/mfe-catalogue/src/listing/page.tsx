import { redirect } from 'react-router-dom';
import { readProductQuery, type Head, type RouteContext } from '@tivara/contracts';
import { FailedPiece } from '@tivara/ui';
import { CardSkeletons, Grid } from '../card/grid';
import { searchOf, useChosenQuery } from '../filters/use-chosen-query';
import { DataPiece } from '@tivara/federation';
import { WholeCatalogue } from '../catalogue-download/whole-catalogue';
import { PRODUCTS, productsQuery } from '../products/api';
import { breadcrumbList } from '../products/breadcrumb-list';
import { Banner } from './components/banner';
import { FilterBar } from './components/filter-bar';
import { Results } from './components/results';
import { pagesOf } from './pages';

/** A list that cannot be had fails in its own place, with the rest of the page around it. */
export async function load({ queryClient, api, url }: RouteContext): Promise<void> {
  const query = readProductQuery(url.searchParams);
  const pages = pagesOf(query).map((page) =>
    queryClient.ensureQueryData(productsQuery(api, { ...query, page })).catch(() => undefined),
  );
  const answer = (await Promise.all(pages)).at(-1);
  if (!answer?.total || answer.items.length > 0) return;
  const page = Math.ceil(answer.total / query.pageSize);
  throw redirect(`${url.pathname}${searchOf({ ...query, page })}`);
}

export function head({ url }: Pick<RouteContext, 'url'>): Head {
  const search = searchOf({ ...readProductQuery(url.searchParams), page: 1 });
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
  const { chosen, answered, change } = useChosenQuery();
  const outdated = searchOf({ ...chosen, page: 1 }) !== searchOf({ ...answered, page: 1 });
  const growing = !outdated && chosen.page > answered.page;
  return (
    <>
      <Banner title="Products" />
      <FilterBar chosen={chosen} answered={answered} change={change} busy={outdated || growing} />
      <DataPiece
        queryKey={[PRODUCTS, searchOf({ ...answered, page: 1 })]}
        fallback={<Waiting />}
        failed={(retry) => (
          <FailedPiece
            text="The list of frames could not be loaded. Everything else on this page works."
            onRetry={retry}
          />
        )}
      >
        <Results query={answered} outdated={outdated} growing={growing} />
      </DataPiece>
      <WholeCatalogue />
    </>
  );
}

const Waiting = () => (
  <div role="status" aria-busy="true" aria-label="Loading frames">
    <Grid columns={3}>
      <CardSkeletons count={6} />
    </Grid>
  </div>
);
