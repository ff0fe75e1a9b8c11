import { memo, useDeferredValue, useState, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import {
  cardName,
  shownColour,
  productPath,
  type Product,
  type ProductColour,
} from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import {
  Heading,
  Icon,
  Picture,
  RecordText,
  SwatchPicker,
  VisuallyHidden,
  cx,
  icons,
} from '@tivara/ui';
import CompareButton from '../compare/fragments/compare-button';
import { HeartSlot } from '../products/heart-slot';
import { picturesOf } from '../products/pictures';
import styles from './card.module.css';

/** Up to this many swatches fit on one line. */
const MAX_INLINE_SWATCHES = 3;

interface Loading {
  sizes: string;
  eager?: boolean;
  priority?: boolean;
}

interface Props extends Loading {
  product: Product;
  heading: 'h2' | 'h3';
  /** Filtered by: the card shows the first of its colours that fits. */
  colours?: readonly string[];
  /** Searched without: the card shows the first of its colours that has none of them. */
  unwantedColours?: readonly string[];
  /** An unsaved product: no links and no wishlist heart, possibly no colours yet. */
  preview?: boolean;
}

const NO_COLOURS: readonly string[] = [];

export function Card({
  product,
  heading,
  colours = NO_COLOURS,
  unwantedColours = NO_COLOURS,
  preview,
  ...loading
}: Props) {
  const t = useTexts();
  const filtered = [...colours, '', ...unwantedColours].join();
  const [picked, setPicked] = useState<{ index: number; filtered: string } | null>(null);
  const chosen =
    picked?.filtered === filtered
      ? picked.index
      : shownColour(product.colors, colours, unwantedColours);
  // The chosen swatch is painted first.
  const shown = useDeferredValue(chosen);
  const { product_name, category_name, material_name, colors } = product;
  if (!colors.length && !preview) return null;
  return (
    <article className={cx(styles.card, preview && styles.preview)}>
      <Tile {...loading} product={product} index={shown} preview={preview} />
      <div className={styles.caption}>
        <Heading as={heading} size="2xs" className={styles.code}>
          <span aria-hidden="true" title={product_name}>
            {cardName(product_name)}
          </span>
          <VisuallyHidden>{product_name}</VisuallyHidden>
        </Heading>
        <SwatchPicker
          label={t('Colour of {name}', { name: product_name })}
          colours={colors}
          chosen={chosen}
          onChoose={(index) => setPicked({ index, filtered })}
          className={cx(styles.swatches, colors.length <= MAX_INLINE_SWATCHES && styles.line)}
        />
        <p className={styles.meta}>
          <RecordText>{category_name}</RecordText>, <RecordText>{material_name}</RecordText>
        </p>
      </div>
    </article>
  );
}

interface TileProps extends Loading {
  product: Product;
  /** Of the colour. */
  index: number;
  preview: boolean | undefined;
}

/** A colour's pictures, which lead to the product, with its heart. */
const Tile = memo(function Tile({ product, index, preview, ...loading }: TileProps) {
  const t = useTexts();
  const { hover, toggle, ...hoverHandlers } = useHoverIntent();
  const { product_name, colors } = product;
  const colour = colors[index] ?? colors[0];
  const pictures = colour && (
    <CardPictures key={colour.color_name} {...loading} colour={colour} hover={hover} />
  );
  return (
    <div className={styles.tile} {...hoverHandlers}>
      {preview ? (
        <>
          <button
            type="button"
            aria-label={t('Second picture')}
            aria-pressed={hover === 'active'}
            className={styles.link}
            onClick={toggle}
          >
            {pictures}
          </button>
          <span className={cx(styles.heart, styles.staticHeart)}>
            <Icon path={icons.heart} />
          </span>
        </>
      ) : (
        <Link
          to={productPath(product, index)}
          title={product_name}
          aria-label={product_name}
          className={styles.link}
        >
          {pictures}
        </Link>
      )}
      {!preview && colour && (
        <>
          <HeartSlot product={product} colour={colour} variant="icon" className={styles.heart} />
          <div className={styles.compare}>
            <CompareButton product={product} color={colour} variant="icon" />
          </div>
        </>
      )}
    </div>
  );
});

interface PicturesProps extends Loading {
  colour: ProductColour;
  hover: HoverState;
}

/** The colour's first picture; the second covers it on hover or focus. */
function CardPictures({ colour, hover, ...loading }: PicturesProps) {
  const [loaded, setLoaded] = useState(false);
  const [first, second] = picturesOf(colour);
  if (!first) return null;
  return (
    <>
      <Picture picture={first} square {...loading} />
      {second && hover !== 'never' && (
        <span
          className={cx(styles.second, hover === 'active' && loaded && styles.visible)}
          aria-hidden="true"
        >
          <Picture
            picture={second}
            sizes={loading.sizes}
            square
            eager
            alt=""
            onLoad={() => setLoaded(true)}
          />
        </span>
      )}
    </>
  );
}

type HoverState = 'never' | 'active' | 'past';

/** Tracks mouse hover and keyboard focus; ignores touch, which would only flash. */
function useHoverIntent() {
  const [hover, setHover] = useState<HoverState>('never');
  const leave = () => setHover((now) => (now === 'active' ? 'past' : now));
  return {
    hover,
    toggle: () => setHover((now) => (now === 'active' ? 'past' : 'active')),
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setHover('active');
    },
    onPointerLeave: leave,
    onFocus: ({ target }: { target: Element }) => {
      if (target.matches(':focus-visible')) setHover('active');
    },
    onBlur: leave,
  };
}
