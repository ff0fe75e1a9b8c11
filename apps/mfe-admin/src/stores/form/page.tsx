import { API, type Head, type RouteContext, type Store } from '@tivara/contracts';
import { AdminLayout } from '../../layout/admin-layout';
import { FormPlaceholder } from '../../shared/form/record-form';
import { SessionRenewal } from '../../shared/form/session-renewal';
import { useEditedId, useEditedRecord } from '../../shared/form/use-edited-record';
import { StoreForm } from './store-form';

export const head = ({ url }: Pick<RouteContext, 'url'>): Head => ({
  title: url.searchParams.has('id') ? 'Edit Store' : 'Add Store',
  canonical: '/addstore',
  noindex: true,
});

/** The store form, new or of the store that the navigation carries. (SPEC 2, Admin dashboard) */
export default function Page() {
  const id = useEditedId<{ store?: Store }>((state) => state?.store?.store_id);
  return (
    <AdminLayout section="stores" permission="stores:write">
      <SessionRenewal>
        <LoadedForm key={id} id={id} />
      </SessionRenewal>
    </AdminLayout>
  );
}

function LoadedForm({ id }: { id: number | null }) {
  const store = useEditedRecord<Store>(id === null ? null : API.store(id));
  if (id === null || store.data) return <StoreForm store={store.data ?? null} />;
  return <FormPlaceholder query={store} />;
}
