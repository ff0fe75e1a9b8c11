import type { ReactNode } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { API, REFERENCE_SORTS } from '@tivara/contracts';
import type { Answer, BulkDeletion, InUse } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Heading, RecordText } from '@tivara/ui';
import { readId } from '../shared/form/use-edited-record';
import { formPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { TablePage } from '../shared/table/table-page';
import type { BulkAction, RowAction, TableColumn, TablePageSpec } from '../shared/table/table-spec';
import { usePendingParams } from '../shared/table/use-table-search';
import { ReferenceForm, type ReferenceKind } from './reference-form';
import shared from '../shared/ui/shared.module.css';
import styles from './reference.module.css';

interface Props<Row extends object> {
  kind: ReferenceKind<Row>;
  name?: (row: InUse<Row>) => ReactNode;
  columns?: readonly TableColumn<InUse<Row>>[];
}

/** One kind of reference data: its form, its table, and how many products use each record. (SPEC 2, Admin dashboard) */
export function ReferenceSection<Row extends object>({ kind, name, columns = [] }: Props<Row>) {
  const { section, title, noun, label, list, idOf, nameOf } = kind;
  const api = useApi();
  const [params] = useSearchParams();
  const pending = usePendingParams(section) ?? params;
  const can = usePermission();
  const actions = (row: InUse<Row>): RowAction[] => [
    { label: 'Edit', link: <Link to={formPath(section, pending, idOf(row))} /> },
    {
      label: 'Delete',
      danger: true,
      confirm: {
        title: `Delete ${nameOf(row)}?`,
        text: `${usedBy(row.products)} Only a ${noun} that no product uses can be deleted.`,
      },
      run: () => api<Answer>(`${list}/${idOf(row)}`, { method: 'DELETE' }),
    },
  ];
  const bulk: BulkAction[] = [
    {
      label: 'Delete',
      danger: true,
      run: (ids) => api<BulkDeletion>(API.bulkDeletion(list), { method: 'POST', body: { ids } }),
      confirm: (count) => ({
        title: `Delete ${count} of the ${label.toLowerCase()}?`,
        text: 'Items in use by products are kept.',
      }),
    },
  ];
  const spec: TablePageSpec<InUse<Row>> = {
    section,
    title: label,
    label,
    path: API.admin(list),
    permissions: { write: 'catalogue:write', export: 'catalogue:read' },
    sorts: REFERENCE_SORTS,
    defaultSort: 'name',
    columns: [
      {
        key: 'name',
        header: 'Name',
        phone: 'title',
        sort: 'name',
        cell: name ?? ((row) => <RecordText>{nameOf(row)}</RecordText>),
      },
      ...columns,
      {
        key: 'products',
        header: 'Products',
        align: 'end',
        sort: 'products',
        cell: ({ products }) => (
          <>
            {products}
            <span className={shared.unit}>{products === 1 ? ' product' : ' products'}</span>
          </>
        ),
      },
    ],
    rowKey: idOf,
    rowName: nameOf,
  };
  if (!can('catalogue:write')) return <TablePage spec={spec} />;
  return (
    <>
      <Heading as="h1" size="sm" className={styles.title}>
        {title}
      </Heading>
      <div className={styles.above}>
        <ReferenceForm kind={kind} id={readId(params)} />
      </div>
      <TablePage spec={spec} as="h2" actions={actions} bulk={bulk} />
    </>
  );
}

const usedBy = (products: number) =>
  products === 0
    ? 'No product uses it.'
    : products === 1
      ? '1 product uses it.'
      : `${products} products use it.`;
