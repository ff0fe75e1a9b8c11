import type { StorePlace } from '@tivara/contracts';
import { labelMarkers } from './labels';
import { INDIA_GRID, project, rounded } from './project';

/** How far a label may extend beyond the map without being clipped by the page, in map units. */
const OVERFLOW = 30;
const ACROSS = { left: -OVERFLOW, right: INDIA_GRID.width + OVERFLOW };

/** Sizes cities by number of stores and labels the chosen and largest ones. */
export function layoutCities(places: StorePlace[], isChosen: (place: StorePlace) => boolean) {
  const maxStores = Math.max(1, ...places.map(({ stores }) => stores));
  const rank = (place: StorePlace) => place.stores + (isChosen(place) ? maxStores : 0);
  const markers = places
    .flatMap((place) => {
      const { city, latitude, longitude, stores } = place;
      if (latitude === null || longitude === null) return [];
      const radius = rounded(3.8 + (3.6 * stores) / maxStores);
      return [{ place, text: city, radius, ...project({ latitude, longitude }) }];
    })
    .sort((a, b) => rank(b.place) - rank(a.place));
  return labelMarkers(markers, ACROSS);
}
