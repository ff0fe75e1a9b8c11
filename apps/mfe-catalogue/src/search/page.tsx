import { redirect, useParams } from 'react-router-dom';
import type { Head, RouteContext } from '@tivara/contracts';
import { isFiltered } from '../filters/use-chosen-query';
import { toSearchQuery } from '../listing/query';
import { Banner } from '../listing/components/banner';
import { Listing } from '../listing/listing';
import { loadListing } from '../listing/load';
import { CATEGORY_SLUGS, readSlug } from './slug';

const slugOf = (params: RouteContext['params']) => readSlug(params['slug'] ?? '');

export async function load(context: RouteContext): Promise<void> {
  const { term } = slugOf(context.params);
  if (!term) throw redirect('/product');
  await loadListing(context, toSearchQuery(term));
}

/** Only categories are indexed: there is a search page for every term. */
export function head({ url, params }: Pick<RouteContext, 'url' | 'params'>): Head {
  const { title, canonical } = slugOf(params);
  if (!canonical) return { title, noindex: true };
  return {
    title,
    description: `Frames in titanium and acetate-titanium: ${title.toLowerCase()}, by collection, shape, colour and size.`,
    canonical,
    noindex: isFiltered(url),
  };
}

export const sitemapEntries = () => CATEGORY_SLUGS.map((slug) => ({ path: `/${slug}` }));

export default function Page() {
  const { term, title, picture } = slugOf(useParams());
  return (
    <Listing key={term} toQuery={toSearchQuery(term)}>
      <Banner title={title} picture={picture} />
    </Listing>
  );
}
