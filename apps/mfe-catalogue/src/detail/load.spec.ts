import { ApiError, readProductQuery, type ApiCall, type RouteContext } from '@tivara/contracts';
import { createQueryClient } from '@tivara/state';
import { productsQuery } from '../products/api';
import { PRODUCT } from '../testing/fixtures';
import { head } from './head';
import { load } from './load';
import { relatedQuery } from './related';

const PAGE = { items: [PRODUCT], total: 1, page: 1, pageSize: 5, facets: {} };

function contextOf(id: string, answer: (path: string) => unknown, search = ''): RouteContext {
  const api: ApiCall = async <T>(path: string) => (await answer(path)) as T;
  return {
    api,
    queryClient: createQueryClient(),
    params: { product_id: id },
    url: new URL(`http://site/product/${id}${search}`),
    signal: new AbortController().signal,
  };
}
const refuse = (status: number) => () => Promise.reject(new ApiError(status, 'no'));

test.each(['abc', '0', '1.5', '99999999999'])(
  '%s is no product and is not asked for',
  async (id) => {
    const answer = jest.fn();
    await expect(load(contextOf(id, answer))).rejects.toMatchObject({ init: { status: 404 } });
    expect(answer).not.toHaveBeenCalled();
  },
);

test('an unknown product is not found, any other refusal stays one', async () => {
  await expect(load(contextOf('9', refuse(404)))).rejects.toMatchObject({ init: { status: 404 } });
  await expect(load(contextOf('9', refuse(503)))).rejects.toMatchObject({ status: 503 });
});

test('the page does without its neighbours', async () => {
  const answer = (path: string) => (path.endsWith('/7') ? PRODUCT : refuse(500)());
  await expect(load(contextOf('7', answer))).resolves.toBeUndefined();
});

test('a product that a list brought is not asked for again', async () => {
  const asked: string[] = [];
  const context = contextOf('7', (path) => {
    asked.push(path);
    return PAGE;
  });
  const list = readProductQuery(new URLSearchParams());
  await context.queryClient.ensureQueryData(productsQuery(context.api, list));
  await load(context);
  expect(asked.filter((path) => path.endsWith('/7'))).toEqual([]);
});

test('below it are others of its collection, then of its shape, never itself', async () => {
  const other = (product_id: number) => ({ ...PRODUCT, product_id });
  const answer = (path: string) => {
    if (path.endsWith('/7')) return PRODUCT;
    const ids = path.includes('Collection_Name=Meridian') ? [7, 1, 2] : [2, 7, 3, 4, 5];
    return { ...PAGE, items: ids.map(other) };
  };
  const context = contextOf('7', answer);
  await load(context);
  const related = context.queryClient.getQueryData(relatedQuery(context.api, PRODUCT).queryKey);
  expect(related?.map(({ product_id }) => product_id)).toEqual([1, 2, 3, 4]);
});

test('the head names the product in the colour that the URL names, and its other colours', async () => {
  const answer = (path: string) => (path.endsWith('/7') ? PRODUCT : PAGE);
  const context = contextOf('7', answer, '?color=GUN');
  await load(context);
  const { jsonLd, ...said } = head(context);
  expect(said).toMatchObject({
    title: 'TV-104 Meridian in gun',
    canonical: '/product/7',
    type: 'product',
    image: { url: '/media/gun-1/1200.jpg', width: 1200, height: 800, alt: 'GUN 1' },
  });
  expect(jsonLd).toMatchObject([
    {
      '@type': 'Product',
      name: 'TV-104 Meridian in gun',
      color: 'GUN',
      image: expect.arrayContaining(['http://site/media/gun-1/1200.jpg']),
      isVariantOf: {
        '@type': 'ProductGroup',
        hasVariant: [{ '@type': 'Product', color: 'GOLD', url: 'http://site/product/7' }],
      },
    },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(JSON.stringify(jsonLd)).not.toContain('offers');
});
