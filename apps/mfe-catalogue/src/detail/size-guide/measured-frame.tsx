import { RIMS_MM, frameWidthOf, type Product } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { FrontOutline, frontMeasures } from '../../products/front';
import styles from './size-guide.module.css';

const WIDTH = 320;
const MARGIN = 22;
/** Below the width of the frame. */
const TOP = 36;
const WIDTH_Y = 20;

/** The front at the scale of its measures, with lens width, bridge, lens height and the width of the whole. */
export function MeasuredFrame({ product }: { product: Product }) {
  const t = useTexts();
  const { size } = product;
  const { bridge, height, width } = frontMeasures(product);
  const scale = (WIDTH - 2 * MARGIN - 40) / width;
  const [lens, lensHeight, gap] = [size * scale, height * scale, bridge * scale];
  const middle = WIDTH / 2 - 16;
  const left = middle - gap / 2 - lens;
  const right = middle + gap / 2;
  const y = TOP + lensHeight / 2;
  const foot = TOP + lensHeight;
  const end = (RIMS_MM / 2) * scale;
  const across = frameWidthOf(product);
  const measures = [
    t('one lens is {width} mm wide', { width: size }),
    product.lens_height_mm && t('the lens is {height} mm high', { height }),
    product.bridge_mm && t('the bridge {width} mm', { width: bridge }),
    product.temple_mm && t('each temple {length} mm long', { length: product.temple_mm }),
    across && t('the frame about {width} mm wide', { width: across }),
  ].filter(Boolean);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${Math.ceil(foot + 34)}`}
      width={WIDTH}
      height={Math.ceil(foot + 34)}
      role="img"
      aria-label={t('The frame from the front: {measures}.', { measures: measures.join(', ') })}
      className={styles.illustration}
    >
      <FrontOutline product={product} scale={scale} middle={middle} top={TOP} />
      {across && (
        <Span
          x1={left - end}
          x2={right + lens + end}
          y={WIDTH_Y}
          from={y - lensHeight * 0.2 - 3}
          text={`${across}`}
        />
      )}
      <Span x1={left} x2={left + lens} y={foot + 22} from={y} text={`${size}`} />
      {product.bridge_mm && (
        <Span x1={left + lens} x2={right} y={foot + 22} from={y} text={`${bridge}`} />
      )}
      {product.lens_height_mm && (
        <g className={styles.measure} fill="none" stroke="currentColor">
          <path
            d={`M${right + lens * 0.5} ${TOP}H${right + lens + 24}M${right + lens * 0.5} ${foot}H${right + lens + 24}`}
            strokeDasharray="2 3"
          />
          <path d={`M${right + lens + 18} ${TOP}V${foot}`} />
          <text
            x={right + lens + 24}
            y={y + 4.5}
            stroke="none"
            className={styles.figure}
            fill="currentColor"
          >
            {height}
          </text>
        </g>
      )}
    </svg>
  );
}

interface SpanProps {
  x1: number;
  x2: number;
  y: number;
  /** Where its dashed ends begin. */
  from: number;
  text: string;
}

const Span = ({ x1, x2, y, from, text }: SpanProps) => (
  <g className={styles.measure} fill="none" stroke="currentColor">
    <path d={`M${x1} ${from}V${y + 4}M${x2} ${from}V${y + 4}`} strokeDasharray="2 3" />
    <path d={`M${x1} ${y}H${x2}`} />
    <text x={(x1 + x2) / 2} y={y - 5} textAnchor="middle" stroke="none" className={styles.figure}>
      {text}
    </text>
  </g>
);
