/** Where things are on the left half of a front, and the curve of the front round the face. */
import type { FrameSpec } from '../frame-spec.ts';
import type { Mesh, Part } from './mesh.ts';
import { SHAPES, lensOutline } from './outline.ts';
import type { Vec2, Vec3 } from './vector.ts';

/** Half width seen from the front, half depth, edge radius. */
export const RIMS: Record<string, Vec3> = {
  wire: [0.62, 0.85, 0.6],
  flat: [1, 0.62, 0.28],
  bold: [1.5, 0.8, 0.35],
  sheet: [0.42, 1.35, 0.2],
  inner: [0.45, 0.95, 0.35],
};

export interface Front {
  parts: Part[];
  /** Of the left hinge. */
  hinge: Vec3;
  /** Where the left temple begins. */
  templeStart: Vec3;
}

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf(spec: FrameSpec) {
  const { shape, lensWidth, lensHeight, bridge, mount, rim } = spec;
  const centreX = (bridge + lensWidth) / 2;
  return {
    spec,
    outline: lensOutline(shape, lensWidth, lensHeight).map(([x, y]): Vec2 => [x + centreX, y]),
    /** The middle of the lens. */
    centreX,
    /** The lens's outer edge. */
    edgeX: centreX + lensWidth / 2,
    height: lensHeight,
    hingeY: lensHeight * SHAPES[shape].hinge,
    bridgeY: lensHeight * SHAPES[shape].bridge,
    isRimless: mount === 'rimless',
    /** How far the middle of the rim is outside the lens. */
    rimOffset: mount === 'rimless' ? 0 : RIMS[rim][0] - 0.15,
  };
}

const RADIUS_ACROSS = 235;
const RADIUS_DOWN = 330;

/** How far the front curves back at a point. */
export const depthAt = (x: number, y: number) =>
  -(x * x) / (2 * RADIUS_ACROSS) - (y * y) / (2 * RADIUS_DOWN);

/** Parts are modelled flat and bent afterwards, so that they stay coincident. */
export const bend = (mesh: Mesh) =>
  mesh.map(
    ([x, y, z]) => [x, y, z + depthAt(x, y)],
    ([a, b, c], [x, y]) => [a + (c * x) / RADIUS_ACROSS, b + (c * y) / RADIUS_DOWN, c],
  );
