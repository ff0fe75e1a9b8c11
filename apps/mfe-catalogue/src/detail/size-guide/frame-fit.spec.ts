import { LIMITS, frameWidthOf } from '@tivara/contracts';
import { textsOf } from '@tivara/state';
import { frameFit } from './frame-fit';

const t = textsOf(undefined);
const frame = (shape_name: string, size: number, bridge_mm?: number, lens_height_mm?: number) => ({
  shape_name,
  size,
  bridge_mm: bridge_mm ?? null,
  lens_height_mm: lens_height_mm ?? null,
});

test.each([
  [
    frame('Panto', 48, 20, 43),
    'About 128 mm across, it suits narrow to medium faces and most noses. The flat top lifts the brow, and the round foot softens the jaw; the deep lens shortens a long face.',
  ],
  [
    frame('Rectangle', 55, 17, 33),
    'About 139 mm across, it suits wide faces and a slim nose. The long, level lines make a round face look slimmer; the low lens suits a short face.',
  ],
  [
    frame('Square', 52, 18, 41),
    'About 134 mm across, it suits medium faces and most noses. The straight lines give a round or oval face definition.',
  ],
  [
    frame('Round', 42, 23),
    'About 119 mm across, it suits narrow faces and a broad nose. The circle softens a square jaw and strong lines.',
  ],
  [
    frame('Oval', 50),
    'With a lens of 50 mm, it suits narrow to medium faces. The soft curve adds no corners and balances most faces.',
  ],
  [
    frame('Butterfly', 50, 20, 45),
    'About 132 mm across, it suits medium faces and most noses. The deep lens shortens a long face.',
  ],
  [frame('Butterfly', 50), 'With a lens of 50 mm, it suits medium faces.'],
])('%j is described for a face', (product, text) => expect(frameFit(t, product)).toBe(text));

test('of two frames of one width the one with corners wears wider', () => {
  expect(frameFit(t, frame('Round', 51, 18))).toContain('suits narrow to medium faces');
  expect(frameFit(t, frame('Cat-eye', 51, 18))).toContain('suits medium faces');
  expect(frameFit(t, frame('Oval', 53, 18))).toContain('suits medium faces');
  expect(frameFit(t, frame('Aviator', 53, 18))).toContain('suits medium to wide faces');
});

test('every allowed size and bridge suits a face and a nose, wider frames no narrower face', () => {
  const faces = ['narrow', 'narrow to medium', 'medium', 'medium to wide', 'wide'];
  for (let bridge = 8; bridge <= 30; bridge++) {
    let last = 0;
    for (let { min: size } = LIMITS.size; size <= LIMITS.size.max; size++) {
      const [, face = ''] =
        /suits (.+) faces and /.exec(frameFit(t, frame('Panto', size, bridge))) ?? [];
      expect(faces.indexOf(face)).toBeGreaterThanOrEqual(last);
      last = faces.indexOf(face);
    }
  }
});

test.each(['Round', 'Oval', 'Panto', 'Square', 'Rectangle', 'Cat-eye', 'Aviator', 'Hexagon'])(
  'the shape %s says what it does for the face, in two sentences',
  (shape) => expect(frameFit(t, frame(shape, 50, 19)).match(/\w\.(?= |$)/g)).toHaveLength(2),
);

test('the width of a frame needs its bridge', () => {
  expect(frameWidthOf({ size: 50, bridge_mm: 20 })).toBe(132);
  expect(frameWidthOf({ size: 50, bridge_mm: null })).toBeNull();
});
