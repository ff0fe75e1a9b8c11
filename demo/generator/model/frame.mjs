// @ts-check
/** The whole frame: parts with a mesh and the name of the finish each is given. */
import { acetateFront, acetateRing } from './acetate-front.mjs';
import { engraving } from './engraving.mjs';
import { barrelHinge, innerHinge, nosePads, rivets } from './fittings.mjs';
import { lens } from './lens.mjs';
import { bridge, cord, endPiece, fullRim, halfRim, mounts, secondRim } from './metal-front.mjs';
import { lensOutline, SHAPES } from './outline.mjs';
import { acetateTemple, metalTemple } from './temples.mjs';

/**
 * @typedef {import('./vector.mjs').Vec2} Vec2
 * @typedef {import('../frame-spec.mjs').FrameSpec} FrameSpec
 *
 * @typedef {object} Layout  where things are on the left half of the front
 * @property {FrameSpec} spec
 * @property {Vec2[]} outline of the left lens, in place
 * @property {number} centreX
 * @property {number} edgeX the lens's outer edge
 * @property {number} height of the lens
 * @property {number} hingeY
 * @property {number} bridgeY
 *
 * @typedef {{ name: string, finish: string, mesh: import('./mesh.mjs').Mesh }} Part
 * @typedef {{ parts: Part[], hinge: { x: number, y: number, z: number } }} Frame
 */

/** @param {FrameSpec} spec @returns {Layout} */
function layoutOf(spec) {
  const { hinge, bridge: bridgeLevel } = SHAPES[spec.shape];
  const centreX = (spec.bridge + spec.lensWidth) / 2;
  const outline = lensOutline(spec.shape, spec.lensWidth, spec.lensHeight);
  return {
    spec,
    outline: outline.map(([x, y]) => [x + centreX, y]),
    centreX,
    edgeX: centreX + spec.lensWidth / 2,
    height: spec.lensHeight,
    hingeY: spec.lensHeight * hinge,
    bridgeY: spec.lensHeight * bridgeLevel,
  };
}

/** @param {FrameSpec} spec @returns {Frame} */
export function buildFrame(spec) {
  const layout = layoutOf(spec);
  /** @type {Part[]} */
  const parts = [];
  const put = (
    /** @type {string} */ name,
    /** @type {string} */ finish,
    /** @type {import('./mesh.mjs').Mesh} */ mesh,
  ) => parts.push({ name, finish, mesh });

  const isRimless = spec.mount === 'rimless';
  const glass = lens(layout.outline, layout.centreX, {
    thickness: isRimless ? 1.9 : 1.7,
    grow: isRimless ? 0 : 0.35,
  });
  put('lens', 'lens', glass.face.both());
  put(
    'lens-edge',
    isRimless || spec.mount === 'half' ? 'lensEdge' : 'hiddenEdge',
    glass.edge.both(),
  );

  const { hinge, start } = spec.front === 'acetate' ? acetate() : metal();
  temples();
  return { parts, hinge };

  function acetate() {
    const front = acetateFront(layout);
    put('front', 'acetate', front.mesh);
    put('rivets', 'templeMetal', rivets(layout));
    const { x, y, z } = front.hinge;
    put('hinge', 'hinge', innerHinge({ x: x - 4.3, y, z }));
    return { hinge: front.hinge, start: /** @type {[number, number, number]} */ ([x, y, z]) };
  }

  function metal() {
    if (spec.mount === 'full') put('rim', 'frontMetal', fullRim(layout));
    if (spec.twinRim) put('second-rim', 'templeMetal', secondRim(layout));
    if (spec.mount === 'half') {
      put('rim', 'frontMetal', halfRim(layout));
      put('cord', 'cord', cord(layout));
    }
    if (spec.ring)
      put(
        'ring',
        'acetate',
        acetateRing(layout, spec.mount === 'half' ? layout.height * 0.08 : undefined),
      );
    put('bridge', 'templeMetal', bridge(layout));
    const end = endPiece(layout);
    put('end-piece', 'templeMetal', end.mesh);
    if (isRimless) put('mounts', 'templeMetal', mounts(layout, end.root));
    const joint = barrelHinge(end.hinge);
    put('hinge', 'hinge', joint.barrel);
    put('screw', 'screw', joint.screw);
    put('slot', 'dark', joint.slot);
    if (spec.pads !== 'none') {
      const { arm, box, pad } = nosePads(layout);
      put('pad-arm', 'templeMetal', arm);
      put('pad-box', 'templeMetal', box);
      put('pad', 'pad', pad);
    }
    return { hinge: end.hinge, start: end.temple };
  }

  function temples() {
    if (spec.temples === 'acetate') {
      const { path, halfSize, temple, core } = acetateTemple(spec, start);
      put('temple', 'templeAcetate', temple);
      put('core', 'core', core);
      const how = { from: 17, height: 1.9, line: 0.11 };
      if (spec.code) put('code', 'foil', engraving(spec.code, path, halfSize, how));
      return;
    }
    const { path, halfSize, temple, tip } = metalTemple(spec, start);
    put('temple', 'templeMetal', temple);
    put('tip', spec.sleeves ? 'tip' : 'templeMetal', tip);
    const how = { from: 9, height: 1.25, line: 0.075 };
    if (spec.code) put('code', 'engraved', engraving(spec.code, path, halfSize, how));
  }
}
