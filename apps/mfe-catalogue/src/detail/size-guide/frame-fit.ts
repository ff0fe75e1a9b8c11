import { RIMS_MM, frameWidthOf, type Product } from '@tivara/contracts';
import { msg, type Texts } from '@tivara/state';

type Measured = Pick<Product, 'size' | 'shape_name' | 'bridge_mm' | 'lens_height_mm'>;

const USUAL_BRIDGE_MM = 19;

interface ShapeFit {
  /** How much wider than measured it wears, in mm: corners reach further out than a curve. */
  wears: number;
  effect: string;
}

const SHAPES: Readonly<Record<string, ShapeFit>> = {
  round: { wears: -2, effect: msg('The circle softens a square jaw and strong lines') },
  oval: { wears: -1, effect: msg('The soft curve adds no corners and balances most faces') },
  panto: {
    wears: 0,
    effect: msg('The flat top lifts the brow, and the round foot softens the jaw'),
  },
  hexagon: { wears: 0, effect: msg('The six corners give a round face some angles') },
  square: { wears: 1, effect: msg('The straight lines give a round or oval face definition') },
  rectangle: { wears: 1, effect: msg('The long, level lines make a round face look slimmer') },
  aviator: { wears: 2, effect: msg('The drop follows the cheek and balances a broad forehead') },
  'cat-eye': {
    wears: 2,
    effect: msg('The raised corners lift the cheekbones and balance a broad jaw'),
  },
};

/** Widths as they wear, in mm, inclusive. */
const FACES = [
  { to: 126, faces: msg('narrow faces') },
  { to: 130, faces: msg('narrow to medium faces') },
  { to: 135, faces: msg('medium faces') },
  { to: 139, faces: msg('medium to wide faces') },
  { to: Infinity, faces: msg('wide faces') },
];
/** Bridges in mm, inclusive. */
const NOSES = [
  { to: 17, noses: msg('a slim nose') },
  { to: 20, noses: msg('most noses') },
  { to: Infinity, noses: msg('a broad nose') },
];
/** Lens height by lens width, from which a lens is deep and up to which it is low. */
const DEEP = 0.85;
const LOW = 0.65;

/** What an optician would say of a frame: whom its width suits, and what its shape does for the face. */
export function frameFit(t: Texts, product: Measured): string {
  const { size, bridge_mm } = product;
  const shape = SHAPES[product.shape_name.toLowerCase()];
  const width = 2 * size + (bridge_mm ?? USUAL_BRIDGE_MM) + RIMS_MM + (shape?.wears ?? 0);
  const faces = t(FACES.find(({ to }) => width <= to)?.faces ?? '');
  const noses = t(NOSES.find(({ to }) => bridge_mm && bridge_mm <= to)?.noses ?? '');
  const across = frameWidthOf(product);
  const suits = across
    ? t('About {across} mm across, it suits {faces} and {noses}.', { across, faces, noses })
    : t('With a lens of {size} mm, it suits {faces}.', { size, faces });
  const depth = t(depthEffect(product));
  const effect = shape ? [t(shape.effect), depth].filter(Boolean).join('; ') : capitalized(depth);
  return effect ? `${suits} ${effect}.` : suits;
}

function depthEffect({ size, lens_height_mm }: Measured): string {
  const ratio = lens_height_mm ? lens_height_mm / size : null;
  if (ratio === null || (ratio > LOW && ratio < DEEP)) return '';
  return ratio >= DEEP
    ? msg('the deep lens shortens a long face')
    : msg('the low lens suits a short face');
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
