import { loadDemoData, type DemoProduct } from '../src/seed/demo-data.js';

const { catalogue, stores } = await loadDemoData();
const { products, collections } = catalogue;
const sizes = products.map(({ size }) => size);

type Check = (product: DemoProduct, match: RegExpExecArray) => boolean;
const number = (match: RegExpExecArray) => Number(match.slice(1).find(Boolean));

/** What a description claim, and what the data must then be. */
const CLAIMS: readonly (readonly [claim: RegExp, isTrue: Check])[] = [
  [/under (\d+) grams/, ({ measures }, match) => (measures?.weight_g ?? 0) < number(match)],
  [/\bat (\d+) grams/, ({ measures }, match) => measures?.weight_g === number(match)],
  [
    /(\d+) mm bridge|bridge (?:of|measures) (\d+) mm/,
    ({ measures }, match) => measures?.bridge_mm === number(match),
  ],
  [
    /[Tt]emples(?: are|,) (\d{3}) mm/,
    ({ measures }, match) => measures?.temple_mm === number(match),
  ],
  [
    /(\d+) mm circle|At (\d+) mm the lenses|(\d+) mm across the lens/,
    ({ size }, match) => size === number(match),
  ],
  [
    /Lens depth can be ordered at (\d+), (\d+) or (\d+) mm/,
    ({ measures }, match) => match.slice(1).includes(String(measures?.lens_height_mm)),
  ],
  [/[Ss]mallest frame/, ({ size }) => size === Math.min(...sizes)],
  [/[Ww]idest frame/, ({ size }) => size === Math.max(...sizes)],
  [/\bhalf rim\b/i, ({ frameType }) => frameType === 'Half rim'],
  [/\brimless\b/i, ({ frameType }) => frameType === 'Rimless'],
  [/beta-titanium/i, ({ material }) => material === 'BETA-TITANIUM'],
  [/(?<!tips are \w+ )\bacetate\b/, ({ material }) => material.includes('ACETATE')],
  [/polarised|\bsun\b(?!screen)|graded/, ({ lens }) => lens === 'SUN'],
  [
    /\b[Aa]n? (?:\w+ ){0,2}(panto|aviator|cat-eye|hexagon|oval|square|rectangle)\b/,
    ({ shape }, [, noun]) => shape.toLowerCase() === noun,
  ],
  [
    /(?<!tips are |tea |gold |of its |lenses |and )\b(black|grey|pink|purple|brown|red|blue|green|khaki|silver|havana|crystal)\b(?! to clear| and silver inlay| and low)/,
    ({ colors, description }, [, colour = '']) =>
      colors.every(({ name }) => name.toLowerCase().includes(colour)) ||
      colors.every(({ name }) => description.toLowerCase().includes(name.toLowerCase())),
  ],
];

test('no description contradicts the data of its product', () => {
  const wrong = products.flatMap((product) =>
    CLAIMS.flatMap(([claim, isTrue]) => {
      const match = claim.exec(product.description);
      return match && !isTrue(product, match) ? [`${product.name}: ${match[0]}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every store can be sent enquiries', () =>
  expect(stores.filter(({ email }) => !email?.endsWith('@stores.tivara.example'))).toEqual([]));

test('claims are found in descriptions', () => {
  const unused = CLAIMS.filter(
    ([claim]) => !products.some(({ description }) => claim.test(description)),
  );
  expect(unused).toEqual([]);
});

const isOneOf = (value: string, ...values: string[]) => values.includes(value);

test.each<[collection: string, claim: RegExp, isTrue: (product: DemoProduct) => boolean]>([
  ['Meridian', /Round, oval and panto/, ({ shape }) => isOneOf(shape, 'Round', 'Oval', 'Panto')],
  ['Meridian', /titanium/, ({ material }) => material.includes('TITANIUM')],
  ['Vayu', /Rimless, or nearly/, ({ frameType }) => isOneOf(frameType, 'Rimless', 'Half rim')],
  ['Monsoon', /Acetate/, ({ material }) => material.includes('ACETATE')],
  ['Marine Drive', /Sun frames/, ({ lens }) => lens === 'SUN'],
  ['Goldi', /gold/, ({ colors }) => colors.every(({ name }) => name.includes('GOLD'))],
  [
    'Deccan',
    /Squares, rectangles and half rims/,
    ({ shape, frameType }) => isOneOf(shape, 'Square', 'Rectangle') || frameType === 'Half rim',
  ],
])('what %s claim (%s) holds for all of its products', (name, claim, isTrue) => {
  expect(collections.find((one) => one.name === name)?.description).toMatch(claim);
  const own = products.filter(({ collection }) => collection === name);
  expect(own.filter((product) => !isTrue(product)).map((product) => product.name)).toEqual([]);
});

/** CIELAB of an sRGB colour under D65. */
function labOf(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('swatches of two-tone colours are different', () => {
  const twoTone = catalogue.colors.filter(({ code }) => code.includes('gradient'));
  const labs = twoTone.map(({ name, code }) => ({
    name,
    tones: [...code.matchAll(/#\w{6}/g)].map(([hex]) => labOf(hex)),
  }));
  const difference = (a: number[] = [], b: number[] = []) =>
    Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
  const alike = labs.flatMap((one, i) =>
    labs
      .slice(i + 1)
      .filter(({ tones }) => tones.every((tone, k) => difference(one.tones[k], tone) < 25))
      .map(({ name }) => [one.name, name]),
  );
  expect(alike).toEqual([]);
});
