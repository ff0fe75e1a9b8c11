/** The demo catalogue: reference lists, collections, and products with their pictures. */
import { demoPicture, demoPicturesOf } from './demo-pictures.js';
import { DECCAN } from './demo-products-deccan.js';
import type { ProductDraft } from './demo-products-draft.js';
import { GOLDI } from './demo-products-goldi.js';
import { KALA } from './demo-products-kala.js';
import { MARINE_DRIVE } from './demo-products-marine-drive.js';
import { MERIDIAN } from './demo-products-meridian.js';
import { MONSOON } from './demo-products-monsoon.js';
import { VAYU } from './demo-products-vayu.js';
import type { DemoCatalogue, DemoProduct } from './demo-types.js';

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
    picture: demoPicture('collection-meridian'),
  },
  {
    name: 'Vayu',
    description: 'Rimless. Two lenses, one bridge, and almost nothing between you and the day.',
    picture: demoPicture('collection-vayu'),
  },
  {
    name: 'Monsoon',
    description: 'Acetate the colour of tea, cast over a titanium core you can see.',
    picture: demoPicture('collection-monsoon'),
  },
  {
    name: 'Marine Drive',
    description: 'Sun frames with graded lenses, for the long way home.',
    picture: demoPicture('collection-marine-drive'),
  },
  {
    name: 'Goldi',
    description: 'Plated in 18-karat gold, three microns deep, and numbered inside the temple.',
    picture: demoPicture('collection-goldi'),
  },
  {
    name: 'Deccan',
    description:
      'Squares, rectangles and half rims. Straight lines from titanium sheet and solid acetate.',
    picture: demoPicture('collection-deccan'),
  },
  {
    name: 'Kala',
    description: 'Colour drawn as a line: lacquer, anodised metal and a thread of acetate.',
    picture: demoPicture('collection-kala'),
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

/** The order of the listing. Neighbours, in rows of two, three and four, differ in shape and colour. */
const LISTING = `
  TV-104 TV-231 TV-118 TV-307 TV-242 TV-126 TV-255 TV-133 TV-401 TV-140 TV-152 TV-160
  TV-501 TV-412 TV-237 TV-251 TV-111 TV-315 TV-518 TV-150 TV-233 TV-109 TV-253 TV-407
  TV-515 TV-119 TV-241 TV-258 TV-404 TV-309 TV-512 TV-145 TV-115 TV-418 TV-239 TV-138
  TV-304 TV-249 TV-415 TV-504 TV-107 TV-148 TV-321 TV-421 TV-506 TV-113 TV-235 TV-312
  TV-244 TV-142 TV-509 TV-246 TV-318 TV-409 TV-136 TV-521
`
  .trim()
  .split(/\s+/);

const PRODUCTS: DemoProduct[] = Object.entries(DRAFTS)
  .flatMap(([collection, drafts]) =>
    drafts.map((draft) => ({
      ...draft,
      collection,
      colors: draft.colors.map((color) => ({
        name: color,
        images: demoPicturesOf(draft.name, color),
      })),
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
    { name: 'Full rim', picture: demoPicture('frame-full-rim') },
    { name: 'Half rim', picture: demoPicture('frame-half-rim') },
    { name: 'Rimless', picture: demoPicture('frame-rimless') },
  ],
  shapes: [
    { name: 'Round', picture: demoPicture('shape-round') },
    { name: 'Oval', picture: demoPicture('shape-oval') },
    { name: 'Panto', picture: demoPicture('shape-panto') },
    { name: 'Square', picture: demoPicture('shape-square') },
    { name: 'Rectangle', picture: demoPicture('shape-rectangle') },
    { name: 'Cat-eye', picture: demoPicture('shape-cat-eye') },
    { name: 'Aviator', picture: demoPicture('shape-aviator') },
    { name: 'Hexagon', picture: demoPicture('shape-hexagon') },
  ],
  products: PRODUCTS,
};
