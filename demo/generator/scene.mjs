// @ts-check
/** From a job to the scene file that Blender reads: everything is decided here, Blender only draws it. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finishesOf } from './finishes.mjs';
import { frameSpec } from './frame-spec.mjs';
import { buildFrame } from './model/frame.mjs';
import { compose } from './set.mjs';
import * as studio from './studio.mjs';

/**
 * @typedef {import('./jobs.mjs').Job} Job
 * @typedef {import('./model/frame.mjs').Frame} Frame
 * @typedef {{ samples: number, width: number }} Quality
 */

/** Around what a frame covers, for what lies out of focus; a share of the picture's width. */
const BOX_MARGIN = 0.02;

/** Share of the picture's size at which the empty backdrop is drawn: it has no edges to lose. */
const BACKDROP_SCALE = 0.4;
/** On a set it meets the edges of props. */
const SET_SCALE = 0.55;

/** @type {{ key: string, frame: Frame } | undefined} */
let last;

/** Views and colours of a product follow each other and share its geometry. @param {Job['products'][0]} item */
function frameOf({ product }) {
  if (last?.key !== product.code)
    last = { key: product.code, frame: buildFrame(frameSpec(product)) };
  return last.frame;
}

/** @param {Job} job @param {Quality} quality */
export function describe(job, quality) {
  const { products, set, view } = job;
  const height = Math.round(quality.width / job.aspect);
  const base = {
    size: [quality.width, height],
    samples: quality.samples,
    propsSamples: quality.samples,
    backdropSamples: 48,
    backdropScale: BACKDROP_SCALE,
  };
  if (set) return { ...base, backdropScale: SET_SCALE, ...compose(set, products, job.aspect) };

  const [{ product, color }] = products;
  const frame = frameOf(products[0]);
  const isDetail = view === 'detail';
  const chosen = studio.VIEWS[view ?? 'three-quarter'];
  const placement = studio.placeInPicture(frame, studio.PRODUCT_CAMERA, chosen);
  const camera = isDetail ? closeUp(frame, placement) : studio.PRODUCT_CAMERA;
  const { matrix } = studio.transform(placement);
  const outline = studio.outlineOf(frame, placement);
  return {
    ...base,
    ...studio.DAYLIGHT,
    camera,
    frameBox: studio.coveredBy(outline, camera, job.aspect, BOX_MARGIN),
    props: [],
    windows: studio.windowsFor(placement, camera),
    frames: [{ frame, matrix, finishes: finishesOf(product, color) }],
  };
}

/** On the hinge and the code behind it. @param {Frame} frame @param {studio.Placement} placement */
function closeUp(frame, placement) {
  const { x, y, z } = frame.hinge;
  const [px, py, pz] = studio.transform(placement).point([-x, y - 1, z - 3]);
  const camera = studio.cameraAt((20 * Math.PI) / 180, 30, [px, py, pz]);
  return { ...camera, fstop: 20 };
}

/**
 * Writes the scene as JSON, and the meshes as one binary file beside it: for each part its positions, its normals
 * (32-bit floats) and its triangles (32-bit integers).
 * @param {ReturnType<typeof describe>} scene @param {string} folder
 */
export async function writeScene({ frames, ...scene }, folder) {
  let offset = 0;
  /** @type {Buffer[]} */
  const blocks = [];
  const write = (/** @type {import('./model/frame.mjs').Part} */ { name, finish, mesh }) => {
    const part = {
      name,
      finish,
      offset,
      vertices: mesh.positions.length / 3,
      triangles: mesh.triangles.length / 3,
    };
    for (const list of [
      Float32Array.from(mesh.positions),
      Float32Array.from(mesh.normals),
      Uint32Array.from(mesh.triangles),
    ]) {
      blocks.push(Buffer.from(list.buffer));
      offset += list.byteLength;
    }
    return part;
  };
  const written = frames.map(({ frame, ...placed }) => ({
    ...placed,
    parts: frame.parts.map(write),
  }));
  await writeFile(path.join(folder, 'meshes.bin'), Buffer.concat(blocks));
  const file = path.join(folder, 'scene.json');
  await writeFile(file, JSON.stringify({ ...scene, frames: written, folder }));
  return file;
}
