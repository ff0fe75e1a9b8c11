/** From a composition to the things on a set: frames put down, props, the camera and the light. */
import { type Item, finishesOf } from './finishes.ts';
import { frameSpec } from './frame-spec.ts';
import { type Frame, buildFrame } from './model/frame.ts';
import { Mesh } from './model/mesh.ts';
import { type Vec2, type Vec3, along, sub } from './model/vector.ts';
import { type Plinth, type Prop, outermostPoints, topOf } from './props.ts';
import * as studio from './studio.ts';

/** Where a frame, or a component of one, is put. Centimetres and degrees; the middle of the set by default. */
interface Position {
  /** Gives place and height. */
  on?: Plinth;
  /** Middle of the ground it covers. */
  at?: Vec2;
  /** Of what is below. */
  height?: number;
  turn?: number;
  component?: keyof typeof COMPONENTS;
}

export interface Arrangement {
  mood: keyof typeof MOODS;
  frames: Position[];
  props?: Prop[];
  /** Aimed at the hinge of a frame without its code, which would be read as lettering. */
  isCloseUp?: boolean;
}

export interface Composition extends Arrangement {
  camera: studio.Shot;
}

/** Dark text has a contrast of more than 7 : 1 on the pale grounds, of at least 4.5 : 1 on the deep ones. */
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

/** Parts of a frame as they leave the bench; `side` is the sign of x. */
const COMPONENTS = {
  front: { names: FRONT, side: 0, pose: 'face up' },
  'left lens': { names: GLASS, side: 1, pose: 'face up' },
  'right lens': { names: GLASS, side: -1, pose: 'face up' },
  'left temple': { names: TEMPLE, side: 1, pose: 'on its side' },
  'right temple': { names: TEMPLE, side: -1, pose: 'on its side' },
} as const;

/** One side of a mesh that has a left and a right. */
function half({ positions, normals, triangles, uvs }: Mesh, side: 1 | -1) {
  const mesh = new Mesh();
  const indices: number[] = [];
  const indexOf = (i: number) => (indices[i] ??= mesh.vertex(positions[i], normals[i], uvs[i]));
  for (const [a, b, c] of triangles)
    if ([a, b, c].every((i) => positions[i][0] * side > 0))
      mesh.triangles.push([indexOf(a), indexOf(b), indexOf(c)]);
  return mesh;
}

const withParts = (frame: Frame, isIncluded: (name: string) => boolean): Frame => ({
  ...frame,
  parts: frame.parts.filter(({ name }) => isIncluded(name)),
});

function componentOf(frame: Frame, component: keyof typeof COMPONENTS): Frame {
  const { names, side } = COMPONENTS[component];
  const { parts, hinge } = withParts(frame, (name) => names.includes(name));
  if (!side) return { parts, hinge };
  return { parts: parts.map((part) => ({ ...part, mesh: half(part.mesh, side) })), hinge };
}

/** Share of light that crystal lets through to what is below: little enough to hold it down. */
const CRYSTAL_SHADE = 0.72;

function shadedFinishes(item: Item) {
  const finishes = Object.entries(finishesOf(item)).map(([name, finish]) => [
    name,
    finish.kind === 'crystal' ? { ...finish, shade: CRYSTAL_SHADE } : finish,
  ]);
  return Object.fromEntries(finishes);
}

export function compose(job: Composition & { items: Item[]; aspect: number }) {
  const { mood, camera: shot, frames, props = [], isCloseUp, items, aspect } = job;
  const wholeFrames = items.map(({ product }) => buildFrame(frameSpec(product)));
  const set = frames.map(({ on, at = on?.at ?? [0, 0], height = 0, turn = 0, component }, i) => {
    const index = Math.min(i, items.length - 1);
    const whole = wholeFrames[index];
    const marked = component ? componentOf(whole, component) : whole;
    const frame = isCloseUp ? withParts(marked, (name) => name !== 'code') : marked;
    const pose = component && COMPONENTS[component].pose;
    const placement = studio.setDown(frame, [at[0], at[1], on ? topOf(on) : height], turn, pose);
    return { frame, placement, item: items[index], turn, component };
  });
  const camera = studio.shoot(shot, aspect);
  if (isCloseUp) {
    const [{ frame, placement }] = set;
    const [x, y, z] = frame.hinge;
    const hinge = studio.transform(placement).point([-x, y, z]);
    const move = (p: Vec3) => sub(along(p, hinge, 1), [0, 0, studio.SUBJECT_HEIGHT]);
    camera.position = move(camera.position);
    camera.target = move(camera.target);
  }

  const allProps = [...frames.flatMap(({ on }) => on ?? []), ...props];
  const margin = shot.fstop ? 0.08 : 0.02;
  const boxOf = (points: Vec3[]) => studio.coveredBy(points, camera, aspect, margin);
  // Frames that face the same direction share their windows, or every lens would show all of them.
  const reflecting = set.filter(
    ({ turn, component }, i) =>
      !component && !set.slice(0, i).some((other) => Math.abs(other.turn - turn) < 15),
  );
  return {
    ...studio.lightOn(MOODS[mood]),
    camera,
    props: allProps,
    frameBox: boxOf(set.flatMap(({ frame, placement }) => studio.surfacePoints(frame, placement))),
    propsBox: allProps.length ? boxOf(allProps.flatMap(outermostPoints)) : undefined,
    windows: reflecting.flatMap(({ placement }) => studio.windowsFor(placement, camera)),
    frames: set.map(({ frame, placement, item }) => ({
      frame,
      matrix: studio.transform(placement).matrix,
      finishes: shadedFinishes(item),
    })),
  };
}
