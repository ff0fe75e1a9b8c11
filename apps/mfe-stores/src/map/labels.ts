import type { Point } from './project';

export type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** Font sizes in map units; on phones the map is half as wide. */
const TEXT = { desktop: 16, phone: 25 };
/** Of the widest names. */
const CHAR_WIDTH = 0.59;
const MAX_LABELS = 40;

export interface Marker extends Point {
  text: string;
  radius: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Candidate labels in order of preference: right, left, below, above. */
function candidateLabels({ x, y, text, radius }: Marker, size: number) {
  const width = text.length * size * CHAR_WIDTH;
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

export type Label = ReturnType<typeof candidateLabels>[number];

/**
 * Labels markers, the first ones first; labels that would overlap are dropped.
 * @param across from where to where labels may extend, in map units
 * @param taken where no label may be
 */
export function labelMarkers<M extends Marker>(
  markers: M[],
  across: Pick<Box, 'left' | 'right'>,
  taken: Box[] = [],
) {
  const dots = markers.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const placeLabels = (size: number, preferred: (Label | null)[] = []) => {
    const used = [...taken];
    return markers.map((marker, index) => {
      if (index >= MAX_LABELS) return null;
      const anchor = preferred[index]?.anchor;
      const candidates = [...candidateLabels(marker, size)].sort(
        (a, b) => Number(b.anchor === anchor) - Number(a.anchor === anchor),
      );
      const label = candidates.find(
        ({ box }) =>
          box.left > across.left &&
          box.right < across.right &&
          !used.some((other) => overlap(box, other)) &&
          !dots.some((dot, at) => at !== index && at < MAX_LABELS && overlap(box, dot)),
      );
      if (label) used.push(label.box);
      return label ?? null;
    });
  };
  const phone = placeLabels(TEXT.phone);
  const desktop = placeLabels(TEXT.desktop, phone);
  return markers.map((marker, index) => {
    const label = desktop[index] ?? null;
    const onPhones = phone[index];
    const isSameSide =
      label?.anchor === onPhones?.anchor &&
      Math.sign((label?.y ?? 0) - marker.y) === Math.sign((onPhones?.y ?? 0) - marker.y);
    // On phones a label keeps its side or is hidden.
    return { ...marker, label, labelOnPhones: isSameSide };
  });
}
