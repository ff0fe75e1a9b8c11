/**
 * The studio: one backdrop, one set of lights, one camera height. For product views the camera never moves. The frame
 * is turned, scaled to the same width and put on the floor, so every picture has the same light and horizon.
 *
 * Centimetres: x to the right, y away from the camera, z up; the floor is z = 0.
 */
import type { Frame } from './model/frame.ts';
import type { Vec2, Vec3 } from './model/vector.ts';
import { along, clamp, cross, dot, extent, radians, sub, unit } from './model/vector.ts';

export interface Camera {
  position: Vec3;
  target: Vec3;
  focal: number;
  fstop?: number;
}

/** How parts are laid down, as a change of a row of the frame's matrix. */
const POSES = {
  'face up': ([x, y, z]: Vec3): Vec3 => [x, -z, y],
  'on its side': ([x, y, z]: Vec3): Vec3 => [y, -x, z],
};

/** Poses the frame, leans it back to front, turns it about the vertical (radians), then moves it. */
interface Placement {
  scale: number;
  pose?: keyof typeof POSES;
  lean: number;
  turn: number;
  at: Vec3;
}

interface Card {
  position: Vec3;
  target: Vec3;
  size: Vec2;
}

type Light = Card & { power: number };

/** Width of the film in mm. */
const SENSOR = 36;
/** Over the floor, so that faces never coincide. */
const CLEARANCE = 0.002;
/** Over the floor; of the middle of a subject, unless a shot has its own. */
export const SUBJECT_HEIGHT = 2.4;

const LIGHTS: Record<'sky' | 'wall' | 'left' | 'right' | 'front', Light> = {
  sky: { position: [0, -14, 60], target: [0, -14, 0], size: [100, 130], power: 44000 },
  wall: { position: [0, 12, 62], target: [0, 66, 22], size: [110, 16], power: 9000 },
  left: { position: [-46, -8, 20], target: [0, 4, 2], size: [14, 44], power: 15000 },
  right: { position: [50, 6, 22], target: [0, 4, 2], size: [30, 44], power: 4900 },
  front: { position: [8, -70, 34], target: [0, 0, 2], size: [26, 16], power: 3120 },
};

// Black cards that only reflections see: the dark edge that makes metal look like metal.
const FLAGS: Card[] = [
  { position: [-24, -30, 6], target: [0, 2, 2], size: [10, 26] },
  { position: [27, -32, 6], target: [0, 2, 2], size: [8, 26] },
  { position: [0, -26, 40], target: [0, 0, 2], size: [60, 10] },
];

/**
 * What polished surfaces see of the backdrop, by degrees over the horizon: pale floor near the frame, a dark line at the
 * horizon, a strip light over it. Without them a broad face is one flat tone.
 */
const BANDS: Vec2[] = [
  [-90, 0.9],
  [-40, 1.15],
  [-24, 0.75],
  [-13, 0.36],
  [-5, 0.18],
  [0, 0.2],
  [5, 1.7],
  [15, 1.8],
  [24, 0.5],
  [50, 0.6],
];

export const DAYLIGHT = {
  backdrop: { color: '#ECE9E4', radius: 44, back: 64, glow: 0.8, bands: BANDS },
  world: { color: '#F1EFEC', strength: 0.24 },
  lights: Object.values(LIGHTS).map((light) => ({ ...light, color: [1, 1, 1] })),
  flags: FLAGS,
};

interface Mood {
  backdrop: string;
  /** Of what glass and metal see of the backdrop. */
  glow: number;
  /** 0 to 1. */
  warmth?: number;
}

/**
 * The light of a set: less from above and more from the left, a little behind, so that things cast soft shadows to the
 * right. Colour and depth differ between pictures, the direction never does.
 */
export function lightOn({ backdrop, glow, warmth = 0 }: Mood) {
  const color = [1, 1 - 0.1 * warmth, 1 - 0.26 * warmth];
  const { sky, wall, left, right, front } = LIGHTS;
  const lights: Light[] = [
    { ...sky, power: sky.power * 0.62 },
    wall,
    // Further off than for a product, or the floor of a wide picture would show where it is.
    { ...left, power: left.power * 2.6, position: [-92, -16, 40], size: [28, 88] },
    { ...right, power: right.power * 0.8 },
    { ...front, power: front.power * 0.9 },
    { position: [-110, 40, 110], target: [0, 4, 2], size: [46, 46], power: 78000 },
  ];
  return {
    ...DAYLIGHT,
    backdrop: { ...DAYLIGHT.backdrop, color: backdrop, glow },
    lights: lights.map((light) => ({ ...light, color })),
  };
}

/** `turn` of the frame, `fill` as its share of the picture's width, and what the view shows. */
export const VIEWS = {
  'three-quarter': { turn: radians(34), fill: 0.72, alt: 'from the side at an angle' },
  front: { turn: 0, fill: 0.7, alt: 'from the front' },
  side: { turn: radians(80), fill: 0.72, alt: 'from the side' },
  detail: { turn: radians(58), fill: 0.72, alt: 'the hinge and the engraved code' },
};
export type View = keyof typeof VIEWS;

export function cameraAt(elevation: number, distance: number, target: Vec3, focal = 150): Camera {
  const [x, y, z] = target;
  const [back, up] = [distance * Math.cos(elevation), distance * Math.sin(elevation)];
  return { position: [x, y - back, z + up], target, focal };
}

/** The camera of every product view. */
export const PRODUCT_CAMERA = cameraAt(radians(11), 86, [0, 0, 2.2]);

/** From the frame's millimetres to the studio. */
export function transform({ scale, lean, turn, at, pose }: Placement) {
  const [cosL, sinL, cosT, sinT] = [Math.cos(lean), Math.sin(lean), Math.cos(turn), Math.sin(turn)];
  const s = scale / 10;
  const rows: Vec3[] = [
    [cosT * s, sinT * sinL * s, sinT * cosL * s],
    [sinT * s, -cosT * sinL * s, -cosT * cosL * s],
    [0, cosL * s, -sinL * s],
  ];
  const [x, y, z] = pose ? rows.map(POSES[pose]) : rows;
  return {
    point: (p: Vec3): Vec3 => [dot(x, p) + at[0], dot(y, p) + at[1], dot(z, p) + at[2]],
    matrix: [...[x, y, z].map((row, i) => [...row, at[i]]), [0, 0, 0, 1]],
  };
}

/** Where points appear, in picture widths from the middle. */
function project(points: Vec3[], { position, target, focal }: Camera) {
  const forward = unit(sub(target, position));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  return points.map((point): Vec2 => {
    const from = sub(point, position);
    const depth = (dot(from, forward) * SENSOR) / focal;
    return [dot(from, right) / depth, dot(from, up) / depth];
  });
}

/** Samples of a frame's surface; the core and the code are inside the temples. */
function pointsOf({ parts }: Frame) {
  const outer = parts.filter(({ name }) => !['core', 'code'].includes(name));
  const isTemple = ({ name }: { name: string }) => ['temple', 'tip'].includes(name);
  const fronts = outer.filter((part) => !isTemple(part));
  const every = (step: number, from = outer) =>
    from.flatMap(({ mesh }) => mesh.positions.filter((_, i) => i % step === 0));
  return { all: every(15), front: every(3, fronts), temples: every(1, outer.filter(isTemple)) };
}

/** How far a frame leans when it rests on its rims and on the tips of its temples. */
function restingLean(front: Vec3[], temples: Vec3[]) {
  let lean = 0;
  const lowest = (list: Vec3[]) => {
    const height = ([, y, z]: Vec3) => y * Math.cos(lean) - z * Math.sin(lean);
    return list.reduce((best, p) => (height(p) < height(best) ? p : best));
  };
  for (let pass = 0; pass < 5; pass++) {
    const a = lowest(front);
    const b = lowest(temples);
    lean = Math.atan2(b[1] - a[1], b[2] - a[2] || -1);
    if (lean > Math.PI / 2) lean -= Math.PI;
    if (lean < -Math.PI / 2) lean += Math.PI;
  }
  return lean;
}

/** Puts a frame on the floor so that it fills its share of a product view and is in its middle. */
export function placeInPicture(frame: Frame, view: View): Placement {
  const camera = PRODUCT_CAMERA;
  const { turn, fill } = VIEWS[view];
  const { all, front, temples } = pointsOf(frame);
  const lean = restingLean(front, temples);
  const distance = Math.hypot(...sub(camera.position, camera.target));
  const tilt = (camera.position[2] - camera.target[2]) / distance;
  const pictureWidth = (distance * SENSOR) / camera.focal;
  let placement: Placement = { scale: 1, lean, turn, at: [0, 0, 0] };
  for (let pass = 0; pass < 8; pass++) {
    const seen = project(all.map(transform(placement).point), camera);
    const [left, right] = extent(seen.map(([u]) => u));
    const [low, high] = extent(seen.map(([, v]) => v));
    const scale = (placement.scale * fill) / (right - left);
    const { point } = transform({ ...placement, scale, at: [0, 0, 0] });
    const [floor] = extent([...front, ...temples].map((p) => point(p)[2]));
    const [x, y] = placement.at;
    const at: Vec3 = [
      x - ((left + right) / 2) * pictureWidth,
      y - (((low + high) / 2) * pictureWidth) / tilt / 1.5,
      CLEARANCE - floor,
    ];
    placement = { ...placement, scale, at };
  }
  return placement;
}

/**
 * Puts a frame, in its true size, on something. Without a pose it rests on its rims and temples.
 * @param at middle of the ground it covers
 * @param turn in degrees
 */
export function setDown(frame: Frame, at: Vec3, turn: number, pose?: keyof typeof POSES) {
  const { front, temples } = pointsOf(frame);
  const lean = pose ? 0 : restingLean(front, temples);
  const placement: Placement = { scale: 1, lean, turn: radians(turn), pose, at: [0, 0, 0] };
  const points = [...front, ...temples].map(transform(placement).point);
  const [[left, right], [near, far], [low]] = [0, 1, 2].map((k) => extent(points.map((p) => p[k])));
  const [x, y, z] = at;
  placement.at = [x - (left + right) / 2, y - (near + far) / 2, z - low + CLEARANCE];
  return placement;
}

export interface Shot {
  /** Degrees. */
  elevation: number;
  /** Centimetres seen where the subject is. */
  width: number;
  /** Of the subject: shares of the picture, from its left and its foot. */
  place: Vec2;
  /** Of the subject's middle over the floor. */
  height?: number;
  focal?: number;
  fstop?: number;
}

/** A camera for a shot. */
export function shoot(shot: Shot, aspect: number): Camera {
  const { elevation, width, place, height = SUBJECT_HEIGHT, focal = 130, fstop } = shot;
  const angle = radians(elevation);
  const aside = (0.5 - place[0]) * width;
  const up = ((0.5 - place[1]) * width) / aspect;
  const target: Vec3 = [aside, up * Math.sin(angle), height + up * Math.cos(angle)];
  return { ...cameraAt(angle, (width * focal) / SENSOR, target, focal), fstop };
}

/** The part of the picture that points cover, with a margin: left, low, right, high as shares of it. */
export function coveredBy(points: Vec3[], camera: Camera, aspect: number, margin = 0.02) {
  const seen = project(points, camera);
  const [left, right] = extent(seen.map(([u]) => u + 0.5));
  const [low, high] = extent(seen.map(([, v]) => v * aspect + 0.5));
  return [left - margin, low - margin, right + margin, high + margin].map((c) => clamp(c, 0, 1));
}

/** A sample of a frame's surface in the studio. */
export const surfacePoints = (frame: Frame, placement: Placement) =>
  pointsOf(frame).all.map(transform(placement).point);

/** Where windows are: to the side of what the middle of a lens sees, one for each lens. */
const WINDOW = { distance: 120, aside: radians(10), apart: radians(17), above: radians(9) };

/**
 * The windows that lenses reflect, by the direction of the front: every view shows the same quiet light on the glass.
 * Slightly askew, as windows are in convex glass.
 */
export function windowsFor(placement: Placement, camera: Camera) {
  const { point } = transform(placement);
  const front = point([0, 0, 0]);
  const normal = unit(sub(point([0, 0, 1]), front));
  const sight = unit(sub(front, camera.position));
  const bounce = along(sight, normal, -2 * dot(sight, normal));
  const elevation = Math.asin(bounce[2]) + WINDOW.above;
  const reach = WINDOW.distance * Math.cos(elevation);
  return [-1, 1].map((side) => {
    const azimuth = Math.atan2(bounce[0], -bounce[1]) - WINDOW.aside + side * WINDOW.apart;
    return {
      position: [
        front[0] + reach * Math.sin(azimuth),
        front[1] - reach * Math.cos(azimuth),
        front[2] + WINDOW.distance * Math.sin(elevation),
      ],
      target: front,
      size: [30, 84],
      roll: radians(14),
      strength: 1.7,
    };
  });
}
