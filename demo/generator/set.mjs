// @ts-check
/** From a composition to the things on a set: frames put down, props built, the camera and the light chosen. */
import { buildFrame } from './model/frame.mjs';
import { Mesh } from './model/mesh.mjs';
import { finishesOf } from './finishes.mjs';
import { frameSpec } from './frame-spec.mjs';
import { build, reachOf } from './props.mjs';
import * as studio from './studio.mjs';

/**
 * @typedef {import('./model/frame.mjs').Frame} Frame
 * @typedef {import('./jobs.mjs').Item} Item
 * @typedef {keyof typeof PIECES} Piece
 *
 * @typedef {object} Spot  where a frame, or a piece of one, lies; angles in degrees, centimetres
 * @property {number} [of] the product, counted as in the job; the first unless told
 * @property {[number, number]} at the middle of the ground it covers
 * @property {number} [height] of what it lies on
 * @property {number} turn
 * @property {'open' | 'inverted' | 'flat' | 'left' | 'right'} [pose]
 * @property {number} [lean]
 * @property {Piece} [piece]
 * @property {boolean} [isUnmarked] without the engraved code, where it would be read as lettering
 *
 * @typedef {object} Composition
 * @property {keyof typeof MOODS} mood
 * @property {Omit<Parameters<typeof studio.shoot>[0], 'height'> & { height?: number }} camera
 * @property {Spot[]} frames
 * @property {import('./props.mjs').Prop[]} [props]
 * @property {'hinge'} [focus] what the camera is aimed at, instead of the middle of the set
 */

/** Pale grounds carry ink at more than 7 : 1, the deep ones at 4.5 : 1 or more. */
const MOODS = {
  day: { backdrop: '#ECE9E4', glow: 0.8 },
  mist: { backdrop: '#E0DDD8', glow: 0.72 },
  stone: { backdrop: '#D6CFC5', glow: 0.62 },
  greige: { backdrop: '#C3B9AC', glow: 0.5 },
  blush: { backdrop: '#DCD0C8', glow: 0.62 },
  sand: { backdrop: '#DCC6A2', glow: 0.62, warmth: 0.35 },
  honey: { backdrop: '#C6A67C', glow: 0.55, warmth: 0.35 },
  caramel: { backdrop: '#B7966C', glow: 0.52, warmth: 0.35 },
};

const FRONT = ['rim', 'second-rim', 'cord', 'ring', 'bridge', 'end-piece', 'mounts', 'front'];
const GLASS = ['lens', 'lens-edge'];
const TEMPLE = ['temple', 'tip', 'core', 'code'];

/** Parts of a frame as they leave the bench. @type {Record<string, { parts: string[], side?: 1 | -1 }>} */
const PIECES = {
  front: { parts: FRONT },
  lens: { parts: GLASS, side: 1 },
  'other lens': { parts: GLASS, side: -1 },
  temple: { parts: TEMPLE, side: 1 },
  'other temple': { parts: TEMPLE, side: -1 },
  pads: { parts: ['pad'] },
};

/** @param {Frame} frame @param {Piece} piece @returns {Frame} */
function pieceOf(frame, piece) {
  const { parts, side } = PIECES[piece];
  return {
    ...frame,
    parts: frame.parts
      .filter(({ name }) => parts.includes(name))
      .map((part) => (side ? { ...part, mesh: half(part.mesh, side) } : part)),
  };
}

/** @param {Frame} frame @returns {Frame} */
const unmarked = (frame) => ({
  ...frame,
  parts: frame.parts.filter(({ name }) => name !== 'code'),
});

/** One side of a mesh that has a left and a right. @param {Mesh} mesh @param {1 | -1} side */
function half({ positions, normals, triangles }, side) {
  const kept = new Mesh();
  /** @type {Map<number, number>} */
  const places = new Map();
  const keep = (/** @type {number} */ index) => {
    const known = places.get(index);
    if (known !== undefined) return known;
    const at = (/** @type {number[]} */ list) =>
      /** @type {[number, number, number]} */ (list.slice(3 * index, 3 * index + 3));
    const place = kept.vertex(at(positions), at(normals));
    places.set(index, place);
    return place;
  };
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = triangles.slice(i, i + 3);
    if (corners.every((c) => positions[3 * c] * side > 0)) {
      const [a, b, c] = corners.map(keep);
      kept.triangle(a, b, c);
    }
  }
  return kept;
}

/** Share of light that crystal lets on to what it stands on: enough less to hold it down. */
const CRYSTAL_SHADE = 0.72;

/** @param {ReturnType<typeof finishesOf>} finishes */
const shaded = (finishes) =>
  Object.fromEntries(
    Object.entries(finishes).map(([name, finish]) => [
      name,
      finish.kind === 'crystal' ? { ...finish, shade: CRYSTAL_SHADE } : finish,
    ]),
  );

/** Frames that face the same way share their windows, or every lens would show all of them. @param {Spot} spot */
const facesLike =
  ({ turn }) =>
  (/** @type {Spot} */ other) =>
    Math.abs(other.turn - turn) < 15;

/**
 * @param {Composition} composition @param {Item[]} items @param {number} aspect
 */
export function compose({ mood, camera: shot, frames, props = [], focus }, items, aspect) {
  const whole = items.map(({ product }) => buildFrame(frameSpec(product)));
  const set = frames.map((spot) => {
    const { of = 0, piece, isUnmarked } = spot;
    const marked = piece ? pieceOf(whole[of], piece) : whole[of];
    const frame = isUnmarked ? unmarked(marked) : marked;
    return { frame, placement: studio.setDown(frame, spot), item: items[of] };
  });
  const camera = aimed();
  const things = props.flatMap(build);
  const margin = shot.fstop ? 0.08 : 0.02;
  const frameBox = studio.coveredBy(
    set.flatMap(({ frame, placement }) => studio.outlineOf(frame, placement)),
    camera,
    aspect,
    margin,
  );
  return {
    ...studio.lightOn(MOODS[mood]),
    camera,
    props: things,
    frameBox,
    propsBox: things.length
      ? studio.coveredBy(things.flatMap(reachOf), camera, aspect, margin)
      : undefined,
    windows: set
      .filter((_, i) => !frames[i].piece && !frames.slice(0, i).some(facesLike(frames[i])))
      .flatMap(({ placement }) => studio.windowsFor(placement, camera)),
    frames: set.map(({ frame, placement, item }) => ({
      frame,
      matrix: studio.transform(placement).matrix,
      finishes: shaded(finishesOf(item.product, item.color)),
    })),
  };

  function aimed() {
    const plain = studio.shoot({ height: 2.4, ...shot }, aspect);
    if (!focus) return plain;
    const [{ frame, placement }] = set;
    const { x, y, z } = frame.hinge;
    const hinge = studio.transform(placement).point([-x, y, z]);
    const move = (/** @type {import('./model/vector.mjs').Vec3} */ p) =>
      /** @type {import('./model/vector.mjs').Vec3} */ (
        p.map((value, i) => value + hinge[i] - (i === 2 ? (shot.height ?? 2.4) : 0))
      );
    return { ...plain, position: move(plain.position), target: move(plain.target) };
  }
}
