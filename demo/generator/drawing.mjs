// @ts-check
/** Line drawings of a shape or a frame type, from the same outlines as the modelled frames. */
import { frameSpec } from './frame-spec.mjs';
import { lensOutline, vertexAt } from './model/outline.mjs';

/** @typedef {import('./model/vector.mjs').Vec2} Vec2 */

const INK = '#1A1917';
/** Pixels; shown at half of it. */
const SIZE = { width: 192, height: 84 };
/** Pixels of a millimetre. */
const SCALE = 1.16;
const STROKE = 1.2;
const HAIR = 0.55;

/** @param {Vec2[]} points */
const line = (points) =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${(-y).toFixed(2)}`).join('L')}`;

/** @param {string} d @param {number} width */
const stroke = (d, width) => `<path d="${d}" stroke-width="${width}"/>`;

/**
 * An SVG of the front.
 * @param {import('./catalogue.mjs').Product} product
 */
export function drawFront(product) {
  const { shape, mount, lensWidth, lensHeight, bridge } = frameSpec(product);
  const outline = lensOutline(shape, lensWidth, lensHeight);
  const centre = (lensWidth + bridge) / 2;
  const at = (/** @type {number} */ y, /** @type {1 | -1} */ side) =>
    outline[vertexAt(outline, y, side)];
  const nose = at(lensHeight * 0.18, -1);
  const hinge = at(lensHeight * 0.22, 1);
  const over = outline.filter(([x, y]) => y > lensHeight * (0.04 + (0.12 * x) / lensWidth));

  const lens = {
    full: stroke(`${line(outline)}Z`, STROKE),
    half: stroke(`${line(outline)}Z`, HAIR) + stroke(line(fromRight(over)), STROKE * 1.3),
    rimless: stroke(`${line(outline)}Z`, HAIR),
  }[mount];
  const end = stroke(line([hinge, [hinge[0] + 4.5, hinge[1] + 0.4]]), STROKE);
  const half = `<g transform="translate(${centre} 0)">${lens}${end}</g>`;
  const [x, y] = [nose[0] + centre, -nose[1]];
  const arches = shape === 'aviator' ? [y, y - lensHeight * 0.26] : [y];
  const bridges = arches
    .map((top) => stroke(`M${-x} ${top}Q0 ${top - 5} ${x} ${top}`, STROKE))
    .join('');

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"
    viewBox="${[-SIZE.width / 2, -SIZE.height / 2, SIZE.width, SIZE.height].join(' ')}"
    fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round"><g transform="scale(${SCALE})">
    ${half}<g transform="scale(-1 1)">${half}</g>${bridges}</g></svg>`;
}

/** The points of an open line in order, begun after its gap. @param {Vec2[]} points */
function fromRight(points) {
  const gap = points.findIndex(([x, y], i) => {
    const [px, py] = points.at(i - 1) ?? [x, y];
    return Math.hypot(x - px, y - py) > 5;
  });
  return [...points.slice(gap), ...points.slice(0, gap)];
}
