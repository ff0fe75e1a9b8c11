import { isGtin, type AdminProduct } from '@tivara/contracts';
import { JSDOM } from 'jsdom';
import { Product as ProductEntity } from '../src/catalogue/products/product.entity.js';
import { Clock } from '../src/platform/clock.js';
import { loadDemoData } from '../src/seed/demo-data.js';
import { startApi, type TestApi } from './support/api.js';
import { bodyOf } from './support/bodies.js';
import { ORIGIN, admin, type Browser } from './support/browser.js';
import { ENGINES } from './support/engines.js';
import { present } from './support/present.js';

const GOOGLE = 'http://base.google.com/ns/1.0';
const ATOM = 'http://www.w3.org/2005/Atom';

/** @throws for anything that is not well-formed XML with its namespaces */
function channelOf(xml: string): Element {
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/);
  const { documentElement: root } = new JSDOM(xml, { contentType: 'text/xml' }).window.document;
  expect([root.tagName, root.getAttribute('version'), root.children.length]).toEqual([
    'rss',
    '2.0',
    1,
  ]);
  const channel = present(root.children[0]);
  for (const field of ['title', 'link', 'description'])
    expect(textsIn(channel, field)).toEqual([expect.stringMatching(/\S/)]);
  return channel;
}

const textsIn = (element: Element, name: string, namespace: string | null = null) =>
  [...element.children].flatMap((child) =>
    child.localName === name && child.namespaceURI === namespace ? [child.textContent ?? ''] : [],
  );
const itemsOf = (channel: Element) =>
  [...channel.children].filter(({ tagName }) => tagName === 'item');

const isUrl = (text: string) => new URL(text).href === text && text.startsWith(`${ORIGIN}/`);
const isText = (max: number) => (text: string) =>
  text.trim() === text && [...text].length <= max && !/<\w|&\w+;/.test(text);
const isOneOf = (values: string) => (text: string) => values.split(', ').includes(text);

interface Rule {
  fits: (text: string) => boolean;
  required?: boolean;
  most?: number;
}
/** support.google.com/merchants/answer/7052112, with the tighter rule where Meta's catalogue fields have another. */
const RULES: Record<string, Rule> = {
  id: { fits: (text) => /^[\w-]{1,50}$/.test(text), required: true },
  item_group_id: { fits: (text) => /^[\w-]{1,50}$/.test(text) },
  title: { fits: isText(150), required: true },
  description: { fits: isText(5000), required: true },
  link: { fits: isUrl, required: true },
  image_link: { fits: (text) => isUrl(text) && /\.(jpg|png|gif|webp)$/.test(text), required: true },
  additional_image_link: { fits: isUrl, most: 10 },
  availability: { fits: isOneOf('in_stock, out_of_stock, preorder, backorder'), required: true },
  condition: { fits: isOneOf('new, refurbished, used'), required: true },
  price: { fits: (text) => /^[1-9]\d*\.\d{2} INR$/.test(text), required: true },
  brand: { fits: isText(70), required: true },
  gtin: { fits: isGtin },
  mpn: { fits: isText(70) },
  google_product_category: { fits: (text) => /^\d+$/.test(text) },
  product_type: { fits: isText(750) },
  color: { fits: (text) => isText(100)(text) && !/\d/.test(text) },
  material: { fits: isText(200) },
  size: { fits: isText(100) },
  gender: { fits: isOneOf('male, female, unisex') },
  age_group: { fits: isOneOf('newborn, infant, toddler, kids, adult') },
};
const META = { fits: isOneOf('in stock, out of stock, available for order, discontinued') };

/** @returns what a marketplace would refuse */
function violationsOf(item: Element, rules: Record<string, Rule>): string[] {
  const unknown = [...item.children].filter(
    ({ localName, namespaceURI }) => namespaceURI !== GOOGLE || !(localName in rules),
  );
  const broken = Object.entries(rules).filter(([field, { fits, required, most = 1 }]) => {
    const texts = textsIn(item, field, GOOGLE);
    return texts.length > most || (required && !texts.length) || !texts.every(fits);
  });
  const isIdentified = ['gtin', 'mpn'].some((field) => textsIn(item, field, GOOGLE).length > 0);
  return [
    ...unknown.map(({ tagName }) => `${tagName} is unknown`),
    ...broken.map(([field]) => `${field}: ${textsIn(item, field, GOOGLE).join(', ')}`),
    ...(isIdentified ? [] : ['neither gtin nor mpn']),
  ];
}

describe.each(ENGINES)('feeds on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  beforeAll(async () => {
    api = await startApi(engine, await loadDemoData(), { publicOrigin: ORIGIN });
    owner = await admin(api);
  });
  afterAll(() => api.close());

  const read = async (name: string) => {
    const answer = await api.inject({ method: 'GET', url: `/api/feeds/${name}.xml` });
    expect(answer.statusCode).toBe(200);
    return { channel: channelOf(answer.body), ...answer };
  };
  const itemsOfProduct = async (id: number) =>
    itemsOf((await read('google')).channel).filter(
      (item) => textsIn(item, 'item_group_id', GOOGLE)[0] === String(id),
    );
  const product = async (id: number) =>
    (await owner.get(`/api/admin/products/${id}`)).json<AdminProduct>();
  const save = async (id: number, more: object) => {
    const answer = await owner.put('/api/products', bodyOf(await product(id), more));
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  };

  test.each([
    ['google', RULES],
    ['meta', { ...RULES, availability: { ...META, required: true } }],
  ])('the feed for %s has an item for each colour, as its rules want it', async (name, rules) => {
    const { channel, headers } = await read(name);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const items = itemsOf(channel);
    const products = await api.get<AdminProduct[]>('/api/products');
    expect(items.map((item) => textsIn(item, 'id', GOOGLE)[0])).toEqual(
      products.flatMap(({ product_id, colors }) =>
        colors.map(({ color_id }) => `${product_id}-${color_id}`),
      ),
    );
    expect(items.flatMap((item) => violationsOf(item, rules))).toEqual([]);
    // Variants of a group differ by what tells them apart.
    const variants = items.map((item) =>
      ['item_group_id', 'color'].map((field) => textsIn(item, field, GOOGLE)[0]).join(),
    );
    expect(new Set(variants).size).toBe(items.length);
  });

  test('an item leads to its colour, and its pictures are there', async () => {
    const [, item] = await itemsOfProduct(1);
    const [link = ''] = textsIn(present(item), 'link', GOOGLE);
    expect(link).toBe(`${ORIGIN}/product/1?color=SILVER`);
    for (const field of ['image_link', 'additional_image_link'])
      for (const url of textsIn(present(item), field, GOOGLE)) {
        const answer = await api.app.inject({ method: 'GET', url: url.slice(ORIGIN.length) });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      }
  });

  test('a saved price and GTIN are in the next response, and what cannot be sold is not', async () => {
    const before = await read('google');
    const etag = String(before.headers.etag);
    const again = () =>
      api.inject({
        ...{ method: 'GET', url: '/api/feeds/google.xml' },
        headers: { 'if-none-match': etag },
      });
    expect((await again()).statusCode).toBe(304);
    const { colors } = bodyOf(await product(2));
    await save(2, {
      product_description: 'Acetate & <gold>: “light”.',
      price_inr: 99_900,
      colors: colors.map((color, index) => (index ? color : { ...color, gtin: '8901234567890' })),
    });
    expect((await again()).statusCode).toBe(200);
    const items = await itemsOfProduct(2);
    const [first, second] = [present(items[0]), present(items[1])];
    expect(textsIn(first, 'price', GOOGLE)).toEqual(['99900.00 INR']);
    expect(textsIn(first, 'description', GOOGLE)).toEqual(['Acetate & <gold>: “light”.']);
    expect([first, second].map((item) => textsIn(item, 'gtin', GOOGLE))).toEqual([
      ['8901234567890'],
      [],
    ]);
    await save(2, { price_inr: null });
    expect(await itemsOfProduct(2)).toEqual([]);
    await save(2, { price_inr: 15_000 });
    expect(await itemsOfProduct(2)).toHaveLength(items.length);
    await owner.put('/api/admin/products/2/published', { published: false });
    expect(await itemsOfProduct(2)).toEqual([]);
  });

  test('new frames are an RSS feed, the newest first, from the moment that they are shown', async () => {
    const at = new Date('2027-03-01T09:00:00.000Z');
    await api.dataSource.getRepository(ProductEntity).update({ id: 7 }, { startsAt: at });
    const before = itemsOf((await read('new-frames')).channel);
    expect(before.map((item) => textsIn(item, 'link')[0])).not.toContain(`${ORIGIN}/product/7`);
    api.app.get(Clock).now = () => at;
    const { channel, headers } = await read('new-frames');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const self = present([...channel.children].find(({ namespaceURI }) => namespaceURI === ATOM));
    expect([self.getAttribute('rel'), self.getAttribute('href')]).toEqual([
      'self',
      `${ORIGIN}/api/feeds/new-frames.xml`,
    ]);
    const items = itemsOf(channel);
    expect(items).toHaveLength(50);
    const first = present(items[0]);
    expect(textsIn(first, 'link')).toEqual([`${ORIGIN}/product/7`]);
    // RFC 822, as RSS 2.0 wants it.
    expect(textsIn(first, 'pubDate')).toEqual(['Mon, 01 Mar 2027 09:00:00 GMT']);
    for (const item of items) {
      for (const field of ['title', 'link', 'guid', 'description'])
        expect(textsIn(item, field)).toEqual([expect.stringMatching(/\S/)]);
      expect(isUrl(present(textsIn(item, 'link')[0]))).toBe(true);
    }
    const guids = items.map((item) => textsIn(item, 'guid')[0]);
    expect(new Set(guids).size).toBe(items.length);
  });
});
