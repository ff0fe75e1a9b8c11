/** The whole frame: parts with a mesh and the finish of each. */
import type { FrameSpec } from '../frame-spec.ts';
import { acetateFront } from './acetate-front.ts';
import { layoutOf } from './layout.ts';
import { lensParts } from './lens.ts';
import { metalFront } from './metal-front.ts';
import { templeParts } from './temples.ts';

export type Frame = ReturnType<typeof buildFrame>;

export function buildFrame(spec: FrameSpec) {
  const layout = layoutOf(spec);
  const front = spec.front === 'acetate' ? acetateFront(layout) : metalFront(layout);
  const temples = templeParts(spec, front.templeStart);
  return { parts: [...lensParts(layout), ...front.parts, ...temples], hinge: front.hinge };
}
