import { Link } from 'react-router-dom';
import { LIMITS, STORE_SORTS, type Store } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { LinkButton, icons } from '@tivara/ui';
import { sectionPath } from '../shared/section-path';
import { useHistoryAction } from '../shared/table/history-action';
import { TablePage } from '../shared/table/table-page';
import { cities, states } from './place-choices';
import type { BulkAction, RowAction, TablePageSpec } from '../shared/table/table-spec';

const nameOf = ({ store_name }: Store) => store_name;

const SPEC: TablePageSpec<Store> = {
  section: 'stores',
  title: 'Store Table',
  label: 'Stores',
  path: '/api/admin/store',
  permissions: { write: 'stores:write', export: 'stores:read' },
  exportPath: '/api/store/export',
  sorts: STORE_SORTS,
  defaultSort: 'store_name',
  filters: [
    { name: 'city', label: 'City', options: 'text', choices: cities, isFurther: true },
    { name: 'state', label: 'State', options: 'text', choices: states, isFurther: true },
    { name: 'pincode', label: 'Pincode', options: 'text', isFurther: true },
    {
      name: 'missing',
      label: 'Missing',
      options: {
        position: 'Position on the map',
        hours: 'Opening hours',
        state: 'State',
        phone: 'Phone',
        email: 'Email',
      },
      isFurther: true,
    },
  ],
  columns: [
    { key: 'name', header: 'Store Name', phone: 'title', sort: 'store_name', cell: nameOf },
    {
      key: 'address',
      header: 'Store Address',
      sort: 'store_address',
      cell: (row) => row.store_address,
    },
    { key: 'locality', header: 'Locality', sort: 'locality', cell: ({ locality }) => locality },
    { key: 'city', header: 'City', sort: 'city', cell: ({ city }) => city },
    { key: 'pincode', header: 'Pincode', sort: 'pincode', cell: ({ pincode }) => pincode },
  ],
  rowKey: (store) => store.store_id,
  rowName: nameOf,
  actionsHeader: 'Edit',
  importPath: sectionPath('stores/import'),
};

const formOf = (store: Store) => ({ to: `/addstore?id=${store.store_id}`, state: { store } });

export default function StoreSection() {
  const api = useApi();
  const history = useHistoryAction();
  const actions = (store: Store): RowAction[] => [
    { label: 'Edit', link: <Link {...formOf(store)} /> },
    ...history('store', store.store_id),
    {
      label: 'Delete',
      danger: true,
      confirm: {
        title: `Delete ${store.store_name}?`,
        text: `${store.store_address}, ${store.city}. Shoppers no longer find it. You can restore it for ${LIMITS.trashDays} days.`,
      },
      run: () => api('/api/store/{id}', { path: { id: store.store_id }, method: 'DELETE' }),
    },
  ];
  const bulk: BulkAction[] = [
    {
      label: 'Delete',
      danger: true,
      run: (ids) => api('/api/admin/store/bulk', { method: 'POST', body: { ids } }),
      confirm: (count) => ({
        title: count === 1 ? 'Delete 1 store?' : `Delete ${count} stores?`,
        text: `Shoppers no longer find them. You can restore them for ${LIMITS.trashDays} days.`,
      }),
    },
  ];
  return (
    <TablePage
      spec={SPEC}
      open={formOf}
      actions={actions}
      bulk={bulk}
      add={
        <LinkButton icon={icons.plus} render={<Link to="/addstore" />}>
          Add Store
        </LinkButton>
      }
    />
  );
}
