import type { StorePlace } from '@tivara/contracts';
import { INDIA_GRID, project, rounded, type Point } from './project';

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** Font sizes in map units; on phones the map is half as wide. */
const TEXT = { desktop: 16, phone: 25 };
const CHAR_WIDTH = 0.52;
/** How far a label may extend beyond the map without being clipped by the page, in map units. */
const OVERFLOW = 30;
const MAX_LABELS = 40;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Candidate labels in order of preference: right, left, below, above. */
function candidateLabels(name: string, { x, y }: Point, radius: number, size: number) {
  const width = name.length * size * CHAR_WIDTH;
  const gap = radius + size / 2;
  const row = { top: y - size / 2, bottom: y + size / 2 };
  const middle = { left: x - width / 2, right: x + width / 2 };
  const [below, above] = [y + gap, y - gap];
  return [
    { x: x + gap, y, anchor: 'start', box: { ...row, left: x + gap, right: x + gap + width } },
    { x: x - gap, y, anchor: 'end', box: { ...row, left: x - gap - width, right: x - gap } },
    {
      x,
      y: below + size / 2,
      anchor: 'middle',
      box: { ...middle, top: below, bottom: below + size },
    },
    {
      x,
      y: above - size / 2,
      anchor: 'middle',
      box: { ...middle, top: above - size, bottom: above },
    },
  ] as const;
}

export type CityPoint = ReturnType<typeof layoutCities>[number];

/** Sizes cities by number of stores and labels the chosen and largest ones; labels that would overlap are dropped. */
export function layoutCities(places: StorePlace[], chosen: string) {
  const maxStores = Math.max(1, ...places.map(({ stores }) => stores));
  const points = places
    .flatMap((place) => {
      const { latitude, longitude, stores } = place;
      if (latitude === null || longitude === null) return [];
      const radius = rounded(3.8 + (3.6 * stores) / maxStores);
      return [{ place, radius, ...project({ latitude, longitude }) }];
    })
    .sort((a, b) => rank(b.place, chosen) - rank(a.place, chosen));
  const dots = points.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const placeLabels = (size: number) => {
    const used: Box[] = [];
    return points.map((point, index) => {
      if (index >= MAX_LABELS) return null;
      const label = candidateLabels(point.place.city, point, point.radius, size).find(
        ({ box }) =>
          box.left > -OVERFLOW &&
          box.right < INDIA_GRID.width + OVERFLOW &&
          !used.some((other) => overlap(box, other)) &&
          !dots.some((dot, at) => at !== index && at < MAX_LABELS && overlap(box, dot)),
      );
      if (label) used.push(label.box);
      return label ?? null;
    });
  };
  const desktop = placeLabels(TEXT.desktop);
  const phone = placeLabels(TEXT.phone);
  return points.map((point, index) => {
    const label = desktop[index] ?? null;
    // On phones a label keeps its side or is hidden.
    return { ...point, label, labelOnPhones: label?.anchor === phone[index]?.anchor };
  });
}

const rank = ({ city, stores }: StorePlace, chosen: string): number =>
  city === chosen ? Infinity : stores;
