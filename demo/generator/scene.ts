/** From a job to the scene file that Blender renders: every decision is taken here. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from './catalogue.ts';
import { type Item, finishesOf } from './finishes.ts';
import { frameSpec } from './frame-spec.ts';
import type { ProductJob, SetJob } from './jobs.ts';
import { type Frame, buildFrame } from './model/frame.ts';
import type { Part } from './model/mesh.ts';
import { radians } from './model/vector.ts';
import { compose } from './set.ts';
import * as studio from './studio.ts';

interface Quality {
  /** Light paths for each pixel. */
  samples: number;
  width: number;
}

let last: { code: string; frame: Frame } | undefined;

/** Views and colours of a product follow each other and share its geometry. */
function frameOf(product: Product) {
  if (last?.code !== product.code)
    last = { code: product.code, frame: buildFrame(frameSpec(product)) };
  return last.frame;
}

function productView(item: Item, view: studio.View, aspect: number) {
  const frame = frameOf(item.product);
  const placement = studio.placeInPicture(frame, studio.PRODUCT_CAMERA, studio.VIEWS[view]);
  const { point, matrix } = studio.transform(placement);
  const [x, y, z] = frame.hinge;
  // On the hinge and the code behind it.
  const closeUp = studio.cameraAt(radians(20), 30, point([-x, y - 1, z - 3]));
  const camera = view === 'detail' ? { ...closeUp, fstop: 20 } : studio.PRODUCT_CAMERA;
  return {
    ...studio.DAYLIGHT,
    camera,
    props: [],
    frameBox: studio.coveredBy(studio.surfacePoints(frame, placement), camera, aspect),
    windows: studio.windowsFor(placement, camera),
    frames: [{ frame, matrix, finishes: finishesOf(item) }],
  };
}

export function describeScene(job: ProductJob | SetJob, { samples, width }: Quality) {
  const isSet = job.kind === 'set';
  return {
    size: [width, Math.round(width / job.aspect)],
    samples,
    propsSamples: samples,
    backdropSamples: 48,
    // The backdrop has no edges to lose; on a set it meets those of props.
    backdropScale: isSet ? 0.55 : 0.4,
    ...(isSet
      ? compose(job.set, job.items, job.aspect)
      : productView(job.items[0], job.view, job.aspect)),
  };
}

/**
 * Writes the scene as JSON, and the meshes to a binary file: for each part its positions, its normals (32-bit floats)
 * and its triangles (32-bit integers).
 */
export async function writeScene(
  { frames, ...scene }: ReturnType<typeof describeScene>,
  folder: string,
) {
  let offset = 0;
  const blocks: Buffer[] = [];
  const write = ({ name, finish, mesh }: Part) => {
    const arrays = [
      Float32Array.from(mesh.positions.flat()),
      Float32Array.from(mesh.normals.flat()),
      Uint32Array.from(mesh.triangles.flat()),
    ];
    const part = {
      name,
      finish,
      offset,
      vertices: mesh.positions.length,
      triangles: mesh.triangles.length,
    };
    for (const { buffer, byteLength } of arrays) {
      blocks.push(Buffer.from(buffer));
      offset += byteLength;
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
