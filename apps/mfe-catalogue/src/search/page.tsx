import { redirect, useParams } from 'react-router-dom';
import type { Head, RouteContext } from '@tivara/contracts';
import { readPageQuery, searchOf } from '../filters/use-chosen-query';
import { askTerm } from '../listing/ask';
import { Banner } from '../listing/components/banner';
import { Listing } from '../listing/listing';
import { loadListing } from '../listing/load';
import { CATEGORY_SLUGS, readSlug } from './slug';

const slugOf = (params: RouteContext['params']) => readSlug(params['slug'] ?? '');

export async function load(context: RouteContext): Promise<void> {
  const { term } = slugOf(context.params);
  if (!term) throw redirect('/product');
  await loadListing(context, askTerm(term));
}

/** Only the categories are addresses to be found at; there is one search page for every word. */
export function head({ url, params }: Pick<RouteContext, 'url' | 'params'>): Head {
  const { title, canonical } = slugOf(params);
  const search = searchOf({ ...readPageQuery(url.searchParams), page: 1 });
  if (!canonical) return { title, noindex: true };
  return {
    title,
    description: `Frames in titanium and acetate-titanium: ${title.toLowerCase()}, by collection, shape, colour and size.`,
    canonical,
    noindex: search !== '',
  };
}

/** What the sitemap lists. */
export const addresses = () => CATEGORY_SLUGS.map((slug) => ({ path: `/${slug}` }));

export default function Page() {
  const { term, title, picture } = slugOf(useParams());
  return (
    <Listing key={term} ask={askTerm(term)}>
      <Banner title={title} picture={picture} />
    </Listing>
  );
}
