import { data, redirect } from 'react-router-dom';
import {
  API,
  type AddressContext,
  type Collection,
  type Head,
  type RouteContext,
} from '@tivara/contracts';
import { collectionsQuery } from '@tivara/state';
import { listingPath } from '../products/paths';

/** A collection's address leads to the listing that shows it alone; an unknown one is Not Found. */
export async function load({ queryClient, api, params }: RouteContext): Promise<void> {
  const collections = await queryClient.ensureQueryData(collectionsQuery(api));
  const id = Number(params['collection_id']);
  const collection = collections.find(({ collection_id }) => collection_id === id);
  if (!collection) throw data(null, { status: 404 });
  throw redirect(listingPath({ Collection_Name: [collection.collection_name] }));
}

export const head = (): Head => ({ title: 'Collection' });

export async function addresses({ api, signal }: AddressContext) {
  const collections = await api<Collection[]>(API.collections, { signal });
  return collections.map(({ collection_id }) => ({ path: `/collections/${collection_id}` }));
}

export default function Page() {
  return null;
}
