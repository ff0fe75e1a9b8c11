import { type AdminProduct, type ApiCall, type Head, type RouteContext } from '@tivara/contracts';
import { AdminLayout } from '../../layout/admin-layout';
import { FormPlaceholder } from '../../shared/form/record-form';
import { UnsavedGuard } from '../../shared/form/unsaved-guard';
import { useEditedId, useEditedRecord } from '../../shared/form/use-edited-record';
import { useLists } from './lists';
import { ProductForm } from './product-form';

export const head = ({ url }: Pick<RouteContext, 'url'>): Head => ({
  title: url.searchParams.has('id') ? 'Edit Product' : 'Add Product',
  canonical: '/AddProduct',
  noindex: true,
});

/** The product form, new or of the product that the navigation carries; disabled for those who only read. (SPEC 2, Admin dashboard) */
export default function Page() {
  const id = useEditedId<{ product?: AdminProduct }>((state) => state?.product?.product_id);
  return (
    <AdminLayout section="products" permission={id === null ? 'catalogue:write' : 'catalogue:read'}>
      <UnsavedGuard>
        <LoadedForm key={id} id={id} />
      </UnsavedGuard>
    </AdminLayout>
  );
}

const readProduct = (api: ApiCall, id: number, signal: AbortSignal) =>
  api('/api/admin/products/{id}', { path: { id }, signal });

function LoadedForm({ id }: { id: number | null }) {
  const product = useEditedRecord('product', id, readProduct);
  const lists = useLists();
  if (lists.data && (id === null || product.data))
    return <ProductForm product={product.data ?? null} lists={lists.data} />;
  return <FormPlaceholder query={product.isError ? product : lists} />;
}
