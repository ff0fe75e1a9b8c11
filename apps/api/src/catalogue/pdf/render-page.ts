import { BRAND, type Picture, type Product } from '@tivara/contracts';
import type { CataloguePage } from './catalogue-plan.js';
import { INK, PAGE, Sheet, type Box } from './sheet.js';

export interface PageContext {
  origin: string;
  picture(picture: Pick<Picture, 'url' | 'widths'>, width: number): Promise<Buffer | null>;
}

const WIDE = PAGE.width - 2 * PAGE.edge;

export async function renderPage(
  sheet: Sheet,
  page: CataloguePage,
  number: number,
  context: PageContext,
): Promise<void> {
  sheet.addPage();
  switch (page.kind) {
    case 'cover':
      return renderCover(sheet, page, context);
    case 'contents':
      renderContents(sheet, page);
      break;
    case 'opening':
      await renderOpening(sheet, page, context);
      break;
    case 'pictures':
      await renderPictures(sheet, page, context);
      break;
    case 'rows':
      renderRows(sheet, page, context);
      break;
    case 'empty':
      sheet.text('P', 'There are no frames yet.', { ...HEAD, y: 120 });
      break;
    case 'back':
      return renderBack(sheet, context);
  }
  renderFoot(sheet, number, 'collection' in page ? page.collection.collection_name : 'Catalogue');
}

type Of<Kind> = Extract<CataloguePage, { kind: Kind }>;

const HEAD = {
  face: 'display',
  size: 34,
  x: PAGE.edge,
  width: WIDE,
  tracking: -2,
  leading: 1.1,
} as const;
const SMALL = { face: 'text', size: 10, color: INK.text3 } as const;
const NAME = { face: 'title', lines: 1, tracking: -1.2 } as const;
const WORDMARK = { face: 'title', tracking: 34, color: INK.ink } as const;
const wordmark = BRAND.name.toUpperCase();

/** Frames are right of the middle in collections' pictures. */
const COLLECTION_FOCUS = 0.67;

async function renderCover(sheet: Sheet, page: Of<'cover'>, context: PageContext): Promise<void> {
  const { collection, picture, frames } = page;
  const height = 520;
  if (picture) {
    const file = await context.picture(picture.picture, 2000);
    const box = { x: 0, y: 0, width: PAGE.width, height };
    sheet.picture(file, picture.picture.alt, box, COLLECTION_FOCUS);
  }
  const name = collection?.collection_name ?? 'All collections';
  sheet.here('cover', name);
  renderTitle(sheet, 'H1', 64, name, collection ? collection.collection_desc : BRAND.claim, height);
  sheet.quiet(wordmark, { ...WORDMARK, size: 20, x: PAGE.edge, y: PAGE.height - 64, width: 260 });
  const place = { x: PAGE.edge, y: PAGE.height - 56, width: WIDE, align: 'right' } as const;
  sheet.text('P', countOf(frames), { ...SMALL, ...place });
}

function renderTitle(
  sheet: Sheet,
  tag: 'H1' | 'H2',
  size: number,
  name: string,
  words: string,
  height: number,
): number {
  const title = { ...HEAD, size, lines: 2, tracking: -2.8, leading: 1.02 };
  sheet.text(tag, name, { ...title, y: height + 40 });
  const y = height + 40 + sheet.heightOf(name, title) + 20;
  const text = { face: 'text', size: 12, width: 300, lines: 4, leading: 1.5 } as const;
  sheet.text('P', words, { ...text, color: INK.text2, x: PAGE.edge, y });
  return y + sheet.heightOf(words, text);
}

function renderContents(sheet: Sheet, { entries }: Of<'contents'>): void {
  sheet.here('contents', 'Contents');
  sheet.text('H2', 'Contents', { ...HEAD, y: 92 });
  const top = 190;
  const step = Math.min(48, (PAGE.height - top - 90) / entries.length);
  entries.forEach(({ name, frames, page }, index) => {
    const y = top + index * step;
    sheet.line(y, PAGE.edge, WIDE);
    const text = y + step / 2;
    sheet.text('TOCI', name, { ...NAME, size: 18, x: PAGE.edge, y: text - 11, width: 300 });
    const small = { ...SMALL, size: 9.5, y: text - 5 };
    sheet.text('P', countOf(frames), { ...small, x: 350, width: 100 });
    sheet.text('P', String(page), { ...small, x: PAGE.edge, width: WIDE, align: 'right' });
    sheet.goTo({ x: PAGE.edge, y, width: WIDE, height: step }, destinationOf(name));
  });
  sheet.line(top + entries.length * step, PAGE.edge, WIDE);
}

const destinationOf = (name: string) => `collection ${name}`;

async function renderOpening(
  sheet: Sheet,
  page: Of<'opening'>,
  context: PageContext,
): Promise<void> {
  const { collection_name, collection_desc, picture } = page.collection;
  const height = 400;
  const file = await context.picture(picture, 1600);
  const box = { x: 0, y: 0, width: PAGE.width, height };
  sheet.here(destinationOf(collection_name), collection_name);
  sheet.picture(file, picture.alt, box, COLLECTION_FOCUS);
  const end = renderTitle(sheet, 'H2', 52, collection_name, collection_desc, height);
  sheet.text('P', countOf(page.frames), { ...SMALL, x: PAGE.edge, y: end + 24, width: 300 });
}

const TILE = { gap: 1.5, height: 188, row: 252, top: 0 } as const;
const TILE_WIDTH = (PAGE.width - TILE.gap) / 2;

async function renderPictures(
  sheet: Sheet,
  { products }: Of<'pictures'>,
  context: PageContext,
): Promise<void> {
  for (const [index, product] of products.entries()) {
    const x = (index % 2) * (TILE_WIDTH + TILE.gap);
    const y = TILE.top + Math.floor(index / 2) * TILE.row;
    await renderProduct(sheet, product, { x, y, width: TILE_WIDTH, height: TILE.row }, context);
  }
}

async function renderProduct(
  sheet: Sheet,
  product: Product,
  box: Box,
  context: PageContext,
): Promise<void> {
  const [image] = product.colors.flatMap(({ images }) => images);
  const file = image && (await context.picture({ ...image, url: image.image_url }, 700));
  const { x, y, width } = box;
  sheet.picture(file ?? null, image?.alt ?? '', { x, y, width, height: TILE.height });
  const left = x === 0 ? PAGE.edge : x + 20;
  const right = x === 0 ? x + width - 20 : PAGE.width - PAGE.edge;
  const dots = 14 * product.colors.length;
  const top = y + TILE.height;
  const space = right - left - dots - 8;
  sheet.text('H3', product.product_name, { ...NAME, size: 15, x: left, y: top + 9, width: space });
  product.colors.forEach(({ color_code }, at) =>
    sheet.dot(color_code, right - 4 - (product.colors.length - 1 - at) * 14, top + 19.5, 4.5),
  );
  const facts = [product.category_name, product.material_name].map(sentence);
  const line = { x: left, y: top + 31, width: right - left, lines: 1 };
  sheet.text('P', `${facts.join(', ')}, ${product.size} mm`, { ...SMALL, size: 8.5, ...line });
  sheet.link(box, `${context.origin}/product/${product.product_id}`, product.product_name);
}

const COLUMNS: readonly { name: string; width: number; of: (product: Product) => string }[] = [
  { name: 'Model', width: 110, of: ({ product_name }) => product_name },
  { name: 'Size', width: 38, of: ({ size }) => `${size} mm` },
  { name: 'Category', width: 48, of: ({ category_name }) => sentence(category_name) },
  { name: 'Material', width: 82, of: ({ material_name }) => sentence(material_name) },
  { name: 'Finishing', width: 56, of: ({ finishing_name }) => sentence(finishing_name) },
  { name: 'Frame', width: 50, of: ({ frame_type_name }) => frame_type_name },
  { name: 'Shape', width: 50, of: ({ shape_name }) => shape_name },
  {
    name: 'Colours',
    width: WIDE - 434,
    of: ({ colors }) => colors.map(({ color_name }) => sentence(color_name)).join(', '),
  },
];
const ROW = 26;

function renderRows(sheet: Sheet, { products, first }: Of<'rows'>, { origin }: PageContext): void {
  if (first) sheet.text('H2', 'Specifications', { ...HEAD, size: 26, y: 50 });
  const top = 108;
  const row = (y: number, words: string[], color: string) => {
    let x: number = PAGE.edge;
    COLUMNS.forEach(({ width }, index) => {
      const small = { face: 'text', size: 7.5, width: width - 8, lines: 2, leading: 1.35 } as const;
      const text = words[index] ?? '';
      const middle = y + (ROW - sheet.heightOf(text, small)) / 2;
      sheet.text('P', text, { ...small, color, x, y: middle });
      x += width;
    });
  };
  row(
    top - ROW,
    COLUMNS.map(({ name }) => name),
    INK.text3,
  );
  sheet.line(top, PAGE.edge, WIDE, INK.lineStrong);
  products.forEach((product, index) => {
    const y = top + index * ROW;
    row(
      y,
      COLUMNS.map(({ of }) => of(product)),
      INK.ink,
    );
    sheet.line(y + ROW, PAGE.edge, WIDE);
    const box = { x: PAGE.edge, y, width: COLUMNS[0]?.width ?? 0, height: ROW };
    sheet.link(box, `${origin}/product/${product.product_id}`, product.product_name);
  });
}

function renderBack(sheet: Sheet, { origin }: PageContext): void {
  const mark = { ...WORDMARK, size: 30, width: WIDE, align: 'center' } as const;
  sheet.quiet(wordmark, { ...mark, x: PAGE.edge, y: 340 });
  const small = { face: 'text', size: 10, color: INK.text2, width: WIDE, align: 'center' } as const;
  const site = origin.replace(/^https?:\/\//, '');
  [
    { words: site, url: `${origin}/` },
    { words: BRAND.mail, url: `mailto:${BRAND.mail}` },
    { words: BRAND.phone, url: `tel:${BRAND.phone.replaceAll(' ', '')}` },
  ].forEach(({ words, url }, index) => {
    const y = 410 + index * 20;
    sheet.text('P', words, { ...small, x: PAGE.edge, y });
    const width = sheet.widthOf(words, small);
    sheet.link({ x: (PAGE.width - width) / 2, y: y - 3, width, height: 18 }, url, words);
  });
}

function renderFoot(sheet: Sheet, number: number, name: string): void {
  const small = { ...SMALL, size: 8, y: PAGE.height - 46 };
  sheet.quiet(`${BRAND.name}, ${name}`, { ...small, x: PAGE.edge, width: 300, lines: 1 });
  sheet.quiet(String(number), { ...small, x: PAGE.edge, width: WIDE, align: 'right' });
}

const countOf = (frames: number) => `${frames} ${frames === 1 ? 'frame' : 'frames'}`;

const sentence = (record: string) =>
  record.slice(0, 1).toUpperCase() + record.slice(1).toLowerCase();
