/** The demo catalogue: reference lists, collections, and products with their pictures. */
import { parseColourCode } from '@tivara/contracts';
import { DEMO_PICTURES } from './demo-pictures.js';
import { DECCAN } from './demo-products-deccan.js';
import type { ProductDraft } from './demo-products-draft.js';
import { GOLDI } from './demo-products-goldi.js';
import { KALA } from './demo-products-kala.js';
import { MARINE_DRIVE } from './demo-products-marine-drive.js';
import { MERIDIAN } from './demo-products-meridian.js';
import { MONSOON } from './demo-products-monsoon.js';
import { VAYU } from './demo-products-vayu.js';
import type { DemoCatalogue, DemoPicture, DemoProduct } from './demo-types.js';

type PictureName = keyof typeof DEMO_PICTURES;

function picture(name: PictureName, alt: string): DemoPicture {
  return { ...DEMO_PICTURES[name], alt };
}

const COLORS: DemoCatalogue['colors'] = [
  { name: 'GOLD', code: '#D4AF37' },
  { name: 'GUN', code: '#53565A' },
  { name: 'SILVER', code: '#C0C0C0' },
  { name: 'BLACK', code: '#1A1A1A' },
  { name: 'BRONZE', code: '#8C6A43' },
  { name: 'PINK', code: '#E3A6A1' },
  { name: 'PURPLE', code: '#5B3A6E' },
  { name: 'BROWN', code: '#5E4030' },
  { name: 'GREY', code: '#8F9296' },
  { name: 'RED', code: '#8E1F2B' },
  { name: 'BLUE', code: '#27487A' },
  { name: 'GREEN', code: '#2F5A47' },
  { name: 'CRYSTAL', code: '#EDE6DA' },
  { name: 'KHAKI', code: '#7F774F' },
  { name: 'HAVANA GOLD', code: 'linear-gradient(45deg, #6B3A1C, #D4AF37)' },
  { name: 'BROWN GOLD', code: 'linear-gradient(45deg, #3A2418, #D4AF37)' },
  { name: 'BLACK CRYSTAL', code: 'linear-gradient(to bottom, #1A1A1A, #EDE6DA)' },
  { name: 'RED GOLD', code: 'linear-gradient(to right, #8E1F2B, #D4AF37)' },
  { name: 'BLUE SILVER', code: 'linear-gradient(to right, #27487A, #C0C0C0)' },
  { name: 'GREEN GOLD', code: 'linear-gradient(to right, #2F5A47, #D4AF37)' },
  { name: 'PINK CRYSTAL', code: 'linear-gradient(to bottom, #E3A6A1, #EDE6DA)' },
  { name: 'BLACK GOLD', code: 'linear-gradient(45deg, #1A1A1A, #D4AF37)' },
];

const COLLECTIONS: DemoCatalogue['collections'] = [
  {
    id: 19,
    name: 'Meridian',
    description: 'Round and panto in pure titanium wire, 0.85 mm at its thinnest.',
    picture: picture('collection-meridian', 'A gold panto frame in titanium wire'),
  },
  {
    name: 'Vayu',
    description: 'Rimless. Two lenses, one bridge, and almost nothing between you and the day.',
    picture: picture('collection-vayu', 'A rimless oval frame with silver temples'),
  },
  {
    name: 'Monsoon',
    description: 'Acetate the colour of tea, cast over a titanium core you can see.',
    picture: picture('collection-monsoon', 'A panto frame in clear champagne acetate'),
  },
  {
    name: 'Marine Drive',
    description: 'Sun frames with graded lenses, for the long way home.',
    picture: picture('collection-marine-drive', 'A bronze aviator with graded brown lenses'),
  },
  {
    name: 'Goldi',
    description: 'Plated in 18-karat gold, three microns deep, and numbered inside the temple.',
    picture: picture('hero-desktop', 'Three gold frames on sandstone plinths'),
  },
  {
    name: 'Deccan',
    description:
      'Squares, rectangles and half rims. Straight lines from titanium sheet and solid acetate.',
    picture: picture('collection-deccan', 'A square frame in havana acetate'),
  },
  {
    name: 'Kala',
    description: 'Colour drawn as a line: lacquer, anodised metal and a thread of acetate.',
    picture: picture('collection-kala', 'A cat-eye frame in gold with a red edge'),
  },
];

const DRAFTS: Record<string, ProductDraft[]> = {
  Meridian: MERIDIAN,
  Vayu: VAYU,
  Monsoon: MONSOON,
  'Marine Drive': MARINE_DRIVE,
  Goldi: GOLDI,
  Deccan: DECCAN,
  Kala: KALA,
};

/** The order of the listing. Neighbours, in rows of two, three and four, show different pictures. */
const LISTING = `
  TV-104 TV-231 TV-118 TV-307 TV-242 TV-126 TV-255 TV-133 TV-401 TV-140 TV-152 TV-160
  TV-501 TV-412 TV-237 TV-251 TV-111 TV-315 TV-518 TV-150 TV-233 TV-109 TV-253 TV-407
  TV-515 TV-119 TV-241 TV-258 TV-404 TV-309 TV-512 TV-145 TV-115 TV-418 TV-239 TV-138
  TV-304 TV-249 TV-415 TV-504 TV-107 TV-148 TV-321 TV-421 TV-506 TV-113 TV-235 TV-312
  TV-244 TV-142 TV-509 TV-246 TV-318 TV-409 TV-136 TV-521
`
  .trim()
  .split(/\s+/);

/** The frames that were photographed, what each shows, and from where. */
const SAMPLES = [
  ['panto-titanium-gold', 'Panto', 'TITANIUM', 'Full rim', 'GOLD', 'three-quarter'],
  ['square-acetate-havana', 'Square', 'ACETATE', 'Full rim', 'HAVANA GOLD', 'three-quarter'],
  ['panto-mix-twotone', 'Panto', 'ACETATE-TITANIUM', 'Full rim', 'BROWN GOLD', 'three-quarter'],
  ['aviator-bronze-brown-lens', 'Aviator', 'TITANIUM', 'Full rim', 'BRONZE', 'three-quarter'],
  ['panto-acetate-champagne-crystal', 'Panto', 'ACETATE', 'Full rim', 'CRYSTAL', 'three-quarter'],
  ['square-sheet-black', 'Square', 'TITANIUM', 'Full rim', 'BLACK', 'three-quarter'],
  ['cateye-black-to-crystal', 'Cat-eye', 'ACETATE', 'Full rim', 'BLACK CRYSTAL', 'front'],
  ['cateye-mix-red-front', 'Cat-eye', 'ACETATE-TITANIUM', 'Full rim', 'RED GOLD', 'front'],
  ['rimless-silver-front', 'Oval', 'TITANIUM', 'Rimless', 'SILVER', 'front'],
  ['halfrim-blue', 'Rectangle', 'TITANIUM', 'Half rim', 'BLUE', 'three-quarter'],
  ['hexagon-gun-side', 'Hexagon', 'TITANIUM', 'Full rim', 'GUN', 'side'],
  ['round-pink-side', 'Round', 'TITANIUM', 'Full rim', 'PINK', 'side'],
] as const;

/** Shapes that look alike from a distance. */
const ALIKE = ['Round Panto', 'Round Oval', 'Round Hexagon', 'Square Rectangle', 'Oval Cat-eye'];

/** How much acetate there is. */
const BULK: Record<string, number> = {
  TITANIUM: 0,
  'BETA-TITANIUM': 0,
  'ACETATE-TITANIUM': 1,
  ACETATE: 2,
};

type Sample = (typeof SAMPLES)[number];

/** How far a photographed frame is from this one: 0 is the frame itself. */
function distance(
  [, shape, material, frameType, color]: Sample,
  draft: ProductDraft,
  name: string,
) {
  const alike = ALIKE.some((pair) => pair.includes(shape) && pair.includes(draft.shape));
  return (
    (frameType === draft.frameType ? 0 : 20) +
    (shape === draft.shape ? 0 : alike ? 1.5 : 5) +
    2 * Math.abs(bulk(material) - bulk(draft.material)) +
    7 * colourDistance(color, name)
  );
}

const bulk = (material: string): number => BULK[material] ?? 0;

/** 0 for the same colour to 1 for black and white; two-tone colours are compared end by end. */
function colourDistance(a: string, b: string): number {
  const [fromA, toA] = ends(a);
  const [fromB, toB] = ends(b);
  const between = (p: number[], q: number[]) =>
    Math.hypot(...p.map((value, i) => value - (q[i] ?? 0))) / Math.hypot(255, 255, 255);
  return (between(fromA, fromB) + between(toA, toB)) / 2;
}

function ends(name: string): [number[], number[]] {
  const colour = parseColourCode(COLORS.find((color) => color.name === name)?.code ?? '');
  if (!colour) throw new Error(`The demo has no colour ${name}.`);
  const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return colour.kind === 'solid'
    ? [rgb(colour.hex), rgb(colour.hex)]
    : [rgb(colour.from), rgb(colour.to)];
}

/** The whole frame, a close view of it, and for gold frames the hinge or the case. */
function picturesOf(draft: ProductDraft, color: string): DemoPicture[] {
  const nearest = SAMPLES.reduce((best, sample) =>
    distance(sample, draft, color) < distance(best, draft, color) ? sample : best,
  );
  const [name, , , , , view] = nearest;
  const what = `${draft.name} in ${color.toLowerCase()}`;
  const whole = picture(name, `${what}, ${view} view`);
  const close = picture(`${name}-close`, `${what}, ${view} view, closer`);
  const hinge = picture('macro-hinge', `${what}, the hinge`);
  const inCase = picture('case-still-life', `${what}, with its case and box`);
  if (name === 'panto-titanium-gold' && color === 'GOLD') return [whole, hinge, inCase];
  const isGold = color.endsWith('GOLD') && draft.material !== 'ACETATE';
  return isGold && draft.frameType === 'Full rim' ? [whole, close, hinge] : [whole, close];
}

const PRODUCTS: DemoProduct[] = Object.entries(DRAFTS)
  .flatMap(([collection, drafts]) =>
    drafts.map((draft) => ({
      ...draft,
      collection,
      colors: draft.colors.map((color) => ({ name: color, images: picturesOf(draft, color) })),
    })),
  )
  .sort((a, b) => place(a) - place(b));

function place({ name }: DemoProduct): number {
  return LISTING.indexOf(name.slice(0, 6));
}

export const DEMO_CATALOGUE: DemoCatalogue = {
  categories: ['MEN', 'WOMEN', 'UNISEX'],
  materials: ['TITANIUM', 'BETA-TITANIUM', 'ACETATE', 'ACETATE-TITANIUM'],
  finishings: ['MATT', 'SATIN', 'POLISHED', 'BRUSHED', 'SANDBLASTED', 'TUMBLED'],
  colors: COLORS,
  collections: COLLECTIONS,
  frameTypes: [
    { name: 'Full rim', picture: picture('frame-full-rim', 'Full rim') },
    { name: 'Half rim', picture: picture('frame-half-rim', 'Half rim') },
    { name: 'Rimless', picture: picture('frame-rimless', 'Rimless') },
  ],
  shapes: [
    { name: 'Round', picture: picture('shape-round', 'Round') },
    { name: 'Oval', picture: picture('shape-oval', 'Oval') },
    { name: 'Panto', picture: picture('shape-panto', 'Panto') },
    { name: 'Square', picture: picture('shape-square', 'Square') },
    { name: 'Rectangle', picture: picture('shape-rectangle', 'Rectangle') },
    { name: 'Cat-eye', picture: picture('shape-cat-eye', 'Cat-eye') },
    { name: 'Aviator', picture: picture('shape-aviator', 'Aviator') },
    { name: 'Hexagon', picture: picture('shape-hexagon', 'Hexagon') },
  ],
  products: PRODUCTS,
};
