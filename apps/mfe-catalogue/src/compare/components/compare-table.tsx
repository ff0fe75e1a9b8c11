import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS, productPath, type Product } from '@tivara/contracts';
import { notify, useAppStore, useTexts } from '@tivara/state';
import { Heading, Icon, Picture, RecordText, Swatch, VisuallyHidden, cx, icons } from '@tivara/ui';
import { HeartSlot } from '../../products/heart-slot';
import { FrontOutline, frontMeasures } from '../../products/front';
import { comparePath } from '../../products/links';
import { picturesOf } from '../../products/pictures';
import { FACTS, colourNames, differs } from '../facts';
import type { ShownFrame } from '../frames';
import styles from './compare-table.module.css';

/** Columns have the same width however many frames there are. */
export function CompareTable({ shown }: { shown: ShownFrame[] }) {
  const t = useTexts();
  const products = shown.map(({ product }) => product);
  const free = Array.from({ length: LIMITS.comparedFrames - shown.length }, (_, index) => index);
  const empty = free.map((index) => <td key={`free ${index}`} className={styles.cell} />);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{products.map((one) => one.product_name).join(', ')}</VisuallyHidden>
      </caption>
      <colgroup>
        <col className={styles.labels} />
        <col span={LIMITS.comparedFrames} />
      </colgroup>
      <thead>
        <tr>
          <td />
          {shown.map((one, position) => (
            <td key={keyOf(one)} className={styles.top}>
              <Tile one={one} position={position} shown={shown} />
            </td>
          ))}
          {free.map((index) => (
            <td key={`free ${index}`} className={styles.top}>
              {index === 0 ? <AddFrame shown={shown} /> : <div className={styles.slot} />}
            </td>
          ))}
        </tr>
        <tr>
          <td className={styles.name} />
          {shown.map((one) => (
            <th key={keyOf(one)} scope="col" className={cx(styles.cell, styles.name)}>
              <Heading as="span" size="2xs">
                <Link to={productPath(one.product, one.index)} className={styles.link}>
                  {one.product.product_name}
                </Link>
              </Heading>
              <RecordText className={styles.colour}>{one.colour.color_name}</RecordText>
            </th>
          ))}
          {free.map((index) => (
            <td key={`free ${index}`} className={styles.name} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <Label>{t('To scale')}</Label>
          {shown.map((one) => (
            <td key={keyOf(one)} className={styles.cell}>
              <Front product={one.product} products={products} />
            </td>
          ))}
          {empty}
        </tr>
        {FACTS.map(({ name, of, record }) => (
          <Row key={name} name={t(name)} differs={differs(t, products, of)}>
            {shown.map((one) => (
              <td key={keyOf(one)} className={styles.cell}>
                <Value text={of(one.product, t)} record={record} />
              </td>
            ))}
            {empty}
          </Row>
        ))}
        <Row name={t('Colours')} differs={differs(t, products, colourNames)}>
          {shown.map((one) => (
            <td key={keyOf(one)} className={styles.cell}>
              <Colours product={one.product} />
            </td>
          ))}
          {empty}
        </Row>
      </tbody>
    </table>
  );
}

const keyOf = ({ frame }: ShownFrame) => `${frame.product_id} ${frame.color_id}`;

/** Outside of the table's layout on narrow screens, where it is a line above the values. */
const Label = ({ children }: { children: ReactNode }) => (
  <th scope="row" className={styles.label}>
    <span className={styles.labelText}>{children}</span>
  </th>
);

interface RowProps {
  name: string;
  differs: boolean | undefined;
  children: ReactNode;
}

const Row = (row: RowProps) => {
  const t = useTexts();
  return (
    <tr
      data-same={row.differs === false || undefined}
      className={row.differs === false ? styles.same : undefined}
    >
      <Label>
        {row.name}
        {row.differs && (
          <span className={styles.dot}>
            <VisuallyHidden> {t('differs')}</VisuallyHidden>
          </span>
        )}
      </Label>
      {row.children}
    </tr>
  );
};

function Value({ text, record = false }: { text: string | null; record?: boolean | undefined }) {
  const t = useTexts();
  if (text === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('Unknown')}</VisuallyHidden>
      </>
    );
  return record ? <RecordText>{text}</RecordText> : text;
}

interface TileProps {
  one: ShownFrame;
  position: number;
  shown: ShownFrame[];
}

/** Two columns fewer than a listing on phones, three beside the labels elsewhere. */
const SIZES = '(min-width: 1920px) 570px, (min-width: 768px) 28vw, 33vw';

function Tile({ one, position, shown }: TileProps) {
  const t = useTexts();
  const { product, colour, index, frame } = one;
  const [picture] = picturesOf(colour);
  const removeFromChoice = useAppStore((state) => state.removeFromComparison);
  const widest = Math.max(...shown.map((other) => frontMeasures(other.product).width));
  const others = shown.filter((other) => other !== one).map((other) => other.frame);
  const remove = () => {
    removeFromChoice(frame);
    notify(t('Removed from your comparison'), 'blank', { id: 'comparison' });
  };
  return (
    <div className={styles.tile}>
      <Link
        to={productPath(product, index)}
        aria-label={product.product_name}
        tabIndex={-1}
        className={styles.picture}
        // A picture has the whole frame, whatever its width. Not in the HTML, where the content policy forbids styles.
        ref={(element) => {
          element?.style.setProperty('scale', `${frontMeasures(product).width / widest}`);
        }}
      >
        {picture && <Picture picture={picture} sizes={SIZES} square="phone" eager alt="" />}
      </Link>
      <Link
        to={comparePath(others)}
        state={{ removed: position }}
        preventScrollReset
        aria-label={t('Remove {name} in {colour}', {
          name: product.product_name,
          colour: colour.color_name.toLowerCase(),
        })}
        title={t('Remove')}
        data-remove=""
        onClick={remove}
        className={styles.remove}
      >
        <Icon path={icons.close} />
      </Link>
      <HeartSlot product={product} colour={colour} variant="icon" className={styles.heart} />
    </div>
  );
}

/** Takes the shown frames along, which may be those of someone else's link. */
function AddFrame({ shown }: { shown: ShownFrame[] }) {
  const t = useTexts();
  const setComparison = useAppStore((state) => state.setComparison);
  return (
    <Link
      to="/product"
      onClick={() => setComparison(shown.map(({ frame }) => frame))}
      className={cx(styles.slot, styles.add)}
    >
      <Icon path={icons.plus} />
      {t('Add a frame')}
    </Link>
  );
}

/** Units of the illustration for one mm. */
const SCALE = 2;
const MARGIN = 4;

/** All of a comparison have one scale, so that their sizes can be seen. */
function Front({ product, products }: { product: Product; products: Product[] }) {
  const t = useTexts();
  const all = products.map(frontMeasures);
  const width = Math.ceil(Math.max(...all.map((one) => one.width)) * SCALE) + 2 * MARGIN;
  const height = Math.ceil(Math.max(...all.map((one) => one.height)) * SCALE) + 2 * MARGIN;
  const own = frontMeasures(product);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={t('About {width} mm wide and {height} mm high', {
        width: own.width,
        height: Math.round(own.height),
      })}
      className={styles.front}
    >
      <FrontOutline
        product={product}
        scale={SCALE}
        middle={width / 2}
        top={(height - own.height * SCALE) / 2}
      />
    </svg>
  );
}

const Colours = ({ product }: { product: Product }) => (
  <ul className={styles.colours}>
    {product.colors.map(({ color_name, color_code }) => (
      <li key={color_name} className={styles.swatch}>
        <Swatch code={color_code} size="sm" />
        <RecordText>{color_name}</RecordText>
      </li>
    ))}
  </ul>
);
