import { useState, type ReactNode } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { LIMITS, REFERENCE_SORTS } from '@tivara/contracts';
import type { AuditEntity, InUse, REFERENCE_USED, TablePath } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Heading, RecordText } from '@tivara/ui';
import { capitalized } from '../shared/change-labels';
import { readId } from '../shared/form/use-edited-record';
import { formPath } from '../shared/section-path';
import { useHistoryAction } from '../shared/table/history-action';
import { STATE_LABELS } from '../shared/publication/publication-state';
import { usePermission } from '../shared/session/use-permission';
import { TablePage } from '../shared/table/table-page';
import type { BulkAction, RowAction, TableColumn, TablePageSpec } from '../shared/table/table-spec';
import { usePendingParams } from '../shared/table/use-table-search';
import { ReferenceForm, type ReferenceKind } from './reference-form';
import { adminList, referenceCalls } from './reference-calls';
import { ReplaceDialog } from './replace-dialog';
import shared from '../shared/ui/shared.module.css';
import styles from './reference.module.css';

const USED: Record<(typeof REFERENCE_USED)[number], string> = {
  yes: 'Used by products',
  no: 'Not used by any product',
};

interface Props<Row extends object> {
  kind: ReferenceKind<Row>;
  name?: (row: InUse<Row>) => ReactNode;
  columns?: readonly TableColumn<InUse<Row>>[];
  /** Of the table, beside the search. */
  add?: ReactNode;
  /** Further ones of a row. */
  actions?: (row: InUse<Row>) => RowAction[];
}

/** One kind of reference data: its form, its table, and how many products use each record. (SPEC 2, Admin dashboard) */
export function ReferenceSection<Row extends object>(props: Props<Row>) {
  const { kind, name, columns = [], add } = props;
  const { section, title, noun, label, list, idOf, nameOf } = kind;
  const calls = referenceCalls<Row>(useApi(), kind.list);
  const [params] = useSearchParams();
  const pending = usePendingParams(section) ?? params;
  const can = usePermission();
  const history = useHistoryAction();
  const [replaced, setReplaced] = useState<InUse<Row> | null>(null);
  const formOf = (row: InUse<Row>) => ({ to: formPath(section, pending, idOf(row)) });
  const actions = (row: InUse<Row>): RowAction[] => [
    { label: 'Edit', link: <Link {...formOf(row)} /> },
    ...(props.actions?.(row) ?? []),
    ...history(noun as AuditEntity, idOf(row)),
    row.products > 0
      ? { label: 'Delete', danger: true, onSelect: () => setReplaced(row) }
      : {
          label: 'Delete',
          danger: true,
          confirm: {
            title: `Delete ${nameOf(row)}?`,
            text: `No product uses it. You can restore it for ${LIMITS.trashDays} days.`,
          },
          run: () => calls.remove(idOf(row)),
        },
  ];
  const bulk: BulkAction[] = [
    {
      label: 'Delete',
      danger: true,
      run: calls.removeAll,
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
    path: adminList(list) as TablePath<InUse<Row>>,
    permissions: { write: 'catalogue:write', export: 'catalogue:read' },
    sorts: REFERENCE_SORTS,
    defaultSort: 'name',
    filters: [
      ...(kind.publication ? [{ name: 'state', label: 'State', options: STATE_LABELS }] : []),
      { name: 'used', label: 'Use', options: USED },
    ],
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
  const id = readId(params);
  const canWrite = can('catalogue:write');
  // Those who only read see the form of a record.
  const hasForm = canWrite || id !== null;
  return (
    <>
      {hasForm && (
        <>
          <Heading as="h1" size="sm" className={styles.title}>
            {canWrite ? title : capitalized(noun)}
          </Heading>
          <div className={styles.above}>
            <ReferenceForm kind={kind} id={id} />
          </div>
        </>
      )}
      <TablePage
        spec={spec}
        as={hasForm ? 'h2' : 'h1'}
        open={formOf}
        actions={actions}
        bulk={bulk}
        add={add}
      />
      <ReplaceDialog kind={kind} row={replaced} onClose={() => setReplaced(null)} />
    </>
  );
}
