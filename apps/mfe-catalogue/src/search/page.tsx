import { redirect, useParams } from 'react-router-dom';
import type { Head, ProductPage, RouteContext } from '@tivara/contracts';
import { contentQuery, textsOf, useTexts, type Texts } from '@tivara/state';
import { ContentBlock } from '../shared/content-block';
import { isFiltered, readPageQuery } from '../filters/use-chosen-query';
import { toSearchQuery } from '../listing/query';
import { Banner, BannerCover } from '../listing/components/banner';
import { Listing } from '../listing/listing';
import { loadListing } from '../listing/load';
import { productsKey } from '../products/list-api';
import { CATEGORY_SLUGS, readSlug } from './slug';

const slugOf = (t: Texts, params: RouteContext['params']) => readSlug(t, params['slug'] ?? '');

export async function load(context: RouteContext): Promise<void> {
  const { api, params, queryClient } = context;
  const { term } = slugOf(textsOf(queryClient), params);
  if (!term) throw redirect('/product');
  const content = queryClient.prefetchQuery(contentQuery(api, 'search'));
  await Promise.all([content, loadListing(context, toSearchQuery(term))]);
}

/** Only categories are indexed: there is a search page for every term. */
export function head(context: Pick<RouteContext, 'url' | 'params' | 'queryClient'>): Head {
  const { url, params, queryClient } = context;
  const t = textsOf(queryClient);
  const { term, title, canonical } = slugOf(t, params);
  if (!canonical) {
    const query = toSearchQuery(term)(readPageQuery(url.searchParams));
    const result = queryClient.getQueryData<ProductPage>(productsKey(query));
    return { title: result?.search?.label ?? title, noindex: true };
  }
  return {
    title,
    description: t(
      'Frames in titanium and acetate: {category}, by collection, shape, colour and size.',
      { category: title.toLowerCase() },
    ),
    canonical,
    noindex: isFiltered(url),
  };
}

export const sitemapEntries = () => CATEGORY_SLUGS.map((slug) => ({ path: `/${slug}` }));

export default function Page() {
  const { term, title, banner } = slugOf(useTexts(), useParams());
  return (
    <Listing key={term} toQuery={toSearchQuery(term)}>
      {(search) => (
        <Banner title={search?.label ?? title}>
          <ContentBlock page="search" block="search-banners">
            {({ [banner]: picture }) => <BannerCover picture={picture} priority />}
          </ContentBlock>
        </Banner>
      )}
    </Listing>
  );
}
