import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  API,
  MESSAGES,
  type AdminProduct,
  type ApiCall,
  type Head,
  type RouteContext,
} from '@tivara/contracts';
import { errorMessage, useApi } from '@tivara/state';
import { AdminLayout } from '../../layout/admin-layout';
import { FormPlaceholder } from '../../shared/form/form-placeholder';
import { SessionRenewal } from '../../shared/form/session-renewal';
import { useEditedId } from '../../shared/form/use-edited-id';
import { useLists } from './lists';
import { ProductForm } from './product-form';

export const head = ({ url }: Pick<RouteContext, 'url'>): Head => ({
  title: url.searchParams.has('id') ? 'Edit Product' : 'Add Product',
  canonical: '/AddProduct',
  noindex: true,
});

const productQuery = (api: ApiCall, id: number | null) =>
  queryOptions({
    queryKey: ['admin', 'product', id],
    queryFn: ({ signal }) => api<AdminProduct>(API.adminProduct(id ?? 0), { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });

/** The product form, new or of the product that the navigation carries. (SPEC 2, Admin dashboard) */
export default function Page() {
  const id = useEditedId(
    (state) => (state as { product?: { product_id?: unknown } } | null)?.product?.product_id,
  );
  return (
    <AdminLayout section="products">
      <SessionRenewal>
        <FilledForm key={id} id={id} />
      </SessionRenewal>
    </AdminLayout>
  );
}

function FilledForm({ id }: { id: number | null }) {
  const product = useQuery(productQuery(useApi(), id));
  const { lists, failed, retry } = useLists();
  if (lists && (id === null || product.data))
    return <ProductForm product={product.data ?? null} lists={lists} />;
  const error = product.isError ? errorMessage(product.error) : failed ? MESSAGES.error : null;
  return (
    <FormPlaceholder
      error={error}
      onRetry={() => {
        if (product.isError) void product.refetch();
        retry();
      }}
    />
  );
}
