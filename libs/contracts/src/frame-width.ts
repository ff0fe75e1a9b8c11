import type { Product } from './api.js';

/** Rims and end pieces, on both sides together. (mm) */
export const RIMS_MM = 12;

/** Of the whole front, in mm; null if the bridge is unknown. */
export const frameWidthOf = ({ size, bridge_mm }: Pick<Product, 'size' | 'bridge_mm'>) =>
  bridge_mm ? 2 * size + bridge_mm + RIMS_MM : null;
