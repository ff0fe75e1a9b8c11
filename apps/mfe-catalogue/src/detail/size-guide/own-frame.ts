import { NUMBERS, type Product } from '@tivara/contracts';
import type { Texts } from '@tivara/state';

/** A frame that the shopper wears, by the numbers inside its temple. (mm) */
export interface OwnFrame {
  lens: number;
  bridge: number;
  temple: number | null;
}

const SEPARATOR = String.raw`\s*(?:mm)?[\s□▢x×*/.,–—-]\s*`;
const NUMBERS_INSIDE = new RegExp(
  String.raw`^\s*(\d{2})${SEPARATOR}(\d{1,2})(?:${SEPARATOR}(\d{3}))?\s*(?:mm)?\s*$`,
  'i',
);
/** Also what other makers have. */
const LENS = { min: 30, max: 70 };
const limitsOf = (wanted: string) => NUMBERS.find(({ field }) => field === wanted) ?? LENS;
const BRIDGE = limitsOf('bridge_mm');
const TEMPLE = limitsOf('temple_mm');

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max;

/** @param text such as '48–21', '48□21' or '48 21 145' @returns the frame, or what is wrong with the text */
export function readOwnFrame(t: Texts, text: string): OwnFrame | string {
  const numbers = NUMBERS_INSIDE.exec(text);
  if (!numbers) return t('Please enter the numbers as they are inside the temple, such as 48–21.');
  const [lens, bridge] = [Number(numbers[1]), Number(numbers[2])];
  const temple = numbers[3] ? Number(numbers[3]) : null;
  if (!isWithin(lens, LENS)) return t('The lens of a frame is {min} to {max} mm wide.', LENS);
  if (!isWithin(bridge, BRIDGE))
    return t('The bridge of a frame is {min} to {max} mm wide.', {
      min: BRIDGE.min,
      max: BRIDGE.max,
    });
  if (temple !== null && !isWithin(temple, TEMPLE))
    return t('A temple is {min} to {max} mm long.', { min: TEMPLE.min, max: TEMPLE.max });
  return { lens, bridge, temple };
}

/** Of the whole front: as much is not noticed. (mm) */
const SAME_WIDTH_MM = 2;
/** From here on a frame sits too loosely or too tightly. (mm) */
const OTHER_WIDTH_MM = 7;

/** How a product would sit for someone whom their own frame fits. */
export function comparedWithOwn(
  t: Texts,
  { size, bridge_mm, temple_mm }: Pick<Product, 'size' | 'bridge_mm' | 'temple_mm'>,
  own: OwnFrame,
): string[] {
  const wider = 2 * (size - own.lens) + (bridge_mm ?? own.bridge) - own.bridge;
  return [
    widthEffect(t, wider),
    bridge_mm && bridgeEffect(t, bridge_mm - own.bridge),
    own.temple && temple_mm && templeEffect(t, temple_mm - own.temple),
  ].filter((text) => text !== null && text !== 0);
}

function widthEffect(t: Texts, wider: number): string {
  const difference = Math.abs(wider);
  if (difference <= SAME_WIDTH_MM) return t('It is as wide as your frame, give or take 2 mm.');
  if (wider > 0)
    return wider < OTHER_WIDTH_MM
      ? t('It is {difference} mm wider than your frame, and sits a little looser.', { difference })
      : t('It is {difference} mm wider than your frame: probably too wide for you.', {
          difference,
        });
  return difference < OTHER_WIDTH_MM
    ? t('It is {difference} mm narrower than your frame, and sits a little closer.', { difference })
    : t('It is {difference} mm narrower than your frame: probably too narrow for you.', {
        difference,
      });
}

function bridgeEffect(t: Texts, wider: number): string {
  const difference = Math.abs(wider);
  if (difference === 0) return t('The bridge is the same.');
  return wider > 0
    ? t('The bridge is {difference} mm wider, so it sits lower on your nose.', { difference })
    : t('The bridge is {difference} mm narrower, so it sits higher on your nose.', { difference });
}

function templeEffect(t: Texts, longer: number): string {
  const difference = Math.abs(longer);
  if (difference === 0) return t('The temples are as long.');
  return longer > 0
    ? t('The temples are {difference} mm longer.', { difference })
    : t('The temples are {difference} mm shorter.', { difference });
}
