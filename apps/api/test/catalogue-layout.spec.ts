import { SITE_CONTENT, unknownValues, type Collection, type Product } from '@tivara/contracts';
import { planCatalogue } from '../src/catalogue/pdf/catalogue-plan.js';
import { renderPage } from '../src/catalogue/pdf/render-page.js';
import { Sheet } from '../src/catalogue/pdf/sheet.js';
import { Words } from '../src/platform/wording/wording.js';

const PAGE_HEIGHT = 841.89;
const PAGE_AREA = 595.28 * PAGE_HEIGHT;
const WORDS = new Words(SITE_CONTENT);

const COLLECTION: Collection = {
  collection_id: 1,
  collection_name: 'Meridian',
  collection_desc: 'Drawn with one line.',
  collection_image: '',
  picture: { url: '', width: 3, height: 2, widths: [], squares: [], formats: [], alt: '' },
};
const product = (product_id: number): Product => ({
  product_id,
  product_name: `TV-${100 + product_id}`,
  product_description: '',
  category_name: 'WOMEN',
  material_name: 'TITANIUM',
  collection_id: 1,
  collection_name: 'Meridian',
  finishing_name: 'POLISHED',
  frame_type_name: 'Full rim',
  shape_name: 'Panto',
  ...unknownValues(),
  size: 48,
  bridge_mm: 20,
  temple_mm: 145,
  lens_height_mm: 43,
  weight_g: 7,
  version: 1,
  colors: [
    {
      product_color_id: 1,
      color_id: 1,
      color_name: 'ROSE GOLD',
      color_code: '#B76E79',
      gtin: null,
      images: [],
    },
  ],
});

/** What a page has, without its foot. */
interface Rendered {
  /** Of the lowest picture, text or line. */
  bottom: number;
  /** Of frames, picture and caption. */
  area: number;
  words: string[];
}

class RecordingSheet extends Sheet {
  readonly pages: Rendered[] = [];

  override addPage(): void {
    super.addPage();
    this.pages.push({ bottom: 0, area: 0, words: [] });
  }
  override text(...[tag, words, form]: Parameters<Sheet['text']>): void {
    super.text(tag, words, form);
    this.reach(form.y + this.heightOf(words, form));
    this.pages.at(-1)?.words.push(this.words.text(words));
  }
  override picture(...[file, alt, box, focus]: Parameters<Sheet['picture']>): void {
    super.picture(file, alt, box, focus);
    this.reach(box.y + box.height);
  }
  override line(...[y, ...rest]: Parameters<Sheet['line']>): void {
    super.line(y, ...rest);
    this.reach(y);
  }
  override link(...[box, url, title]: Parameters<Sheet['link']>): void {
    super.link(box, url, title);
    const page = this.pages.at(-1);
    if (page) page.area += box.width * box.height;
  }
  private reach(y: number): void {
    const page = this.pages.at(-1);
    if (page) page.bottom = Math.max(page.bottom, y);
  }
}

/** @param collections the number of frames of each; one alone is the catalogue of that collection */
async function render(...collections: number[]) {
  const chapters = collections.map((frames) => ({
    collection: COLLECTION,
    products: Array.from({ length: frames }, (_, index) => product(index + 1)),
  }));
  const pages = planCatalogue({
    collection: collections.length === 1 ? COLLECTION : null,
    chapters,
    words: WORDS,
    key: '',
  });
  const sheet = new RecordingSheet('Catalogue', WORDS);
  const context = {
    origin: 'https://shop.example',
    contact: WORDS.contact,
    picture: () => Promise.resolve(null),
  };
  for (const [index, page] of pages.entries()) await renderPage(sheet, page, index + 1, context);
  return pages.map(({ kind }, index) => {
    const page = sheet.pages[index];
    if (!page) throw new Error(`Page ${index + 1} was not rendered.`);
    return { kind, ...page };
  });
}

const FRAMES = Array.from({ length: 27 }, (_, index) => index + 1);

test.each(FRAMES)('frames fill every page of a collection of %i', async (frames) => {
  const pages = (await render(frames)).filter(({ kind }) => kind === 'pictures');
  expect(pages.length).toBeGreaterThan(0);
  for (const { area, bottom } of pages) {
    expect(area / PAGE_AREA).toBeGreaterThan(2 / 3);
    expect(bottom).toBeLessThan(PAGE_HEIGHT - 46);
  }
});

test.each([[9], [56], [9, 8, 5, 7], [3, 3, 3]])(
  'no page but the covers of a catalogue of %j… is under two thirds filled',
  async (...collections) => {
    for (const { kind, bottom } of await render(...collections)) {
      if (kind === 'back') continue;
      expect([kind, bottom / PAGE_HEIGHT > 2 / 3]).toEqual([kind, true]);
    }
  },
);

test('a frame has its measures and the names of its colours', async () => {
  const pages = await render(1);
  expect(pages[1]?.words).toEqual([
    'TV-101',
    'Women, Titanium, 48 mm',
    'Bridge 20 mm, temples 145 mm, lens height 43 mm, 7 g',
    'Rose gold',
  ]);
  expect(pages[2]?.words).toContain('48-20-145 mm');
});

test('the pages of a large collection have six frames each', async () => {
  const pages = (await render(60)).filter(({ kind }) => kind === 'pictures');
  expect(pages).toHaveLength(10);
});
