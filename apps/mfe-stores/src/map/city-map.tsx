import type { Store } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { cx } from '@tivara/ui';
import { storePath } from '../stores/links';
import { CITY_SIZE, layoutStores, type Located } from './layout-stores';
import { MapSvg, MarkerLink } from './map-svg';
import styles from './map.module.css';

/** Between the scale and the edge, in map units. */
const INSET = 20;
const SCALE_Y = CITY_SIZE - INSET;

interface Props {
  city: string;
  /** At least one. */
  stores: Located[];
  /** Of all stores if none is. */
  isChosen: (store: Store) => boolean;
}

/** The stores of a city to scale, north up, on a grid instead of streets. */
export function CityMap({ city, stores, isChosen }: Props) {
  const t = useTexts();
  const { points, stepKm, step } = layoutStores(stores, isChosen);
  const someChosen = stores.some(isChosen);
  return (
    <MapSvg
      viewBox={`0 0 ${CITY_SIZE} ${CITY_SIZE}`}
      label={t('Map of the stores in {city}, north up', { city })}
      sheet
    >
      <path d={gridPath(step)} className={styles.grid} />
      <path d={`M${INSET} ${SCALE_Y - 6}v6h${step}v-6`} className={styles.scale} />
      <text x={INSET + step + 12} y={SCALE_Y} className={cx(styles.label, styles.scaleText)}>
        {t('{distance} km', { distance: stepKm })}
      </text>
      {points.map((marker) => (
        <MarkerLink
          key={marker.store.store_id}
          to={storePath(marker.store)}
          name={`${marker.text}, ${marker.store.locality}`}
          marker={marker}
          selected={someChosen && isChosen(marker.store)}
          quiet={someChosen && !isChosen(marker.store)}
        />
      ))}
    </MapSvg>
  );
}

/** Lines along the scale, so that it can be laid against them. */
function gridPath(step: number): string {
  const lines: string[] = [];
  for (let at = INSET % step; at < CITY_SIZE; at += step)
    lines.push(`M${at.toFixed(1)} 0v${CITY_SIZE}M0 ${(CITY_SIZE - at).toFixed(1)}h${CITY_SIZE}`);
  return lines.join('');
}
