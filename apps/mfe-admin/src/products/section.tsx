import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  CHOICES,
  LIMITS,
  PRODUCT_SORTS,
  REFERENCES,
  VALUES,
  cardName,
  isSortable,
  isUpper,
  publicationState,
  referenceName,
} from '@tivara/contracts';
import type {
  AdminProduct,
  Attribute,
  PreviewLinkResponse,
  ProductAction,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { LinkButton, Picture, RecordText, Swatch, VisuallyHidden, cx, icons } from '@tivara/ui';
import { STATE_LABELS, StateMark } from '../shared/publication/publication-state';
import { sectionPath } from '../shared/section-path';
import { useHistoryAction } from '../shared/table/history-action';
import { TablePage } from '../shared/table/table-page';
import type { BulkAction, RowAction, TableColumn, TablePageSpec } from '../shared/table/table-spec';
import { Mark } from '../shared/ui/mark';
import { PreviewDialog } from '../shared/ui/preview-dialog';
import { EditDialog, type Chosen } from './edit-dialog';
import { VALUE_FILTERS } from './value-filters';
import shared from '../shared/ui/shared.module.css';
import styles from './products.module.css';

type Valued = Exclude<Attribute, { kind: 'colors' }>;

/** What a product has, as a column. */
function columnsOf(row: Valued): TableColumn<AdminProduct>[] {
  if (!('isColumn' in row)) return [];
  const { field, label } = row;
  const valueOf = (product: AdminProduct) =>
    row.kind === 'reference' ? product[referenceName(row.field)] : product[row.field];
  return [
    {
      key: field,
      header: label,
      ...(isSortable(row) && { sort: field }),
      ...(row.kind === 'number' && { align: 'end' }),
      cell: (product) => (
        <>
          {isUpper(row) ? (
            <RecordText>{String(valueOf(product) ?? '')}</RecordText>
          ) : (
            valueOf(product)
          )}
          {row.kind === 'number' && <span className={shared.unit}> {row.unit}</span>}
        </>
      ),
    },
  ];
}

const COLUMNS: readonly TableColumn<AdminProduct>[] = [
  {
    key: 'name',
    header: 'Name',
    phone: 'title',
    sort: 'name',
    cell: (product) => <Name product={product} />,
  },
  ...[...VALUES, ...REFERENCES].flatMap(columnsOf),
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
  path: '/api/admin/products',
  permissions: { write: 'catalogue:write', export: 'catalogue:read' },
  sorts: PRODUCT_SORTS,
  defaultSort: 'name',
  filters: [
    { name: 'state', label: 'State', options: { ...STATE_LABELS, unpublished: 'Not shown' } },
    ...VALUE_FILTERS,
    {
      name: 'missing',
      label: 'Missing',
      options: {
        picture: 'Pictures of a color',
        description: 'Description',
        ...Object.fromEntries(CHOICES.map(({ field, label }) => [field, label])),
        measures: 'A measure',
        price: 'Price',
      },
      isFurther: true,
    },
  ],
  columns: COLUMNS,
  rowKey: (product) => product.product_id,
  rowName: (product) => product.product_name,
  rowClassName: styles.row,
  actionsHeader: 'Actions',
  importPath: sectionPath('products/import'),
};

const formOf = (product: AdminProduct) => ({
  to: `/AddProduct?id=${product.product_id}`,
  state: { product },
});

export default function ProductSection() {
  const api = useApi();
  const history = useHistoryAction();
  const [preview, setPreview] = useState<PreviewLinkResponse | null>(null);
  const [edited, setEdited] = useState<Chosen | null>(null);
  const previewAction = (id: number): RowAction => ({
    label: 'Preview link',
    run: async () => {
      setPreview(await api('/api/admin/products/{id}/preview', { path: { id }, method: 'POST' }));
      return null;
    },
  });
  const actions = (product: AdminProduct): RowAction[] => {
    const { product_id: id, product_name: name, version } = product;
    const state = publicationState(product);
    const isShown = state === 'published' && publicationState(product.collection) === 'published';
    const publish = (label: string, published: boolean): RowAction => ({
      label,
      run: () =>
        api('/api/admin/products/{id}/published', {
          path: { id },
          method: 'PUT',
          body: { published, version },
        }),
    });
    return [
      { label: 'Edit', link: <Link {...formOf(product)} /> },
      ...(state === 'published' ? [] : [publish('Publish', true)]),
      ...(state === 'published' ? [publish('Hide', false)] : []),
      ...(state === 'scheduled' ? [publish('Withdraw', false)] : []),
      ...(isShown ? [] : [previewAction(id)]),
      {
        label: 'Duplicate',
        run: () => api('/api/admin/products/{id}/duplicate', { path: { id }, method: 'POST' }),
      },
      ...history('product', id),
      {
        label: 'Delete',
        danger: true,
        confirm: {
          title: `Delete ${name}?`,
          text: `Shoppers no longer find it. You can restore it for ${LIMITS.trashDays} days.`,
        },
        run: () => api('/api/products/{id}', { method: 'DELETE', path: { id } }),
        failed: (message) => `Failed to delete product: ${message}`,
      },
    ];
  };
  const bulk = (action: ProductAction) => (ids: number[]) =>
    api('/api/admin/products/bulk', { method: 'POST', body: { action, ids } });
  const bulkActions: BulkAction[] = [
    { label: 'Publish', run: bulk('publish') },
    { label: 'Hide', run: bulk('hide') },
    { label: 'Edit', onSelect: (ids, clear) => setEdited({ ids, clear }) },
    {
      label: 'Delete',
      danger: true,
      run: bulk('delete'),
      confirm: (count) => ({
        title: count === 1 ? 'Delete 1 product?' : `Delete ${count} products?`,
        text: `Shoppers no longer find them. You can restore them for ${LIMITS.trashDays} days.`,
      }),
    },
  ];
  return (
    <>
      <TablePage
        spec={SPEC}
        open={formOf}
        actions={actions}
        bulk={bulkActions}
        add={
          <LinkButton icon={icons.plus} render={<Link to="/AddProduct" />}>
            Add Product
          </LinkButton>
        }
      />
      <EditDialog chosen={edited} onClose={() => setEdited(null)} />
      <PreviewDialog
        preview={preview}
        what="this product"
        onClose={() => setPreview(null)}
        returnFocus={() => document.getElementById('main')}
      />
    </>
  );
}

function Name({ product }: { product: AdminProduct }) {
  const { product_name, colors, collection } = product;
  const isPublished = publicationState(product) === 'published';
  const picture = colors[0]?.images[0];
  return (
    <span className={styles.name}>
      <span className={cx(shared.thumbnail, styles.picture)}>
        {picture && (
          <Picture picture={{ ...picture, url: picture.image_url }} sizes="60px" alt="" />
        )}
      </span>
      <span>
        <span className={styles.code}>{cardName(product_name)}</span>
        {product_name.slice(cardName(product_name).length)}
        {!isPublished && (
          <span className={styles.state}>
            <StateMark of={product} />
          </span>
        )}
        {isPublished && publicationState(collection) !== 'published' && (
          <span className={styles.state}>
            <Mark tone="quiet">Hidden with its collection</Mark>
          </span>
        )}
      </span>
    </span>
  );
}
