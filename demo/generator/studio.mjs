// @ts-check
/**
 * The studio: one backdrop, one set of lights, one camera height. For product views the camera never moves. The frame
 * is turned, brought to the same width and set down on the floor, so every picture has the same light and horizon.
 *
 * Centimetres: x to the right, y away from the camera, z up; the floor is z = 0.
 */
import { cross, dot, sub, unit } from './model/vector.mjs';

/**
 * @typedef {import('./model/vector.mjs').Vec3} Vec3
 * @typedef {import('./model/frame.mjs').Frame} Frame
 * @typedef {{ position: Vec3, target: Vec3, focal: number, fstop?: number }} Camera
 * @typedef {{ scale: number, lean: number, turn: number, at: Vec3, roll?: Matrix }} Placement
 *   `roll` the frame onto another side first; `lean` back to front and `turn` about the upright, in radians
 * @typedef {[Vec3, Vec3, Vec3]} Matrix rows
 * @typedef {{ position: Vec3, target: Vec3, size: [number, number], power: number, color: Vec3 }} Light
 * @typedef {{ position: Vec3, target: Vec3, size: [number, number] }} Card
 */

const rad = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;

const SENSOR = 36;
const WHITE = /** @type {Vec3} */ ([1, 1, 1]);

/** @type {{ backdrop: { color: string, radius: number, back: number, glow: number }, world: { color: string, strength: number }, lights: Light[], flags: Card[] }} */
export const DAYLIGHT = {
  backdrop: { color: '#ECE9E4', radius: 44, back: 64, glow: 0.8 },
  world: { color: '#F1EFEC', strength: 0.24 },
  lights: [
    { position: [0, -14, 60], target: [0, -14, 0], size: [100, 130], power: 44000, color: WHITE },
    { position: [0, 12, 62], target: [0, 66, 22], size: [110, 16], power: 9000, color: WHITE },
    { position: [-46, -8, 20], target: [0, 4, 2], size: [14, 44], power: 15000, color: WHITE },
    { position: [50, 6, 22], target: [0, 4, 2], size: [30, 44], power: 4900, color: WHITE },
    { position: [8, -70, 34], target: [0, 0, 2], size: [26, 16], power: 3120, color: WHITE },
  ],
  // Black cards that only reflections see: they draw the dark edge that makes metal look like metal.
  flags: [
    { position: [-24, -30, 6], target: [0, 2, 2], size: [10, 26] },
    { position: [27, -32, 6], target: [0, 2, 2], size: [8, 26] },
    { position: [0, -26, 40], target: [0, 0, 2], size: [60, 10] },
  ],
};

/**
 * The set's own light: less from above and more from the left, a little behind, so that things throw soft shadows to the
 * right. Colour and depth change from picture to picture, its direction never does.
 * @param {{ backdrop: string, glow: number, warmth?: number, top?: number, key?: number }} mood
 *   `glow` of what glass and metal see of the backdrop, `warmth` 0 to 1; `top` and `key` as shares of the usual
 */
export function lightOn({ backdrop, glow, warmth = 0, top = 1, key = 1 }) {
  const color = /** @type {Vec3} */ ([1, 1 - 0.1 * warmth, 1 - 0.26 * warmth]);
  const [sky, wall, left, right, front] = DAYLIGHT.lights;
  const as = (/** @type {Light} */ light, /** @type {number} */ share) => ({
    ...light,
    power: light.power * share,
    color,
  });
  return {
    ...DAYLIGHT,
    backdrop: { ...DAYLIGHT.backdrop, color: backdrop, glow },
    lights: [
      as(sky, 0.62 * top),
      as(wall, top),
      // Further off than for a product, or the floor of a wide picture would show where it stands.
      {
        ...as(left, 2.6),
        position: /** @type {Vec3} */ ([-92, -16, 40]),
        size: /** @type {[number, number]} */ ([28, 88]),
      },
      as(right, 0.8),
      as(front, 0.9),
      {
        position: /** @type {Vec3} */ ([-110, 40, 110]),
        target: /** @type {Vec3} */ ([0, 4, 2]),
        size: /** @type {[number, number]} */ ([46, 46]),
        power: 78000 * key,
        color,
      },
    ],
  };
}

/** `turn` of the frame; `fill` is its share of the picture's width. */
export const VIEWS = {
  'three-quarter': { turn: rad(34), fill: 0.72 },
  front: { turn: 0, fill: 0.7 },
  side: { turn: rad(80), fill: 0.72 },
  detail: { turn: rad(58), fill: 0.72 },
};

/** @param {number} elevation @param {number} distance @param {Vec3} target @param {number} [focal] @returns {Camera} */
export function cameraAt(elevation, distance, target, focal = 150) {
  const [x, y, z] = target;
  return {
    position: [x, y - distance * Math.cos(elevation), z + distance * Math.sin(elevation)],
    target,
    focal,
  };
}

/** The camera of every product view. */
export const PRODUCT_CAMERA = cameraAt(rad(11), 86, [0, 0, 2.2]);

/** A row of a matrix times another matrix. @param {Vec3} row @param {Matrix} by */
const rolled = (row, by) =>
  /** @type {Vec3} */ ([0, 1, 2].map((c) => row.reduce((sum, v, i) => sum + v * by[i][c], 0)));

/** From the frame's millimetres to the studio. @param {Placement} placement */
export function transform({ scale, lean, turn, at, roll }) {
  const [cosL, sinL, cosT, sinT] = [Math.cos(lean), Math.sin(lean), Math.cos(turn), Math.sin(turn)];
  const s = scale / 10;
  /** @type {Matrix} */
  const upright = [
    [cosT * s, sinT * sinL * s, sinT * cosL * s],
    [sinT * s, -cosT * sinL * s, -cosT * cosL * s],
    [0, cosL * s, -sinL * s],
  ];
  const rows = roll ? upright.map((row) => rolled(row, roll)) : upright;
  return {
    point: (/** @type {Vec3} */ p) =>
      /** @type {Vec3} */ (rows.map((row, i) => dot(row, p) + at[i])),
    matrix: [...rows.map((row, i) => [...row, at[i]]), [0, 0, 0, 1]],
  };
}

/** Where a point appears, in picture widths from the middle. @param {Camera} camera */
export function projection({ position, target, focal }) {
  const forward = unit(sub(target, position));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  return (/** @type {Vec3} */ p) => {
    const from = sub(p, position);
    const depth = (dot(from, forward) * SENSOR) / focal;
    return /** @type {[number, number]} */ ([dot(from, right) / depth, dot(from, up) / depth]);
  };
}

/** A sample of the frame's surface. @param {Frame} frame @returns {{ all: Vec3[], front: Vec3[], tips: Vec3[] }} */
function pointsOf(frame) {
  /** @type {{ all: Vec3[], front: Vec3[], tips: Vec3[] }} */
  const points = { all: [], front: [], tips: [] };
  for (const { name, mesh } of frame.parts) {
    // The core and the code lie along the temples and never touch the floor.
    if (['core', 'code'].includes(name)) continue;
    const list = ['temple', 'tip'].includes(name) ? points.tips : points.front;
    const step = list === points.tips ? 1 : 3;
    for (let i = 0; i < mesh.positions.length; i += 3 * step) {
      const p = /** @type {Vec3} */ (mesh.positions.slice(i, i + 3));
      list.push(p);
      if (i % 45 === 0) points.all.push(p);
    }
  }
  return points;
}

/**
 * How far a frame leans when it rests on its rims and on the tips of its temples.
 * @param {Vec3[]} front @param {Vec3[]} tips
 */
function restingLean(front, tips) {
  let lean = 0;
  const lowest = (/** @type {Vec3[]} */ list) => {
    const height = (/** @type {Vec3} */ [, y, z]) => y * Math.cos(lean) - z * Math.sin(lean);
    return list.reduce((best, p) => (height(p) < height(best) ? p : best));
  };
  for (let pass = 0; pass < 5; pass++) {
    const a = lowest(front);
    const b = lowest(tips);
    lean = Math.atan2(b[1] - a[1], b[2] - a[2] || -1);
    if (lean > Math.PI / 2) lean -= Math.PI;
    if (lean < -Math.PI / 2) lean += Math.PI;
  }
  return lean;
}

/**
 * Sets a frame on the floor so that it fills its share of the picture and stands in its middle. Only the place on the
 * floor and the size are changed.
 * @param {Frame} frame @param {Camera} camera @param {{ turn: number, fill: number }} view
 * @returns {Placement}
 */
export function placeInPicture(frame, camera, { turn, fill }) {
  const { all, front, tips } = pointsOf(frame);
  const lean = restingLean(front, tips);
  const project = projection(camera);
  const tilt =
    (camera.position[2] - camera.target[2]) / Math.hypot(...sub(camera.position, camera.target));
  const pictureWidth = (Math.hypot(...sub(camera.position, camera.target)) * SENSOR) / camera.focal;
  /** @type {Placement} */
  let placement = { scale: 1, lean, turn, at: [0, 0, 0] };
  for (let pass = 0; pass < 8; pass++) {
    const { point } = transform(placement);
    const seen = all.map((p) => project(point(p)));
    const [us, vs] = [seen.map((p) => p[0]), seen.map((p) => p[1])];
    const [left, right, low, high] = [
      Math.min(...us),
      Math.max(...us),
      Math.min(...vs),
      Math.max(...vs),
    ];
    const scale = (placement.scale * fill) / (right - left);
    const [x, y] = placement.at;
    placement = {
      ...placement,
      scale,
      at: [
        x - ((left + right) / 2) * pictureWidth,
        y - (((low + high) / 2) * pictureWidth) / tilt / 1.5,
        0,
      ],
    };
    placement.at[2] = -floorOf([...front, ...tips], placement) + 0.002;
  }
  return placement;
}

/** How a frame can lie. Left and right are a single temple's. @type {Record<string, Matrix | undefined>} */
const POSES = {
  open: undefined,
  inverted: [
    [-1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
  ],
  // Its face up.
  flat: [
    [1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
  ],
  left: [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  right: [
    [0, 1, 0],
    [-1, 0, 0],
    [0, 0, 1],
  ],
};

/**
 * Sets a frame, in its true size, down on something: the middle of the ground it covers lies over `at`.
 * @param {Frame} frame
 * @param {{ at: [number, number], height?: number, turn: number, pose?: keyof typeof POSES, lean?: number }} how
 *   angles in degrees; without `lean` an open frame rests on its rims and temples
 * @returns {Placement}
 */
export function setDown(frame, { at, height = 0, turn, pose = 'open', lean }) {
  const roll = POSES[pose];
  const { front, tips } = pointsOf(frame);
  const turned = (/** @type {Vec3[]} */ list) =>
    roll ? list.map((p) => /** @type {Vec3} */ (roll.map((row) => dot(row, p)))) : list;
  const rests = ['open', 'inverted'].includes(pose) && front.length > 0 && tips.length > 0;
  const resting = rests ? restingLean(turned(front), turned(tips)) : 0;
  /** @type {Placement} */
  const placement = {
    scale: 1,
    lean: lean === undefined ? resting : rad(lean),
    turn: rad(turn),
    at: [0, 0, 0],
    roll,
  };
  const { point } = transform(placement);
  const points = [...front, ...tips].map(point);
  const middle = (/** @type {0 | 1} */ axis) => {
    const values = points.map((p) => p[axis]);
    return (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  };
  const low = points.reduce((least, p) => Math.min(least, p[2]), Infinity);
  placement.at = [at[0] - middle(0), at[1] - middle(1), height - low + 0.002];
  return placement;
}

/**
 * A camera that sees `width` centimetres where the subject is, and the subject at `place`: shares of the picture, from
 * its left and its foot.
 * @param {{ elevation: number, width: number, place: [number, number], height: number, focal?: number, fstop?: number }} shot
 *   `height` of the subject's middle over the floor
 * @param {number} aspect @returns {Camera}
 */
export function shoot({ elevation, width, place, height, focal = 130, fstop }, aspect) {
  const angle = rad(elevation);
  const aside = (0.5 - place[0]) * width;
  const up = ((0.5 - place[1]) * width) / aspect;
  const target = /** @type {Vec3} */ ([aside, up * Math.sin(angle), height + up * Math.cos(angle)]);
  const camera = cameraAt(angle, (width * focal) / SENSOR, target, focal);
  return fstop ? { ...camera, fstop } : camera;
}

/**
 * The part of the picture that things cover, with a margin: left, low, right, high as shares of it.
 * @param {Vec3[]} points @param {Camera} camera @param {number} aspect @param {number} [margin]
 */
export function coveredBy(points, camera, aspect, margin = 0.02) {
  const project = projection(camera);
  const seen = points.map(project);
  const [us, vs] = [seen.map((p) => p[0] + 0.5), seen.map((p) => p[1] * aspect + 0.5)];
  const within = (/** @type {number} */ share) => Math.max(0, Math.min(1, share));
  const least = (/** @type {number[]} */ list) => list.reduce((a, b) => Math.min(a, b));
  const most = (/** @type {number[]} */ list) => list.reduce((a, b) => Math.max(a, b));
  return [least(us) - margin, least(vs) - margin, most(us) + margin, most(vs) + margin].map(within);
}

/** A frame's surface, thinned out. @param {Frame} frame @param {Placement} placement */
export const outlineOf = (frame, placement) => pointsOf(frame).all.map(transform(placement).point);

/** @param {Vec3[]} points @param {Placement} placement */
function floorOf(points, placement) {
  const { point } = transform({ ...placement, at: [0, 0, 0] });
  return points.reduce((low, p) => Math.min(low, point(p)[2]), Infinity);
}

/** Where the windows stand: to the side of what the middle of a lens sees, one for each lens. */
const WINDOW = { distance: 120, aside: rad(10), apart: rad(17), above: rad(9), size: [30, 84] };

/**
 * The windows that lenses reflect: found from where the front looks, so that every view shows the same quiet light on
 * the glass. Slightly askew, as windows are in convex glass.
 * @param {Placement} placement @param {Camera} camera
 * @returns {(Card & { roll: number, strength: number })[]}
 */
export function windowsFor(placement, camera) {
  const { point } = transform(placement);
  const front = point([0, 0, 0]);
  const normal = unit(sub(point([0, 0, 1]), front));
  const sight = unit(sub(front, camera.position));
  const bounce = sub(sight, /** @type {Vec3} */ (normal.map((c) => 2 * dot(sight, normal) * c)));
  const elevation = Math.asin(bounce[2]) + WINDOW.above;
  return [-1, 1].map((side) => {
    const azimuth = Math.atan2(bounce[0], -bounce[1]) - WINDOW.aside + side * WINDOW.apart;
    return {
      position: [
        front[0] + WINDOW.distance * Math.cos(elevation) * Math.sin(azimuth),
        front[1] - WINDOW.distance * Math.cos(elevation) * Math.cos(azimuth),
        front[2] + WINDOW.distance * Math.sin(elevation),
      ],
      target: front,
      size: /** @type {[number, number]} */ (WINDOW.size),
      roll: rad(14),
      strength: 1.7,
    };
  });
}
