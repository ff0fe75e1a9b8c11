import { LIMITS, type Product } from '@tivara/contracts';
import {
  Picture,
  RecordText,
  Swatch,
  VisuallyHidden,
  type Column,
  type Renderable,
} from '@tivara/ui';
import { directionOf, sortedBy, type TableSearch } from '../table-search';
import styles from './product-table.module.css';

type SortKey = Parameters<typeof directionOf>[1];

/** The table's columns; their heads lead to the same search in another order. */
export function productColumns(
  search: TableSearch,
  link: (search: TableSearch) => Renderable,
): Column<Product>[] {
  const sort = (key: SortKey) => {
    const direction = directionOf(search, key);
    return { link: link(sortedBy(search, key)), ...(direction && { direction }) };
  };
  return [
    {
      key: 'name',
      header: 'Name',
      phone: 'title',
      sort: sort('name'),
      cell: (product) => <Name product={product} />,
    },
    {
      key: 'size',
      header: 'Size',
      align: 'end',
      sort: sort('size'),
      cell: ({ size }) => (
        <>
          {size}
          <span className={styles['unit']}> mm</span>
        </>
      ),
    },
    {
      key: 'category',
      header: 'Category',
      sort: sort('category'),
      cell: ({ category_name }) => <RecordText>{category_name}</RecordText>,
    },
    {
      key: 'material',
      header: 'Material',
      sort: sort('material'),
      cell: ({ material_name }) => <RecordText>{material_name}</RecordText>,
    },
    {
      key: 'collection',
      header: 'Collection',
      sort: sort('collection'),
      cell: ({ collection_name }) => collection_name,
    },
    {
      key: 'colour',
      header: 'Color',
      phone: 'block',
      cell: ({ colors }) => (
        <span className={styles['colours']}>
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
}

function Name({ product: { product_name, colors } }: { product: Product }) {
  const picture = colors[0]?.images[0];
  return (
    <span className={styles['name']}>
      <span className={styles['plate']}>
        {picture && (
          <Picture picture={{ ...picture, url: picture.image_url }} sizes="60px" alt="" />
        )}
      </span>
      <span>
        <span className={styles['code']}>{product_name.slice(0, LIMITS.cardName)}</span>
        {product_name.slice(LIMITS.cardName)}
      </span>
    </span>
  );
}
