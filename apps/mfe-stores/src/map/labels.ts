import type { StorePlace } from '@tivara/contracts';
import { INDIA_GRID } from './india-dots';
import { project, type Point } from './project';

/** A city on the drawing. */
export interface CityPoint extends Point {
  place: StorePlace;
  radius: number;
  /** Where the name stands; null when there is no room for it. */
  name: (Point & { anchor: 'start' | 'middle' | 'end' }) | null;
  /** The name has room at the size of a phone too. */
  onPhones: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Text sizes in units of the drawing, for a desktop and for a phone, where the same drawing is half as wide. */
const TEXT = { desktop: 16, phone: 25 };
/** How wide a letter is on average, as a part of the text size. */
const LETTER = 0.52;
/** How far a name may reach over the drawing's edges, so that the page's edge does not cut it. */
const OVER = 30;
/** Drawn in full: the others are dots alone. */
const MOST_NAMED = 40;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The boxes that a name could stand in, the best first: right, left, below, above. */
function boxesFor(name: string, { x, y }: Point, radius: number, size: number) {
  const width = name.length * size * LETTER;
  const gap = radius + size / 2;
  const row = { top: y - size / 2, bottom: y + size / 2 };
  const middle = { left: x - width / 2, right: x + width / 2 };
  return [
    { box: { ...row, left: x + gap, right: x + gap + width }, x: x + gap, anchor: 'start' },
    { box: { ...row, left: x - gap - width, right: x - gap }, x: x - gap, anchor: 'end' },
    { box: { ...middle, top: y + gap, bottom: y + gap + size }, x, anchor: 'middle' },
    { box: { ...middle, top: y - gap - size, bottom: y - gap }, x, anchor: 'middle' },
  ] as const;
}

/**
 * The cities as points, sized by their number of stores, the chosen one and the largest with their names: a name that would
 * come too close to another city is left out. (look/NOTES, Detail, wishlist, stores)
 */
export function placeCities(places: StorePlace[], chosen: string): CityPoint[] {
  const most = Math.max(1, ...places.map(({ stores }) => stores));
  const points = places
    .flatMap((place) => {
      const { latitude, longitude, stores } = place;
      if (latitude === null || longitude === null) return [];
      const radius = Math.round((3.8 + (3.6 * stores) / most) * 10) / 10;
      return [{ place, radius, ...project({ latitude, longitude }) }];
    })
    .sort((a, b) => rank(b.place, chosen) - rank(a.place, chosen));
  const dots = points.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const find = (size: number) => {
    const taken: Box[] = [];
    return points.map((point, index) => {
      if (index >= MOST_NAMED) return null;
      const spot = boxesFor(point.place.city, point, point.radius, size).find(
        ({ box }) =>
          box.left > -OVER &&
          box.right < INDIA_GRID.width + OVER &&
          !taken.some((other) => overlap(box, other)) &&
          !dots.some((dot, at) => at !== index && at < MOST_NAMED && overlap(box, dot)),
      );
      if (spot) taken.push(spot.box);
      return spot ?? null;
    });
  };
  const desktop = find(TEXT.desktop);
  const phone = find(TEXT.phone);
  return points.map((point, index) => {
    const spot = desktop[index];
    return {
      ...point,
      name: spot
        ? { x: spot.x, y: (spot.box.top + spot.box.bottom) / 2, anchor: spot.anchor }
        : null,
      // On phones a name stands on the same side, or is left out.
      onPhones: spot?.anchor === phone[index]?.anchor,
    };
  });
}

/** The chosen city first, then by stores. */
const rank = ({ city, stores }: StorePlace, chosen: string): number =>
  city === chosen ? Infinity : stores;
