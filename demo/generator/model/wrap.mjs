// @ts-check
/** The curve of the front round the face. Parts are built flat and bent afterwards, so that they stay coincident. */
/** @typedef {import('./mesh.mjs').Mesh} Mesh */

const RADIUS_ACROSS = 235;
const RADIUS_DOWN = 330;

/** How far the front lies back at a point. */
export const depthAt = (/** @type {number} */ x, /** @type {number} */ y) =>
  -(x * x) / (2 * RADIUS_ACROSS) - (y * y) / (2 * RADIUS_DOWN);

/** @param {Mesh} mesh */
export const bend = (mesh) =>
  mesh.map(
    ([x, y, z]) => [x, y, z + depthAt(x, y)],
    ([a, b, c], [x, y]) => [a + (c * x) / RADIUS_ACROSS, b + (c * y) / RADIUS_DOWN, c],
  );

/** Moves a small part back as a whole. @param {Mesh} mesh @param {number} by */
export const setBack = (mesh, by) => mesh.map(([x, y, z]) => [x, y, z + by]);
