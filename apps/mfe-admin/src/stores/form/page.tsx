import { type ApiCall, type Head, type RouteContext, type Store } from '@tivara/contracts';
import { AdminLayout } from '../../layout/admin-layout';
import { FormPlaceholder } from '../../shared/form/record-form';
import { UnsavedGuard } from '../../shared/form/unsaved-guard';
import { useEditedId, useEditedRecord } from '../../shared/form/use-edited-record';
import { StoreForm } from './store-form';

export const head = ({ url }: Pick<RouteContext, 'url'>): Head => ({
  title: url.searchParams.has('id') ? 'Edit Store' : 'Add Store',
  canonical: '/addstore',
  noindex: true,
});

/** The store form, new or of the store that the navigation carries; disabled for those who only read. (SPEC 2, Admin dashboard) */
export default function Page() {
  const id = useEditedId<{ store?: Store }>((state) => state?.store?.store_id);
  return (
    <AdminLayout section="stores" permission={id === null ? 'stores:write' : 'stores:read'}>
      <UnsavedGuard>
        <LoadedForm key={id} id={id} />
      </UnsavedGuard>
    </AdminLayout>
  );
}

const readStore = (api: ApiCall, id: number, signal: AbortSignal) =>
  api('/api/store/{id}', { path: { id }, signal });

function LoadedForm({ id }: { id: number | null }) {
  const store = useEditedRecord('store', id, readStore);
  if (id === null || store.data) return <StoreForm store={store.data ?? null} />;
  return <FormPlaceholder query={store} />;
}
