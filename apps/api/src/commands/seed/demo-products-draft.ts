import type { DemoProduct } from './demo-types.js';

/** A product before its collection and its pictures are added. Colours by name, the one shown first first. */
export interface ProductDraft extends Omit<DemoProduct, 'collection' | 'colors'> {
  colors: string[];
}
