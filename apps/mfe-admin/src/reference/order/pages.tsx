import { useSearchParams } from 'react-router-dom';
import type { ApiCall } from '@tivara/contracts';
import { FormPlaceholder } from '../../shared/form/record-form';
import { UnsavedGuard } from '../../shared/form/unsaved-guard';
import { readId, useEditedRecord } from '../../shared/form/use-edited-record';
import { OrderForm } from './order-form';

/** Puts the collections in an order. */
export const CollectionOrder = () => (
  <UnsavedGuard>
    <LoadedCollections />
  </UnsavedGuard>
);

const readCollections = (api: ApiCall, _id: number, signal: AbortSignal) =>
  api('/api/admin/collection/order', { signal });

function LoadedCollections() {
  const query = useEditedRecord('collection order', 0, readCollections);
  if (!query.data) return <FormPlaceholder query={query} />;
  return (
    <OrderForm
      noun="collections"
      intro="Shoppers see the collections in this order."
      none="There are no collections yet."
      name="collections"
      save={(api, ids, signal) =>
        api('/api/admin/collection/order', { method: 'PUT', body: { ids }, signal })
      }
      list={query.data}
      reload={query.refetch}
    />
  );
}

/** Puts the products of a collection in an order. */
export function ProductOrder() {
  const [params] = useSearchParams();
  const id = readId(params) ?? 0;
  return (
    <UnsavedGuard key={id}>
      <LoadedProducts id={id} />
    </UnsavedGuard>
  );
}

const readProducts = (api: ApiCall, id: number, signal: AbortSignal) =>
  api('/api/admin/collection/{id}/order', { path: { id }, signal });

function LoadedProducts({ id }: { id: number }) {
  const query = useEditedRecord('product order', id, readProducts);
  if (!query.data) return <FormPlaceholder query={query} />;
  const { collection_name } = query.data;
  return (
    <OrderForm
      noun="products"
      intro={`Shoppers see the products of ${collection_name} in this order, unless they choose another one.`}
      none={`${collection_name} has no products yet.`}
      name={`products of ${id}`}
      save={(api, ids, signal) =>
        api('/api/admin/collection/{id}/order', {
          method: 'PUT',
          path: { id },
          body: { ids },
          signal,
        })
      }
      list={query.data}
      reload={query.refetch}
    />
  );
}
