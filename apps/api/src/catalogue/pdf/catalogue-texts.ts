import { BRAND } from '@tivara/contracts';
import { message, type Message } from '../../platform/wording/message.js';

/** Apart from what renders them, whose library is loaded with the first PDF. */
export const TEXTS = {
  title: message('{brand} catalogue'),
  titleOfCollection: message('{brand} {collection}'),
  all: message('All collections'),
  claim: message(BRAND.claim),
  foot: message('{brand}, {chapter}'),
  contents: message('Contents'),
  catalogue: message('Catalogue'),
  specifications: message('Specifications'),
  empty: message('There are no frames yet.'),
  oneFrame: message('1 frame'),
  frames: message('{count} frames'),
  bridge: message('Bridge {length} mm'),
  temples: message('temples {length} mm'),
  lensHeight: message('lens height {length} mm'),
  model: message('Model'),
  size: message('Size'),
  category: message('Category'),
  material: message('Material'),
  finishing: message('Finishing'),
  frameType: message('Frame'),
  shape: message('Shape'),
  colours: message('Colours'),
} satisfies Record<string, Message>;
