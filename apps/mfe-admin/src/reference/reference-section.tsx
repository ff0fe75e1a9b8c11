import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  API,
  REFERENCE_SORTS,
  type Answer,
  type BulkDeletion,
  type InUse,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Heading, RecordText } from '@tivara/ui';
import { formPath } from '../shared/section-path';
import type { BulkAction, RowAction } from '../shared/table/actions';
import { TablePage, type TableColumn } from '../shared/table/table-page';
import { usePendingParams } from '../shared/table/use-pending-params';
import styles from './reference-section.module.css';

interface Props<Row> {
  /** Its id in the registry. */
  section: string;
  /** As the side menu has it: 'Add Category'. */
  title: string;
  /** One of them: 'category'. */
  noun: string;
  /** What is listed: 'Categories'. */
  label: string;
  /** The call that adds one; the others follow from it. */
  list: string;
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  /** Renders the name. Upper-case records are shown in sentence case. */
  name?: (row: InUse<Row>) => ReactNode;
  /** Between the name and the number of products. */
  columns?: readonly TableColumn<InUse<Row>>[];
  /** The form over the table: of a new row, or of the one with this id. */
  form: (id: number | null) => ReactNode;
}

/** One kind of reference data: its form, what there is, and how many products use it. (SPEC 2, Admin dashboard) */
export function ReferenceSection<Row extends object>(props: Props<Row>) {
  const { section, title, noun, label, list, idOf, nameOf, form } = props;
  const { name = (row: Row) => <RecordText>{nameOf(row)}</RecordText>, columns = [] } = props;
  const api = useApi();
  const [params] = useSearchParams();
  const pending = usePendingParams(section) ?? params;
  const path = API.admin(list);
  const actions = (row: InUse<Row>): RowAction[] => [
    {
      label: 'Edit',
      link: <Link to={formPath(section, pending, idOf(row))} />,
    },
    {
      label: 'Delete',
      danger: true,
      confirm: {
        title: `Delete ${nameOf(row)}?`,
        text: `${usedBy(row.products)} Only a ${noun} that no product uses can be deleted.`,
        action: 'Delete',
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
        action: 'Delete',
      }),
    },
  ];
  return (
    <>
      <Heading as="h1" size="sm" className={styles.title}>
        {title}
      </Heading>
      <div className={styles.form}>{form(readId(params))}</div>
      <TablePage<InUse<Row>>
        title={label}
        as="h2"
        spec={{
          section,
          label,
          path,
          exportPath: `${path}/export`,
          sorts: REFERENCE_SORTS,
          defaultSort: 'name',
        }}
        columns={[
          { key: 'name', header: 'Name', phone: 'title', sort: 'name', cell: name },
          ...columns,
          {
            key: 'products',
            header: 'Products',
            align: 'end',
            sort: 'products',
            cell: ({ products }) => (
              <>
                {products}
                <span className={styles.unit}>{products === 1 ? ' product' : ' products'}</span>
              </>
            ),
          },
        ]}
        rowKey={idOf}
        rowName={nameOf}
        actions={actions}
        bulk={bulk}
      />
    </>
  );
}

const usedBy = (products: number) =>
  products === 0
    ? 'No product uses it.'
    : products === 1
      ? '1 product uses it.'
      : `${products} products use it.`;

function readId(params: URLSearchParams): number | null {
  const id = Number(params.get('id'));
  return Number.isInteger(id) && id > 0 ? id : null;
}
