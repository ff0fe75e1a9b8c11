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

const COLLECTIONS = [
  {
    id: 19,
    name: 'Meridian',
    description: 'Round and panto in pure titanium wire, 0.85 mm at its thinnest.',
    picture: picture('collection-meridian', 'A gold panto frame in titanium wire'),
    products: MERIDIAN,
  },
  {
    name: 'Vayu',
    description: 'Rimless. Two lenses, one bridge, and almost nothing between you and the day.',
    picture: picture('collection-vayu', 'A rimless oval frame with silver temples'),
    products: VAYU,
  },
  {
    name: 'Monsoon',
    description: 'Acetate the colour of tea, cast over a titanium core you can see.',
    picture: picture('collection-monsoon', 'A panto frame in clear champagne acetate'),
    products: MONSOON,
  },
  {
    name: 'Marine Drive',
    description: 'Sun frames with graded lenses, for the long way home.',
    picture: picture('collection-marine-drive', 'A bronze aviator with graded brown lenses'),
    products: MARINE_DRIVE,
  },
  {
    name: 'Goldi',
    description: 'Plated in 18-karat gold, three microns deep, and numbered inside the temple.',
    picture: picture('hero-desktop', 'Three gold frames on sandstone plinths'),
    products: GOLDI,
  },
  {
    name: 'Deccan',
    description:
      'Squares, rectangles and half rims. Straight lines from titanium sheet and solid acetate.',
    picture: picture('collection-deccan', 'A square frame in havana acetate'),
    products: DECCAN,
  },
  {
    name: 'Kala',
    description: 'Colour drawn as a line: lacquer, anodised metal and a thread of acetate.',
    picture: picture('collection-kala', 'A cat-eye frame in gold with a red edge'),
    products: KALA,
  },
];

/** The order of the listing. Neighbours, also the one below in two and three columns, show different pictures. */
const LISTING = `
  TV-104 TV-231 TV-118 TV-307 TV-242 TV-126 TV-255 TV-133 TV-401 TV-140 TV-152 TV-160
`.match(/TV-\d{3}/g) as string[];

// ---------------------------------------------------------------- pictures of a product

interface Sample {
  picture: PictureName;
  close: PictureName;
  view: 'three-quarter view' | 'front view' | 'side view';
  shape: string;
  material: string;
  frameType: string;
  color: string;
}

/** The frames that have been photographed. */
const SAMPLES: Sample[] = [
  sample('panto-titanium-gold', 'three-quarter view', 'Panto', 'TITANIUM', 'Full rim', 'GOLD'),
  sample('square-acetate-havana', 'three-quarter view', 'Square', 'ACETATE', 'Full rim', 'HAVANA GOLD'),
];
