import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { cardName, productPath, type ApiCall, type Product } from '@tivara/contracts';
import { expectArray, useApi, useTexts } from '@tivara/state';
import { Heading, Picture, Skeleton, TextLink, VisuallyHidden, cx } from '@tivara/ui';
import { picturesOf } from '../../products/pictures';
import { filterViewed } from './store';
import section from '../../shared/section.module.css';
import styles from './recently-viewed.module.css';

interface Props {
  id: number;
  /** Of the other products. */
  ids: number[];
  onClear: () => void;
}

export default function Row({ id, ids, onClear }: Props) {
  const t = useTexts();
  const { data, isError } = useQuery(viewedQuery(useApi(), ids));
  useEffect(() => {
    if (data)
      filterViewed((one) => one === id || data.some((product) => product.product_id === one));
  }, [data, id]);
  if (isError || data?.length === 0) return null;
  const clear = () => {
    filterViewed((one) => one === id);
    onClear();
  };
  return (
    <section className={cx(section.section, styles.section)}>
      <div className={styles.head}>
        <Heading size="xs">{t('Recently viewed')}</Heading>
        <TextLink render={<button type="button" onClick={clear} />}>{t('Clear')}</TextLink>
      </div>
      <ul className={styles.row}>
        {data
          ? data.map((product) => <Item key={product.product_id} product={product} />)
          : ids.map((one) => (
              <li key={one} className={styles.item}>
                <Skeleton shape="tile" className={styles.tile} />
                <span className={styles.code}>&nbsp;</span>
              </li>
            ))}
      </ul>
    </section>
  );
}

const viewedQuery = (api: ApiCall, ids: number[]) =>
  queryOptions({
    queryKey: ['viewed', ids.join()],
    queryFn: async ({ signal }) => {
      const products = expectArray<Product>(
        await api('/api/products', { query: { ids: ids.join() }, signal }),
      );
      return ids.flatMap((id) => products.find(({ product_id }) => product_id === id) ?? []);
    },
  });

function Item({ product }: { product: Product }) {
  const [colour] = product.colors;
  const [picture] = colour ? picturesOf(colour) : [];
  return (
    <li className={styles.item}>
      <Link to={productPath(product)} title={product.product_name} className={styles.link}>
        <span className={styles.tile}>
          {picture && <Picture picture={picture} sizes={SIZES} square alt="" />}
        </span>
        <span className={styles.code} aria-hidden="true">
          {cardName(product.product_name)}
        </span>
        <VisuallyHidden>{product.product_name}</VisuallyHidden>
      </Link>
    </li>
  );
}

const SIZES =
  '(min-width: 1920px) 240px, (min-width: 1024px) 12.5vw, (min-width: 768px) 25vw, 40vw';
