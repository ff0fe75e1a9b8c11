/** From a job to the scene file that Blender renders: every decision is taken here. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from './catalogue.ts';
import { finishesOf } from './finishes.ts';
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

function productView({ items: [item], view, aspect }: ProductJob) {
  const frame = frameOf(item.product);
  const placement = studio.placeInPicture(frame, view);
  const { point, matrix } = studio.transform(placement);
  const [x, y, z] = frame.hinge;
  // On the hinge and the code behind it.
  const closeUp = studio.cameraAt(radians(20), 18, point([-x, y - 1, z - 2]));
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
    backdropSamples: 64,
    // The backdrop has no edges to lose; on a set it meets those of props.
    backdropScale: isSet ? 0.3 : 0.25,
    ...(isSet ? compose(job) : productView(job)),
  };
}

type Scene = ReturnType<typeof describeScene>;

/**
 * Writes the scene as JSON, and the meshes to a binary file: for each part its positions, its normals, its UVs (32-bit
 * floats) and its triangles (32-bit integers).
 */
export async function writeScene({ frames, ...scene }: Scene, folder: string) {
  let offset = 0;
  const blocks: Buffer[] = [];
  const write = ({ name, finish, mesh: { positions, normals, triangles, uvs } }: Part) => {
    const start = offset;
    for (const { buffer, byteLength } of [
      Float32Array.from(positions.flat()),
      Float32Array.from(normals.flat()),
      Float32Array.from(uvs.flat()),
      Uint32Array.from(triangles.flat()),
    ]) {
      blocks.push(Buffer.from(buffer));
      offset += byteLength;
    }
    return { name, finish, offset: start, vertices: positions.length, triangles: triangles.length };
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
