import { queryOptions, useQuery } from '@tanstack/react-query';
import { API, type ApiCall, type Head, type RouteContext, type Store } from '@tivara/contracts';
import { errorMessage, useApi } from '@tivara/state';
import { AdminLayout } from '../../layout/admin-layout';
import { FormPlaceholder } from '../../shared/form/form-placeholder';
import { SessionRenewal } from '../../shared/form/session-renewal';
import { useEditedId } from '../../shared/form/use-edited-id';
import { StoreForm } from './store-form';

export const head = ({ url }: Pick<RouteContext, 'url'>): Head => ({
  title: url.searchParams.has('id') ? 'Edit Store' : 'Add Store',
  canonical: '/addstore',
  noindex: true,
});

const storeQuery = (api: ApiCall, id: number | null) =>
  queryOptions({
    queryKey: ['admin', 'store', id],
    queryFn: ({ signal }) => api<Store>(API.store(id ?? 0), { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });

/** The store form, new or of the store that the navigation carries. (SPEC 2, Admin dashboard) */
export default function Page() {
  const id = useEditedId(
    (state) => (state as { store?: { store_id?: unknown } } | null)?.store?.store_id,
  );
  return (
    <AdminLayout section="stores">
      <SessionRenewal>
        <FilledForm key={id} id={id} />
      </SessionRenewal>
    </AdminLayout>
  );
}

function FilledForm({ id }: { id: number | null }) {
  const store = useQuery(storeQuery(useApi(), id));
  if (id === null || store.data) return <StoreForm store={store.data ?? null} />;
  return (
    <FormPlaceholder
      error={store.isError ? errorMessage(store.error) : null}
      onRetry={() => void store.refetch()}
    />
  );
}
