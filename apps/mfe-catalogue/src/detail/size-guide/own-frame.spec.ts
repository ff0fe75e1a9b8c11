import { textsOf } from '@tivara/state';
import { comparedWithOwn, readOwnFrame } from './own-frame';

const t = textsOf(undefined);

test.each([
  ['48–21', 48, 21, null],
  ['48-21', 48, 21, null],
  [' 48 □ 21 145 ', 48, 21, 145],
  ['48□21-145', 48, 21, 145],
  ['52/18/140 mm', 52, 18, 140],
  ['50 mm 9 mm', 50, 9, null],
])('%j is read', (text, lens, bridge, temple) =>
  expect(readOwnFrame(t, text)).toEqual({ lens, bridge, temple }),
);

test.each([
  ['', 'Please enter the numbers'],
  ['48', 'Please enter the numbers'],
  ['4821', 'Please enter the numbers'],
  ['large', 'Please enter the numbers'],
  ['48–21–1455', 'Please enter the numbers'],
  ['21–48', 'The lens of a frame is 30 to 70 mm wide.'],
  ['48–45', 'The bridge of a frame is 8 to 30 mm wide.'],
  ['48–21 900', 'A temple is 100 to 180 mm long.'],
])('%j is refused with what to enter', (text, message) =>
  expect(readOwnFrame(t, text)).toEqual(expect.stringContaining(message)),
);

const product = (size: number, bridge_mm: number | null, temple_mm: number | null = 145) => ({
  size,
  bridge_mm,
  temple_mm,
});
const own = { lens: 48, bridge: 21, temple: 140 };

test.each([
  [
    product(48, 21, 140),
    [
      'It is as wide as your frame, give or take 2 mm.',
      'The bridge is the same.',
      'The temples are as long.',
    ],
  ],
  [
    product(50, 21),
    [
      'It is 4 mm wider than your frame, and sits a little looser.',
      'The bridge is the same.',
      'The temples are 5 mm longer.',
    ],
  ],
  [
    product(52, 20, 135),
    [
      'It is 7 mm wider than your frame: probably too wide for you.',
      'The bridge is 1 mm narrower, so it sits higher on your nose.',
      'The temples are 5 mm shorter.',
    ],
  ],
  [
    product(46, 22, null),
    [
      'It is 3 mm narrower than your frame, and sits a little closer.',
      'The bridge is 1 mm wider, so it sits lower on your nose.',
    ],
  ],
  [
    product(44, null),
    [
      'It is 8 mm narrower than your frame: probably too narrow for you.',
      'The temples are 5 mm longer.',
    ],
  ],
])('%j is compared with a frame of 48–21 140', (frame, lines) =>
  expect(comparedWithOwn(t, frame, own)).toEqual(lines),
);

test('without its temple a frame is compared by its width and bridge alone', () =>
  expect(comparedWithOwn(t, product(48, 21), { ...own, temple: null })).toHaveLength(2));
