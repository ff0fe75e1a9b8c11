import { Link } from 'react-router-dom';
import { API, LIMITS, PRODUCT_SORTS } from '@tivara/contracts';
import type { AdminProduct, Answer, ProductAction } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { LinkButton, Picture, RecordText, Swatch, VisuallyHidden, cx, icons } from '@tivara/ui';
import { sectionPath } from '../shared/section-path';
import { TablePage } from '../shared/table/table-page';
import type { BulkAction, RowAction, TableColumn, TablePageSpec } from '../shared/table/table-spec';
import shared from '../shared/ui/shared.module.css';
import styles from './products.module.css';

const COLUMNS: readonly TableColumn<AdminProduct>[] = [
  {
    key: 'name',
    header: 'Name',
    phone: 'title',
    sort: 'name',
    cell: (product) => <Name product={product} />,
  },
  {
    key: 'size',
    header: 'Size',
    align: 'end',
    sort: 'size',
    cell: ({ size }) => (
      <>
        {size}
        <span className={shared.unit}> mm</span>
      </>
    ),
  },
  {
    key: 'category',
    header: 'Category',
    sort: 'category',
    cell: ({ category_name }) => <RecordText>{category_name}</RecordText>,
  },
  {
    key: 'material',
    header: 'Material',
    sort: 'material',
    cell: ({ material_name }) => <RecordText>{material_name}</RecordText>,
  },
  {
    key: 'collection',
    header: 'Collection',
    sort: 'collection',
    cell: ({ collection_name }) => collection_name,
  },
  {
    key: 'colour',
    header: 'Color',
    phone: 'block',
    cell: ({ colors }) => (
      <span className={styles.colours}>
        {colors.map(({ product_color_id, color_name, color_code }) => (
          <span key={product_color_id} title={color_name}>
            <Swatch code={color_code} size="sm" />
            <VisuallyHidden>{color_name} </VisuallyHidden>
          </span>
        ))}
      </span>
    ),
  },
];

const SPEC: TablePageSpec<AdminProduct> = {
  section: 'products',
  title: 'Product Table',
  label: 'Products',
  path: API.adminProducts,
  permissions: { write: 'catalogue:write', export: 'catalogue:read' },
  sorts: PRODUCT_SORTS,
  defaultSort: 'name',
  filters: [{ name: 'published', label: 'Shown', options: { yes: 'To shoppers', no: 'Hidden' } }],
  columns: COLUMNS,
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
        <LinkButton icon={icons.plus} render={<Link to="/AddProduct" />}>
          Add Product
        </LinkButton>
      }
    />
  );
}

function Name({ product: { product_name, colors, published } }: { product: AdminProduct }) {
  const picture = colors[0]?.images[0];
  return (
    <span className={styles.name}>
      <span className={cx(shared.thumbnail, styles.picture)}>
        {picture && (
          <Picture picture={{ ...picture, url: picture.image_url }} sizes="60px" alt="" />
        )}
      </span>
      <span>
        <span className={styles.code}>{product_name.slice(0, LIMITS.cardName)}</span>
        {product_name.slice(LIMITS.cardName)}
        {!published && <span className={styles.hidden}> Hidden</span>}
      </span>
    </span>
  );
}
