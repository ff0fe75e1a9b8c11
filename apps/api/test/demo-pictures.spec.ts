import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadDemoData, type DemoPicture } from '../src/seed/demo-data.js';

const DEMO = path.resolve(import.meta.dirname, '../../../demo');
const MEDIA = path.join(DEMO, 'media');
const INDEX = JSON.parse(readFileSync(path.join(DEMO, 'pictures.json'), 'utf8')) as Record<
  string,
  DemoPicture
>;
const KB = 1024;
/** Widest a card is shown, on a large screen or a dense one. (px) */
const CARD = 800;

const filesOf = ({ assetKey, widths, squares, formats }: DemoPicture) =>
  formats.flatMap((format) =>
    [...widths.map(String), ...squares.map((width) => `s${width}`)].map((size) =>
      path.join(MEDIA, assetKey, `${size}.${format}`),
    ),
  );
const { catalogue } = await loadDemoData();
const looks = catalogue.products.flatMap((product) =>
  product.colors.map(({ name, images }) => ({ look: `${product.name} in ${name}`, images })),
);
const sizeOf = (file: string) => statSync(file).size;

test('every colour of every product has three pictures of its own', () => {
  const shown = new Map<string, string>();
  for (const { look, images } of looks) {
    expect([look, images.length]).toEqual([look, 3]);
    for (const picture of images) {
      expect(picture.alt.toLowerCase()).toContain(look.toLowerCase());
      const largest = path.join(MEDIA, picture.assetKey, `${picture.width}.jpg`);
      const pixels = createHash('sha256').update(readFileSync(largest)).digest('hex');
      expect([look, shown.get(pixels)]).toEqual([look, undefined]);
      shown.set(pixels, look);
    }
  }
});

test('the files are exactly those of the index', () => {
  const named = Object.values(INDEX).flatMap(filesOf);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  const there = readdirSync(MEDIA).flatMap((assetKey) =>
    readdirSync(path.join(MEDIA, assetKey)).map((file) => path.join(MEDIA, assetKey, file)),
  );
  const known = new Set(named);
  expect(there.filter((file) => !known.has(file))).toEqual([]);
});

test('pictures are small: a card 25 KB, the first banner 140 KB, all of them 140 MB', () => {
  const heavy = looks.flatMap(({ images }) =>
    images.flatMap((picture) =>
      filesOf(picture).filter(
        (file) => parseInt(path.basename(file), 10) <= CARD && sizeOf(file) > 25 * KB,
      ),
    ),
  );
  expect(heavy).toEqual([]);
  const banner = ['home-2-desktop', 'home-2-phone'].flatMap((name) =>
    INDEX[name] ? filesOf(INDEX[name]) : [name],
  );
  expect(banner.filter((file) => sizeOf(file) > 140 * KB)).toEqual([]);
  const all = Object.values(INDEX).flatMap(filesOf);
  expect(all.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(140 * KB * KB);
});
