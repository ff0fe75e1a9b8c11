import { redirect } from 'react-router-dom';
import type { RouteContext } from '@tivara/contracts';
import { asksForForm } from '../filters/form-query';
import { prefetchLists } from '../filters/lists';
import { readPageQuery, searchOf } from '../filters/use-chosen-query';
import { productsQuery } from '../products/api';
import type { Ask } from './ask';
import { pagesOf } from './pages';

/** A list that cannot be had fails in its own place, with the rest of the page around it. */
export async function loadListing(
  { queryClient, api, url }: RouteContext,
  ask: Ask,
): Promise<void> {
  const query = readPageQuery(url.searchParams);
  const lists = asksForForm(url.searchParams) ? prefetchLists(queryClient, api) : undefined;
  const pages = pagesOf(query).map((page) =>
    queryClient.ensureQueryData(productsQuery(api, ask({ ...query, page }))).catch(() => undefined),
  );
  const answer = (await Promise.all(pages)).at(-1);
  await lists;
  if (!answer?.total || answer.items.length > 0) return;
  const page = Math.ceil(answer.total / query.pageSize);
  throw redirect(`${url.pathname}${searchOf({ ...query, page })}`);
}
