import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StorePlace } from '@tivara/contracts';
import { cx } from '@tivara/ui';
import { cityPath } from '../stores/links';
import { INDIA_GRID } from './india-dots';
import { placeCities, type CityPoint } from './labels';
import { INDIA_PATH, type Point } from './project';
import styles from './store-map.module.css';

/** Room for the names and the ring at the edges, in units of the drawing. */
const EDGE = 12;
const { width, height, stepX } = INDIA_GRID;
const WHOLE = `${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`;

interface Props {
  places: StorePlace[];
  /** The chosen city as the places spell it, or ''. */
  chosen: string;
}

/** India as dots, as the Survey of India draws it, with the cities that have stores. */
export const StoreMap = ({ places, chosen }: Props) => (
  <Frame viewBox={WHOLE} label="Map of India with the cities that have stores">
    {placeCities(places, chosen).map((point) => {
      const { city, stores } = point.place;
      const on = city === chosen;
      const drawn = <City key={city} point={point} on={on} />;
      // Cities without a name of their own are found by the form beside the map.
      if (!point.name && !on) return drawn;
      return (
        <Link
          key={city}
          to={cityPath(city)}
          preventScrollReset
          className={styles['city']}
          aria-label={`${city}, ${stores} ${stores === 1 ? 'store' : 'stores'}`}
          aria-current={on || undefined}
        >
          <circle className={styles['target']} cx={point.x} cy={point.y} r="20" />
          {drawn}
        </Link>
      );
    })}
  </Frame>
);

interface CropProps {
  places: StorePlace[];
  /** The city of the store, as the places spell it. */
  city: string;
  at: Point;
}

/** Half of what a crop shows, in units of the drawing: about 350 km each way. */
const REACH = { x: 68, y: 51 };
/** Names stand so far from their dots, and dots so far from the edge. */
const GAP = 5;
const MARGIN = 8;

/** The country around one store. It tells nothing that the text beside it does not, so it is one picture. */
export const MapCrop = ({ places, city, at }: CropProps) => (
  <Frame
    viewBox={[at.x - REACH.x, at.y - REACH.y, 2 * REACH.x, 2 * REACH.y].map(rounded).join(' ')}
    label={`Map of the country around ${city}`}
    crop
  >
    {placeCities(places, city)
      .filter(({ x, y, place }) => {
        const inside =
          Math.abs(x - at.x) < REACH.x - MARGIN && Math.abs(y - at.y) < REACH.y - MARGIN;
        return inside && place.city !== city;
      })
      .map(({ x, y, place }) => {
        // Towards the nearer edge a name would be cut.
        const left = x - at.x > REACH.x / 2;
        return (
          <g key={place.city}>
            <circle className={styles['point']} cx={x} cy={y} r="2" />
            <text
              className={styles['name']}
              x={rounded(left ? x - GAP : x + GAP)}
              y={y}
              dy=".35em"
              textAnchor={left ? 'end' : 'start'}
            >
              {place.city}
            </text>
          </g>
        );
      })}
    <circle className={styles['ring']} cx={at.x} cy={at.y} r="6" />
    <circle className={styles['point']} cx={at.x} cy={at.y} r="3.2" />
    <text
      className={cx(styles['name'], styles['on'])}
      x={rounded(at.x - 2 * GAP)}
      y={at.y}
      dy=".35em"
      textAnchor="end"
    >
      {city}
    </text>
  </Frame>
);

const rounded = (value: number): number => Math.round(value * 10) / 10;

interface FrameProps {
  viewBox: string;
  label: string;
  crop?: boolean;
  children: ReactNode;
}

const Frame = ({ viewBox, label, crop, children }: FrameProps) => (
  <svg
    viewBox={viewBox}
    role={crop ? 'img' : 'group'}
    aria-label={label}
    className={cx(styles['map'], crop && styles['crop'])}
  >
    <path d={INDIA_PATH} className={styles['land']} strokeDasharray={`0 ${stepX}`} />
    {children}
  </svg>
);

function City({ point, on }: { point: CityPoint; on: boolean }) {
  const { x, y, radius, name, onPhones, place } = point;
  return (
    <>
      {on && <circle className={styles['ring']} cx={x} cy={y} r={radius + 9} />}
      <circle className={styles['point']} cx={x} cy={y} r={on ? radius + 1.6 : radius} />
      {name && (
        <text
          x={on ? name.x + { start: 9, middle: 0, end: -9 }[name.anchor] : name.x}
          y={on && name.anchor === 'middle' ? name.y + (name.y > y ? 9 : -9) : name.y}
          dy=".35em"
          textAnchor={name.anchor}
          className={cx(styles['name'], on && styles['on'], !onPhones && styles['minor'])}
        >
          {place.city}
        </text>
      )}
    </>
  );
}
