import type { StorePlace } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { layoutCities } from './layout-cities';
import { Label, MapSvg } from './map-svg';
import { INDIA_GRID, INDIA_PATH, rounded, type Point } from './project';
import styles from './map.module.css';

interface Props {
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
export const MapCrop = ({ places, city, at }: Props) => {
  const t = useTexts();
  return (
    <MapSvg
      viewBox={[at.x - REACH.x, at.y - REACH.y, 2 * REACH.x, 2 * REACH.y].map(rounded).join(' ')}
      label={t('Map of the area around {city}', { city })}
      sheet
      image
      className={styles.crop}
    >
      <path d={INDIA_PATH} className={styles.land} strokeDasharray={`0 ${INDIA_GRID.stepX}`} />
      {layoutCities(places, (place) => place.city === city).map(({ x, y, place }) => {
        const inside =
          Math.abs(x - at.x) < REACH.x - MARGIN && Math.abs(y - at.y) < REACH.y - MARGIN;
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
};
