import { useSuspenseQuery } from '@tanstack/react-query';
import { data, useParams } from 'react-router-dom';
import type { SitemapContext, Collection, Head, RouteContext } from '@tivara/contracts';
import { collectionsQuery, textsOf, useApi } from '@tivara/state';
import { CatalogueDownload, FullCatalogue } from '../catalogue-download/catalogue-download';
import { lockedByCollection } from '../filters/derive';
import { isFiltered } from '../filters/use-chosen-query';
import { toCollectionQuery } from '../listing/query';
import { Banner, BannerCover } from '../listing/components/banner';
import { Listing } from '../listing/listing';
import { loadListing } from '../listing/load';
import { breadcrumbList } from '../products/breadcrumbs';
import styles from './page.module.css';

export async function load(context: RouteContext): Promise<void> {
  const { queryClient, api, params } = context;
  const collections = await queryClient.ensureQueryData(collectionsQuery(api));
  const collection = findCollection(collections, params['collection_id']);
  if (!collection) throw data(null, { status: 404 });
  await loadListing(context, toCollectionQuery(collection));
}

export function head(context: Pick<RouteContext, 'url' | 'params' | 'queryClient'>): Head {
  const { url, params, queryClient } = context;
  const t = textsOf(queryClient);
  const collections = queryClient.getQueryData<Collection[]>(['collections']);
  const collection = findCollection(collections, params['collection_id']);
  if (!collection) return { title: t('Collection') };
  return {
    title: collection.collection_name,
    description: collection.collection_desc,
    canonical: `/collections/${collection.collection_id}`,
    image: collection.picture,
    noindex: isFiltered(url),
    jsonLd: breadcrumbList(url.origin, [
      { name: 'Products', path: '/product' },
      { name: collection.collection_name, path: `/collections/${collection.collection_id}` },
    ]),
  };
}

export async function sitemapEntries({ api, signal }: SitemapContext) {
  const collections = await api('/api/collection', { signal });
  return collections.map(({ collection_id }) => ({ path: `/collections/${collection_id}` }));
}

/** (SPEC 2, Collection page) */
const findCollection = (
  collections: readonly Collection[] | undefined,
  id: string | undefined,
): Collection | undefined => collections?.find(({ collection_id }) => String(collection_id) === id);

export default function Page() {
  const collections = useSuspenseQuery(collectionsQuery(useApi())).data;
  const collection = findCollection(collections, useParams()['collection_id']);
  if (!collection) return null;
  const { collection_id, collection_name, collection_desc, picture } = collection;
  return (
    <>
      <Listing
        key={collection_id}
        toQuery={toCollectionQuery(collection)}
        lock={lockedByCollection(collection)}
      >
        {() => (
          <>
            <Banner title={collection_name}>
              <BannerCover picture={{ desktop: picture, phone: picture }} priority />
            </Banner>
            <div className={styles.introduction}>
              <p className={styles.text}>{collection_desc}</p>
              <CatalogueDownload collection={collection} />
            </div>
          </>
        )}
      </Listing>
      <FullCatalogue />
    </>
  );
}
