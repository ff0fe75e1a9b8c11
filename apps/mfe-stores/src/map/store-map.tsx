import type { ReactNode, SVGProps } from 'react';
import { Link } from 'react-router-dom';
import type { StorePlace } from '@tivara/contracts';
import { cx } from '@tivara/ui';
import { cityPath } from '../stores/links';
import { layoutCities, type CityPoint } from './layout-cities';
import { INDIA_GRID, INDIA_PATH, rounded, type Point } from './project';
import styles from './store-map.module.css';

/** Margin for labels and the ring, in map units. */
const EDGE = 12;
const { width, height, stepX } = INDIA_GRID;
const FULL_VIEW = `${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`;

interface Props {
  places: StorePlace[];
  /** Spelt as in `places`, or ''. */
  chosen: string;
}

/** A dotted map of India, with borders as published by the Survey of India, and the cities that have stores. */
export const StoreMap = ({ places, chosen }: Props) => (
  <MapSvg viewBox={FULL_VIEW} label="Map of India with the cities that have stores">
    {layoutCities(places, chosen).map((point) => {
      const { city, stores } = point.place;
      const selected = city === chosen;
      const marker = <City key={city} point={point} selected={selected} />;
      // Unlabelled cities are reachable through the city form.
      if (!point.label && !selected) return marker;
      return (
        <Link
          key={city}
          to={cityPath(city)}
          preventScrollReset
          className={styles.city}
          aria-label={`${city}, ${stores} ${stores === 1 ? 'store' : 'stores'}`}
          aria-current={selected || undefined}
        >
          <circle className={styles.target} cx={point.x} cy={point.y} r="20" />
          {marker}
        </Link>
      );
    })}
  </MapSvg>
);

interface CropProps {
  places: StorePlace[];
  /** Spelt as in `places`. */
  city: string;
  at: Point;
}

/** Half the crop's size in map units, about 350 km each way. */
const REACH = { x: 68, y: 51 };
/** Between a dot and its label, and between a dot and the edge, in map units. */
const GAP = 5;
const MARGIN = 8;

/** The area around one store. A single image to screen readers: the address has the same information. */
export const MapCrop = ({ places, city, at }: CropProps) => (
  <MapSvg
    viewBox={[at.x - REACH.x, at.y - REACH.y, 2 * REACH.x, 2 * REACH.y].map(rounded).join(' ')}
    label={`Map of the area around ${city}`}
    crop
  >
    {layoutCities(places, city).map(({ x, y, place }) => {
      const inside = Math.abs(x - at.x) < REACH.x - MARGIN && Math.abs(y - at.y) < REACH.y - MARGIN;
      if (!inside || place.city === city) return null;
      // Near the right edge the label would be cut off.
      const left = x - at.x > REACH.x / 2;
      return (
        <g key={place.city}>
          <circle className={styles.point} cx={x} cy={y} r="2" />
          <Label x={rounded(left ? x - GAP : x + GAP)} y={y} textAnchor={left ? 'end' : 'start'}>
            {place.city}
          </Label>
        </g>
      );
    })}
    <circle className={styles.ring} cx={at.x} cy={at.y} r="6" />
    <circle className={styles.point} cx={at.x} cy={at.y} r="3.2" />
    <Label x={rounded(at.x - 2 * GAP)} y={at.y} textAnchor="end" className={styles.selected}>
      {city}
    </Label>
  </MapSvg>
);

interface MapSvgProps {
  viewBox: string;
  label: string;
  crop?: boolean;
  children: ReactNode;
}

const MapSvg = ({ viewBox, label, crop, children }: MapSvgProps) => (
  <svg
    viewBox={viewBox}
    role={crop ? 'img' : 'group'}
    aria-label={label}
    className={cx(styles.map, crop && styles.crop)}
  >
    <path d={INDIA_PATH} className={styles.land} strokeDasharray={`0 ${stepX}`} />
    {children}
  </svg>
);

const Label = ({ className, ...text }: SVGProps<SVGTextElement>) => (
  <text {...text} dy=".35em" className={cx(styles.label, className)} />
);

function City({ point, selected }: { point: CityPoint; selected: boolean }) {
  const { x, y, radius, label, labelOnPhones, place } = point;
  return (
    <>
      {selected && <circle className={styles.ring} cx={x} cy={y} r={radius + 9} />}
      <circle className={styles.point} cx={x} cy={y} r={selected ? radius + 1.6 : radius} />
      {label && (
        <Label
          x={selected ? label.x + { start: 9, middle: 0, end: -9 }[label.anchor] : label.x}
          y={selected && label.anchor === 'middle' ? label.y + (label.y > y ? 9 : -9) : label.y}
          textAnchor={label.anchor}
          className={cx(selected && styles.selected, !labelOnPhones && styles.minor)}
        >
          {place.city}
        </Label>
      )}
    </>
  );
}
