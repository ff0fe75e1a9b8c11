import { Link } from 'react-router-dom';
import {
  CHOICES,
  MEASURES,
  REFERENCES,
  isUpper,
  productPath,
  type Product,
} from '@tivara/contracts';
import { Remote } from '@tivara/federation';
import { useTexts } from '@tivara/state';
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
import { HeartSlot } from '../../products/heart-slot';
import CompareButton from '../../compare/fragments/compare-button';
import { detailOf, inUnit } from '../../products/attribute-texts';
import { share } from '../../shared/share';
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
      <Price product={product} />
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

/** Google demands the price of a feed on its page. (docs/how-to/feeds.md) */
function Price({ product }: Pick<Props, 'product'>) {
  const t = useTexts();
  const price = inUnit(t, product.price_inr, 'INR');
  if (!price) return null;
  return (
    <p className={styles.price}>
      {price} <span className={styles.taxes}>{t('including all taxes')}</span>
    </p>
  );
}

function Facts({ product }: Pick<Props, 'product'>) {
  const t = useTexts();
  return (
    <dl className={styles.facts}>
      {[...CHOICES, ...MEASURES, ...REFERENCES].map((row) => {
        const value = detailOf(t, product, row);
        return (
          value && (
            <div key={row.field} className={styles.fact}>
              <dt className={styles.name}>{t(row.label)}</dt>
              <dd className={styles.value}>
                {isUpper(row) ? <RecordText>{value}</RecordText> : value}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
