import { BRAND } from '@tivara/contracts';
import type { Message, Text } from '../../platform/wording/message.js';
import type { Contact, Words } from '../../platform/wording/wording.js';
import type { CataloguePage } from './catalogue-plan.js';
import { TEXTS } from './catalogue-texts.js';
import { BODY_HEIGHT, TABLE_TOP, frameBoxes, rowHeight } from './page-layout.js';
import { PAGE, type Box } from './page-size.js';
import { INK, Sheet } from './sheet.js';
import type { PictureDto } from '../../platform/media/picture.dto.js';
import type { ProductDto } from '../products/product-response.dto.js';

export type PictureShape = 'whole' | 'square';

export interface PageContext {
  origin: string;
  contact: Contact;
  /** @param width at least, in pixels. @param shape square: without cropping, where the picture has such a rendition */
  picture(
    picture: Pick<PictureDto, 'url' | 'widths' | 'squares'>,
    width: number,
    shape?: PictureShape,
  ): Promise<Buffer | null>;
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
      sheet.text('P', TEXTS.empty, { ...HEAD, y: 120 });
      break;
    case 'back':
      return renderBack(sheet, context);
  }
  renderFoot(
    sheet,
    number,
    'collection' in page ? page.collection.collection_name : TEXTS.catalogue,
  );
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
  const name = collection?.collection_name ?? TEXTS.all;
  sheet.here('cover', name);
  renderTitle(sheet, 'H1', 64, name, collection ? collection.collection_desc : TEXTS.claim, height);
  sheet.quiet(wordmark, { ...WORDMARK, size: 20, x: PAGE.edge, y: PAGE.height - 64, width: 260 });
  const place = { x: PAGE.edge, y: PAGE.height - 56, width: WIDE, align: 'right' } as const;
  sheet.text('P', countOf(frames), { ...SMALL, ...place });
}

function renderTitle(
  sheet: Sheet,
  tag: 'H1' | 'H2',
  size: number,
  name: Text,
  words: Text,
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
  sheet.here('contents', TEXTS.contents);
  sheet.text('H2', TEXTS.contents, { ...HEAD, y: 92 });
  const top = 190;
  const step = Math.min(140, (BODY_HEIGHT - top) / entries.length);
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
  const height = 520;
  const file = await context.picture(picture, 1600);
  const box = { x: 0, y: 0, width: PAGE.width, height };
  sheet.here(destinationOf(collection_name), collection_name);
  sheet.picture(file, picture.alt, box, COLLECTION_FOCUS);
  const end = renderTitle(sheet, 'H2', 52, collection_name, collection_desc, height);
  sheet.text('P', countOf(page.frames), { ...SMALL, x: PAGE.edge, y: end + 24, width: 300 });
}

/** Below a picture. */
const CAPTION_HEIGHT = 76;
/** Of a picture, for each point of its width. */
const PIXELS = 2.2;
/** Narrower tiles show a picture's square rendition, which has all of the frame. */
const SQUARE_RATIO = 1.2;

async function renderPictures(
  sheet: Sheet,
  { products }: Of<'pictures'>,
  context: PageContext,
): Promise<void> {
  const boxes = frameBoxes(products.length);
  for (const [index, product] of products.entries()) {
    const box = boxes[index];
    if (box) await renderProduct(sheet, product, box, context);
  }
}

async function renderProduct(
  sheet: Sheet,
  product: ProductDto,
  box: Box,
  context: PageContext,
): Promise<void> {
  const { x, y, width } = box;
  const height = box.height - CAPTION_HEIGHT;
  const [image] = product.colors.flatMap(({ images }) => images);
  const shape = width / height < SQUARE_RATIO ? 'square' : 'whole';
  const file =
    image && (await context.picture({ ...image, url: image.image_url }, width * PIXELS, shape));
  sheet.picture(file ?? null, image?.alt ?? '', { x, y, width, height });
  const left = x === 0 ? PAGE.edge : x + 20;
  const right = x + width < PAGE.width - 1 ? x + width - 20 : PAGE.width - PAGE.edge;
  const dots = 14 * product.colors.length;
  const top = y + height;
  const space = right - left - dots - 8;
  sheet.text('H3', product.product_name, { ...NAME, size: 15, x: left, y: top + 9, width: space });
  product.colors.forEach(({ color_code }, at) =>
    sheet.dot(color_code, right - 4 - (product.colors.length - 1 - at) * 14, top + 19.5, 4.5),
  );
  const line = { ...SMALL, size: 8.5, x: left, width: right - left, lines: 1 };
  factsOf(product, sheet.words).forEach((facts, index) =>
    sheet.text('P', facts, { ...line, y: top + 31 + 12 * index }),
  );
  sheet.link(box, `${context.origin}/product/${product.product_id}`, product.product_name);
}

/** What it is, its measures if any is known, and its colours; a line each. */
const factsOf = (product: ProductDto, words: Words): string[] =>
  [
    [sentence(product.category_name), sentence(product.material_name), `${product.size} mm`],
    [
      product.bridge_mm && words.text(TEXTS.bridge.with({ length: product.bridge_mm })),
      product.temple_mm && words.text(TEXTS.temples.with({ length: product.temple_mm })),
      product.lens_height_mm &&
        words.text(TEXTS.lensHeight.with({ length: product.lens_height_mm })),
      product.weight_g && `${product.weight_g} g`,
    ],
    product.colors.map(({ color_name }) => sentence(color_name)),
  ].flatMap((facts) => firstUpper(facts.filter(Boolean).join(', ')) || []);

/** As it is written inside a temple: lens, bridge and temple. */
function sizeOf({ size, bridge_mm, temple_mm }: ProductDto): string {
  return bridge_mm && temple_mm ? `${size}-${bridge_mm}-${temple_mm} mm` : `${size} mm`;
}

const COLUMNS: readonly { name: Message; width: number; of: (product: ProductDto) => string }[] = [
  { name: TEXTS.model, width: 110, of: ({ product_name }) => product_name },
  { name: TEXTS.size, width: 64, of: sizeOf },
  { name: TEXTS.category, width: 48, of: ({ category_name }) => sentence(category_name) },
  { name: TEXTS.material, width: 82, of: ({ material_name }) => sentence(material_name) },
  { name: TEXTS.finishing, width: 56, of: ({ finishing_name }) => sentence(finishing_name) },
  { name: TEXTS.frameType, width: 50, of: ({ frame_type_name }) => frame_type_name },
  { name: TEXTS.shape, width: 50, of: ({ shape_name }) => shape_name },
  {
    name: TEXTS.colours,
    width: WIDE - 460,
    of: ({ colors }) => colors.map(({ color_name }) => sentence(color_name)).join(', '),
  },
];
const HEADINGS_HEIGHT = 26;

function renderRows(sheet: Sheet, { products, first }: Of<'rows'>, { origin }: PageContext): void {
  if (first) sheet.text('H2', TEXTS.specifications, { ...HEAD, size: 26, y: 50 });
  const top = TABLE_TOP;
  const height = rowHeight(products.length);
  const row = (y: number, within: number, words: Text[], color: string) => {
    let x: number = PAGE.edge;
    COLUMNS.forEach(({ width }, index) => {
      const small = { face: 'text', size: 7.5, width: width - 8, lines: 2, leading: 1.35 } as const;
      const text = words[index] ?? '';
      const middle = y + (within - sheet.heightOf(text, small)) / 2;
      sheet.text('P', text, { ...small, color, x, y: middle });
      x += width;
    });
  };
  row(
    top - HEADINGS_HEIGHT,
    HEADINGS_HEIGHT,
    COLUMNS.map(({ name }) => name),
    INK.text3,
  );
  sheet.line(top, PAGE.edge, WIDE, INK.lineStrong);
  products.forEach((product, index) => {
    const y = top + index * height;
    row(
      y,
      height,
      COLUMNS.map(({ of }) => of(product)),
      INK.ink,
    );
    sheet.line(y + height, PAGE.edge, WIDE);
    const box = { x: PAGE.edge, y, width: COLUMNS[0]?.width ?? 0, height };
    sheet.link(box, `${origin}/product/${product.product_id}`, product.product_name);
  });
}

function renderBack(sheet: Sheet, { origin, contact }: PageContext): void {
  const mark = { ...WORDMARK, size: 30, width: WIDE, align: 'center' } as const;
  sheet.quiet(wordmark, { ...mark, x: PAGE.edge, y: 340 });
  const small = { face: 'text', size: 10, color: INK.text2, width: WIDE, align: 'center' } as const;
  const site = origin.replace(/^https?:\/\//, '');
  [
    { words: site, url: `${origin}/` },
    { words: contact.mail, url: `mailto:${contact.mail}` },
    { words: contact.phone, url: `tel:${contact.phone.replaceAll(' ', '')}` },
  ].forEach(({ words, url }, index) => {
    const y = 410 + index * 20;
    sheet.text('P', words, { ...small, x: PAGE.edge, y });
    const width = sheet.widthOf(words, small);
    sheet.link({ x: (PAGE.width - width) / 2, y: y - 3, width, height: 18 }, url, words);
  });
}

function renderFoot(sheet: Sheet, number: number, name: Text): void {
  const small = { ...SMALL, size: 8, y: PAGE.height - 46 };
  sheet.quiet(TEXTS.foot.with({ chapter: name }), { ...small, x: PAGE.edge, width: 300, lines: 1 });
  sheet.quiet(String(number), { ...small, x: PAGE.edge, width: WIDE, align: 'right' });
}

const countOf = (count: number) => (count === 1 ? TEXTS.oneFrame : TEXTS.frames.with({ count }));

const firstUpper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const sentence = (record: string) => firstUpper(record.toLowerCase());
