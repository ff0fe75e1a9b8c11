import { LIMITS, type AdminProduct } from '@tivara/contracts';
import { Picture, RecordText, Swatch, VisuallyHidden, cx } from '@tivara/ui';
import type { TableColumn } from '../shared/table/table-spec';
import shared from '../shared/ui/shared.module.css';
import styles from './product-columns.module.css';

/** Name, Size, Category, Material, Collection, Color. (SPEC 9) */
export const PRODUCT_COLUMNS: readonly TableColumn<AdminProduct>[] = [
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
