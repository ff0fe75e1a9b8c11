import { useSearchParams } from 'react-router-dom';
import { API, type OrderedProducts, type OrderedRows } from '@tivara/contracts';
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

function LoadedCollections() {
  const query = useEditedRecord<OrderedRows>('/api/admin/collection/order');
  if (!query.data) return <FormPlaceholder query={query} />;
  return (
    <OrderForm
      noun="collections"
      intro="Shoppers see the collections in this order."
      none="There are no collections yet."
      path="/api/admin/collection/order"
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
      <LoadedProducts path={API.productOrder(id)} />
    </UnsavedGuard>
  );
}

function LoadedProducts({ path }: { path: string }) {
  const query = useEditedRecord<OrderedProducts>(path);
  if (!query.data) return <FormPlaceholder query={query} />;
  const { collection_name } = query.data;
  return (
    <OrderForm
      noun="products"
      intro={`Shoppers see the products of ${collection_name} in this order, unless they choose another one.`}
      none={`${collection_name} has no products yet.`}
      path={path}
      list={query.data}
      reload={query.refetch}
    />
  );
}
