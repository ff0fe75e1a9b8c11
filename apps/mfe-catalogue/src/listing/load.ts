import { redirect } from 'react-router-dom';
import type { RouteContext } from '@tivara/contracts';
import { prefetchLists } from '../filters/choice-lists';
import { FORM_PARAM, readPageQuery, searchOf } from '../filters/use-chosen-query';
import { productsQuery } from '../products/list-api';
import { pagesToShow, type ToQuery } from './query';

/** A failed list doesn't fail the page: the list shows the error. */
export async function loadListing(
  { queryClient, api, url }: RouteContext,
  toQuery: ToQuery,
): Promise<void> {
  const query = readPageQuery(url.searchParams);
  const lists = url.searchParams.has(FORM_PARAM) ? prefetchLists(queryClient, api) : undefined;
  const pages = pagesToShow(query).map((page) =>
    queryClient
      .ensureQueryData(productsQuery(api, toQuery({ ...query, page })))
      .catch(() => undefined),
  );
  const result = (await Promise.all(pages)).at(-1);
  await lists;
  if (!result?.total || result.items.length > 0) return;
  const page = Math.ceil(result.total / query.pageSize);
  throw redirect(`${url.pathname}${searchOf({ ...query, page })}`);
}
