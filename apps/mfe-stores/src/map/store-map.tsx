import { Link } from 'react-router-dom';
import type { StorePlace } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { cx } from '@tivara/ui';
import { cityPath, statePath, storeCount } from '../stores/links';
import { layoutCities } from './layout-cities';
import { MapSvg, Marker, MarkerLink } from './map-svg';
import { INDIA_GRID, STATE_PATHS } from './project';
import { isInState, isSameState, type StateCount } from './states';
import styles from './map.module.css';

/** Margin for labels and the ring, in map units. */
const EDGE = 12;
const { width, height, stepX, stepY } = INDIA_GRID;
const FULL_VIEW = `${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`;

interface Props {
  places: StorePlace[];
  states: StateCount[];
  /** Spelt as in `places`. */
  cities: string[];
  /** Or ''. */
  state: string;
}

/** A dotted map of India, with borders as published by the Survey of India, and the cities that have stores. */
export function StoreMap({ places, states, cities, state }: Props) {
  const t = useTexts();
  const isChosen = (place: StorePlace) =>
    cities.includes(place.city) || (state !== '' && isInState(place, state));
  const isFiltered = cities.length > 0 || state !== '';
  return (
    <MapSvg viewBox={FULL_VIEW} label={t('Map of India with the cities that have stores')}>
      {[...STATE_PATHS].map(([name, path]) => (
        <State
          key={name}
          path={path}
          count={states.find((count) => isSameState(count.state, name))}
          selected={isSameState(name, state)}
        />
      ))}
      {layoutCities(places, isChosen).map((marker) => {
        const { city, stores } = marker.place;
        const selected = cities.includes(city);
        const shown = { marker, selected, quiet: isFiltered && !isChosen(marker.place) };
        // Unlabelled cities are reachable through the city form.
        if (!marker.label && !selected) return <Marker key={city} {...shown} />;
        return (
          <MarkerLink
            key={city}
            to={cityPath(city)}
            preventScrollReset
            name={`${city}, ${storeCount(t, stores)}`}
            {...shown}
          />
        );
      })}
    </MapSvg>
  );
}

interface StateProps {
  path: string;
  count: StateCount | undefined;
  selected: boolean;
}

/** An area to press; the list of states below the map has the same links for keyboards and screen readers. */
function State({ path, count, selected }: StateProps) {
  const t = useTexts();
  const land = (
    <path
      d={path}
      className={cx(styles.land, selected && styles.chosen)}
      strokeDasharray={`0 ${stepX}`}
    />
  );
  if (!count) return land;
  return (
    <Link
      to={statePath(count.state)}
      preventScrollReset
      tabIndex={-1}
      aria-hidden="true"
      className={styles.state}
    >
      <title>{`${count.state}, ${storeCount(t, count.stores)}`}</title>
      <path d={path} className={styles.area} strokeWidth={stepY} />
      {land}
    </Link>
  );
}
