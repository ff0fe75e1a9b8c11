/** Measures and weight of a frame's model. */
import type { FrameSpec } from './frame-spec.ts';
import { buildFrame } from './model/frame.ts';
import type { Mesh } from './model/mesh.ts';
import { cross, dot } from './model/vector.ts';

const TITANIUM = 4.43;
const ACETATE = 1.28;
/** Grams per cubic centimetre, by finish; lenses are not part of a frame's weight. */
const DENSITIES: Readonly<Record<string, number>> = {
  frontMetal: TITANIUM,
  templeMetal: TITANIUM,
  hinge: TITANIUM,
  screw: 7.9,
  core: 8.5,
  acetate: ACETATE,
  templeAcetate: ACETATE,
  tip: ACETATE,
  cord: 1.14,
  pad: 1.1,
};

/** In cubic millimetres, by the divergence theorem. */
const volumeOf = ({ positions, triangles }: Mesh) =>
  triangles.reduce(
    (sum, [a, b, c]) => sum + dot(positions[a], cross(positions[b], positions[c])) / 6,
    0,
  );

/** In grams. */
export const weightOf = (spec: FrameSpec) =>
  buildFrame(spec).parts.reduce(
    (sum, { finish, mesh }) => sum + ((DENSITIES[finish] ?? 0) * Math.abs(volumeOf(mesh))) / 1000,
    0,
  );

export const dimensionsOf = ({ bridge, templeLength, lensHeight }: FrameSpec) => ({
  bridge_mm: Math.round(bridge),
  temple_mm: templeLength,
  lens_height_mm: Math.round(lensHeight),
});
