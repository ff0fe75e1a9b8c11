/** Line icons of a shape or a frame type, from the same outlines as the modelled frames. */
import type { IconJob } from './jobs.ts';
import { SHAPES, lensOutline, vertexAt } from './model/outline.ts';
import type { Vec2 } from './model/vector.ts';

const INK = '#1A1917';
/** Pixels; shown at half of it. */
const WIDTH = 192;
const HEIGHT = 84;
/** Pixels of a millimetre. */
const SCALE = 1.16;
/** Millimetres. */
const STROKE = 1.2;
const HAIRLINE = 0.55;
const LENS_WIDTH = 50;
const BRIDGE = 19;

const line = (points: Vec2[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${(-y).toFixed(2)}`).join('L')}`;

const stroke = (d: string, width: number) => `<path d="${d}" stroke-width="${width}"/>`;

/** The points of an open line in order, begun after its gap. */
function fromGap(points: Vec2[]) {
  const gap = points.findIndex(([x, y], i) => {
    const [px, py] = points.at(i - 1) ?? [x, y];
    return Math.hypot(x - px, y - py) > 5;
  });
  return [...points.slice(gap), ...points.slice(0, gap)];
}

/** @returns an SVG of the front */
export function renderLineIcon({ shape, mount }: Pick<IconJob, 'shape' | 'mount'>) {
  const height = LENS_WIDTH * SHAPES[shape].ratio;
  const outline = lensOutline(shape, LENS_WIDTH, height);
  const centre = (LENS_WIDTH + BRIDGE) / 2;
  const nose = outline[vertexAt(outline, height * 0.18, -1)];
  const hinge = outline[vertexAt(outline, height * 0.22, 1)];
  const bar = outline.filter(([x, y]) => y > height * (0.04 + (0.12 * x) / LENS_WIDTH));

  const rim = stroke(`${line(outline)}Z`, mount === 'full' ? STROKE : HAIRLINE);
  const halfRim = mount === 'half' ? stroke(line(fromGap(bar)), STROKE * 1.3) : '';
  const endPiece = stroke(line([hinge, [hinge[0] + 4.5, hinge[1] + 0.4]]), STROKE);
  const half = `<g transform="translate(${centre} 0)">${rim}${halfRim}${endPiece}</g>`;
  const [x, y] = [nose[0] + centre, -nose[1]];
  const arches = shape === 'aviator' ? [y, y - height * 0.26] : [y];
  const bridges = arches.map((top) => stroke(`M${-x} ${top}Q0 ${top - 5} ${x} ${top}`, STROKE));

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"
    viewBox="${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}"
    fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round"><g transform="scale(${SCALE})">
    ${half}<g transform="scale(-1 1)">${half}</g>${bridges.join('')}</g></svg>`;
}
