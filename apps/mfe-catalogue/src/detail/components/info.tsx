import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '@tivara/contracts';
import { Remote } from '@tivara/federation';
import { msg, useTexts } from '@tivara/state';
import {
  Heading,
  Icon,
  IconButton,
  RecordText,
  SwatchPicker,
  TextLink,
  icons,
  useHydrated,
} from '@tivara/ui';
import { HeartSlot } from '../../card/heart-slot';
import CompareButton from '../../compare/fragments/compare-button';
import { productPath } from '../../products/links';
import { MM, withUnit } from '../../products/with-unit';
import { share } from '../../share';
import { SizeGuide } from '../size-guide/size-guide';
import styles from './info.module.css';

interface Props {
  product: Product;
  chosen: number;
  onChoose: (index: number) => void;
}

export function Info({ product, chosen, onChoose }: Props) {
  const t = useTexts();
  const colour = product.colors[chosen];
  const hydrated = useHydrated();
  return (
    <div className={styles.info}>
      <div className={styles.top}>
        <h1 className={styles.title}>
          <Heading as="span" size="sm">
            {product.product_name}
          </Heading>{' '}
          {colour && <RecordText className={styles.colour}>{colour.color_name}</RecordText>}
        </h1>
        <IconButton
          icon={icons.share}
          label={t('Share {name}', { name: product.product_name })}
          title={t('Share')}
          className={styles.share}
          onClick={() => void share(product.product_name, productPath(product, chosen))}
        />
      </div>
      <SwatchPicker
        label={t('Colour')}
        colours={product.colors}
        chosen={chosen}
        onChoose={onChoose}
        size="lg"
        pathOf={hydrated ? undefined : (index) => productPath(product, index)}
        className={styles.swatches}
      />
      {product.product_description && (
        <p className={styles.description}>{product.product_description}</p>
      )}
      {colour && (
        <HeartSlot product={product} colour={colour} variant="button" className={styles.heart} />
      )}
      <div className={styles.further}>
        {colour && (
          <div className={styles.compare}>
            <CompareButton product={product} color={colour} variant="text" />
          </div>
        )}
        <FinderSlot product={product} />
      </div>
      <Facts product={product} />
      <SizeGuide product={product} className={styles.guide} />
    </div>
  );
}

/** Falls back to a link to the store locator while the finder loads or if it fails. */
const FinderSlot = ({ product: { product_id, product_name } }: Pick<Props, 'product'>) => (
  <div className={styles.finder}>
    <Remote
      id="stores/finder"
      props={{ product: { product_id, product_name } }}
      fallback={<StoreLink />}
      failed={() => <StoreLink />}
      missing={<StoreLink />}
    />
  </div>
);

const StoreLink = () => {
  const t = useTexts();
  return (
    <span className={styles.storeLink}>
      <Icon path={icons.pin} />
      <TextLink render={<Link to="/store" />}>{t('Find in a store')}</TextLink>
    </span>
  );
};

function Facts({ product }: Pick<Props, 'product'>) {
  const t = useTexts();
  const facts: Record<string, ReactNode> = {
    [msg('Size')]: t('{size} mm lens width', { size: product.size }),
    [msg('Lens height')]: withUnit(t, product.lens_height_mm, MM),
    [msg('Bridge')]: withUnit(t, product.bridge_mm, MM),
    [msg('Temples')]: withUnit(t, product.temple_mm, MM),
    [msg('Weight')]: withUnit(t, product.weight_g, msg('{value} g, without lenses')),
    [msg('Lens')]: product.lens && <RecordText>{product.lens}</RecordText>,
    [msg('Category')]: <RecordText>{product.category_name}</RecordText>,
    [msg('Material')]: <RecordText>{product.material_name}</RecordText>,
    [msg('Collection')]: product.collection_name,
    [msg('Finishing')]: <RecordText>{product.finishing_name}</RecordText>,
    [msg('Frame type')]: product.frame_type_name,
    [msg('Shape')]: product.shape_name,
  };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{t(name)}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
