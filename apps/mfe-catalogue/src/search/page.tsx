import type { ReactNode } from 'react';
import { redirect, useParams } from 'react-router-dom';
import { coloursIn, shownColour } from '@tivara/contracts';
import type { Head, ProductPage, RouteContext } from '@tivara/contracts';
import { textsOf, useTexts, type Texts } from '@tivara/state';
import { content } from '../shared/content';
import { ContentBlock } from '../shared/content-block';
import { isFiltered, readPageQuery } from '../filters/use-chosen-query';
import { toSearchQuery } from '../listing/query';
import { Banner, BannerCover, BannerProduct } from '../listing/components/banner';
import { Listing } from '../listing/listing';
import { loadListing } from '../listing/load';
import { productsKey } from '../products/list-api';
import { picturesOf } from '../products/pictures';
import { CATEGORY_SLUGS, readSlug } from './slug';

const slugOf = (t: Texts, params: RouteContext['params']) => readSlug(t, params['slug'] ?? '');

export async function load(context: RouteContext): Promise<void> {
  const { api, params, queryClient } = context;
  const { term } = slugOf(textsOf(queryClient), params);
  if (!term) throw redirect('/product');
  const banners = queryClient.prefetchQuery(content.query(api, 'search'));
  await Promise.all([banners, loadListing(context, toSearchQuery(term))]);
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
      {(result) => (
        <Banner title={result?.search?.label ?? title}>
          <FirstInColour result={result}>
            <ContentBlock page="search" block="search-banners">
              {({ [banner]: picture }) => <BannerCover picture={picture} priority />}
            </ContentBlock>
          </FirstInColour>
        </Banner>
      )}
    </Listing>
  );
}

interface ColourProps {
  result: ProductPage | undefined;
  /** Where the search is for no colour. */
  children: ReactNode;
}

/** The banner's frame has a colour: a search for a colour shows the first frame found in it instead. */
function FirstInColour({ result, children }: ColourProps) {
  const { wanted } = coloursIn(result?.search?.parts ?? []);
  const colors = result?.items[0]?.colors ?? [];
  const colour = wanted.length > 0 && colors[shownColour(colors, wanted)];
  const [picture] = colour ? picturesOf(colour) : [];
  return picture ? <BannerProduct picture={picture} /> : children;
}
