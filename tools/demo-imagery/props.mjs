// @ts-check
/** Things that lie beside a frame: the case and the cloth. */
import { smoothstep } from './model/vector.mjs';
import { cameraAt, placeInPicture, transform } from './studio.mjs';

/**
 * @typedef {import('./model/vector.mjs').Vec3} Vec3
 * @typedef {import('./finishes.mjs').Finish} Finish
 * @typedef {{ kind: 'box', at: Vec3, size: Vec3, turn: number, edge: number, finish: object }} Box
 * @typedef {{ kind: 'cloth', points: Vec3[], rows: number, columns: number, thickness: number, finish: object }} Cloth
 */

const LEATHER = { kind: 'leather', color: '#4A3527', roughness: 0.46 };
const BRASS = { kind: 'metal', color: '#D9B878', roughness: 0.22 };
const MICROFIBRE = { kind: 'suede', color: '#C9BCA8', roughness: 1 };

const CLOTH_TOP = 0.06;

/**
 * A clamshell case of leather: lid and base with a brass line between them and a clasp.
 * @param {[number, number]} at @param {number} turn @returns {Box[]}
 */
function hardCase([x, y], turn) {
  const box = (
    /** @type {number} */ z,
    /** @type {Vec3} */ size,
    /** @type {number} */ edge,
    /** @type {object} */ finish,
    /** @type {number} */ forward = 0,
  ) => ({
    kind: /** @type {const} */ ('box'),
    at: /** @type {Vec3} */ ([x + forward * Math.sin(turn), y - forward * Math.cos(turn), z]),
    size,
    turn,
    edge,
    finish,
  });
  return [
    box(1.35, [16.4, 6.8, 2.7], 1.1, LEATHER),
    box(2.75, [16.1, 6.5, 0.5], 0.2, BRASS),
    box(4, [16.4, 6.8, 2.5], 1.2, LEATHER),
    box(2.75, [1.5, 0.3, 0.9], 0.14, BRASS, 3.38),
  ];
}

/**
 * A square of cloth laid down by hand: flat in the middle, waves towards the far edge, one corner turned over a little.
 * @param {[number, number]} at @param {number} side @param {number} turn @returns {Cloth}
 */
function cloth([x, y], side, turn) {
  const count = 140;
  /** @type {Vec3[]} */
  const points = [];
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const u = (column / (count - 1) - 0.5) * side;
      const v = (row / (count - 1) - 0.5) * side;
      const far = smoothstep(side * 0.18, side * 0.5, v);
      const wide = smoothstep(side * 0.3, side * 0.5, Math.abs(u));
      const folds =
        0.42 * (1 + Math.sin(u * 0.62 + v * 0.28 + 0.9)) +
        0.16 * (1 + Math.sin(u * 1.35 - v * 0.5));
      const corner = smoothstep(side * 0.3, side * 0.72, -v * 0.5 + u * 0.6);
      const z = 0.03 + far * folds + wide * 0.12 * (1 + Math.sin(v * 0.9)) + corner * 0.5;
      // Cloth that rises is pulled in.
      const pull = 1 - 0.03 * far * Math.sin(u * 0.5) - 0.05 * corner;
      points.push([
        x + Math.cos(turn) * u * pull - Math.sin(turn) * v,
        y + Math.sin(turn) * u + Math.cos(turn) * v * pull,
        z,
      ]);
    }
  return {
    kind: 'cloth',
    points,
    rows: count,
    columns: count,
    thickness: 0.05,
    finish: MICROFIBRE,
  };
}

/** The frame on its cloth before its case. @param {import('./model/frame.mjs').Frame} frame */
export function caseAndCloth(frame) {
  const camera = cameraAt((17 * Math.PI) / 180, 128, [0, 3, 2.2]);
  const resting = placeInPicture(frame, camera, { turn: 0.5, fill: 0.5 });
  const placement = {
    ...resting,
    scale: 1,
    at: /** @type {Vec3} */ ([-1.5, -3, resting.at[2] / resting.scale + CLOTH_TOP]),
  };
  // The middle of the frame, not its front, lies over the middle of the cloth.
  const [x, y] = transform(placement).point([0, 0, -70]);
  return {
    camera,
    placement,
    props: [...hardCase([6.2, y + 15], -0.16), cloth([x + 0.5, y - 0.5], 21, 0.2)],
  };
}
