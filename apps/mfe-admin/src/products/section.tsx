import { Link } from 'react-router-dom';
import {
  API,
  PRODUCT_SORTS,
  type AdminProduct,
  type Answer,
  type ProductAction,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { LinkButton } from '@tivara/ui';
import { sectionPath } from '../shared/section-path';
import { TablePage } from '../shared/table/table-page';
import type { BulkAction, RowAction, TablePageSpec } from '../shared/table/table-spec';
import { PRODUCT_COLUMNS } from './product-columns';
import styles from './product-columns.module.css';

const SPEC: TablePageSpec<AdminProduct> = {
  section: 'products',
  title: 'Product Table',
  label: 'Products',
  path: API.adminProducts,
  sorts: PRODUCT_SORTS,
  defaultSort: 'name',
  filters: [{ name: 'published', label: 'Shown', options: { yes: 'To shoppers', no: 'Hidden' } }],
  columns: PRODUCT_COLUMNS,
  rowKey: (product) => product.product_id,
  rowName: (product) => product.product_name,
  rowClassName: styles.row,
  actionsHeader: 'Actions',
  importPath: sectionPath('products/import'),
};

export default function ProductSection() {
  const api = useApi();
  const actions = (product: AdminProduct): RowAction[] => {
    const { product_id: id, product_name: name, published, version } = product;
    return [
      { label: 'Edit', link: <Link to={`/AddProduct?id=${id}`} state={{ product }} /> },
      {
        label: published ? 'Hide' : 'Publish',
        run: () =>
          api<Answer>(API.publishProduct(id), {
            method: 'PUT',
            body: { published: !published, version },
          }),
      },
      { label: 'Duplicate', run: () => api<Answer>(API.duplicateProduct(id), { method: 'POST' }) },
      {
        label: 'Delete',
        danger: true,
        confirm: {
          title: `Delete ${name}?`,
          text: 'Shoppers no longer find it. Its colors and pictures are deleted too.',
        },
        run: () => api<Answer>(`${API.products}/${id}`, { method: 'DELETE' }),
        failed: (message) => `Failed to delete product: ${message}`,
      },
    ];
  };
  const bulk = (action: ProductAction) => (ids: number[]) =>
    api<Answer>(API.bulkProducts, { method: 'POST', body: { action, ids } });
  const bulkActions: BulkAction[] = [
    { label: 'Publish', run: bulk('publish') },
    { label: 'Hide', run: bulk('hide') },
    {
      label: 'Delete',
      danger: true,
      run: bulk('delete'),
      confirm: (count) => ({
        title: count === 1 ? 'Delete 1 product?' : `Delete ${count} products?`,
        text: 'Shoppers no longer find them. Their colors and pictures are deleted too.',
      }),
    },
  ];
  return (
    <TablePage
      spec={SPEC}
      actions={actions}
      bulk={bulkActions}
      add={
        <LinkButton icon="plus" render={<Link to="/AddProduct" />}>
          Add Product
        </LinkButton>
      }
    />
  );
}
