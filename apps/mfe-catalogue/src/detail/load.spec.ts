import { ApiError, readProductQuery, type RouteContext } from '@tivara/contracts';
import { createQueryClient } from '@tivara/state';
import { stubApi } from '@tivara/state/testing';
import { productsQuery } from '../products/list-api';
import { PRODUCT } from '../testing/fixtures';
import { head } from './head';
import { load } from './load';
import { relatedQuery } from './related';

const PAGE = { items: [PRODUCT], total: 1, page: 1, pageSize: 5, facets: {} };

function contextOf(id: string, respond: (path: string) => unknown, search = ''): RouteContext {
  const api = stubApi(respond);
  return {
    api,
    queryClient: createQueryClient(),
    params: { product_id: id },
    url: new URL(`http://site/product/${id}${search}`),
    signal: new AbortController().signal,
  };
}
const fail = (status: number) => () => Promise.reject(new ApiError(status, 'no'));

test.each(['abc', '0', '1.5', '99999999999'])(
  'the invalid id %s is Not Found without a request',
  async (id) => {
    const respond = jest.fn();
    await expect(load(contextOf(id, respond))).rejects.toMatchObject({ init: { status: 404 } });
    expect(respond).not.toHaveBeenCalled();
  },
);

test('an unknown product is Not Found, other errors propagate', async () => {
  await expect(load(contextOf('9', fail(404)))).rejects.toMatchObject({ init: { status: 404 } });
  await expect(load(contextOf('9', fail(503)))).rejects.toMatchObject({ status: 503 });
});

test('the page loads without related products', async () => {
  const respond = (path: string) => (path.endsWith('/7') ? PRODUCT : fail(500)());
  await expect(load(contextOf('7', respond))).resolves.toBeUndefined();
});

test('reuses a product from a loaded list', async () => {
  const requests: string[] = [];
  const context = contextOf('7', (path) => {
    requests.push(path);
    return PAGE;
  });
  const list = readProductQuery(new URLSearchParams());
  await context.queryClient.ensureQueryData(productsQuery(context.api, list));
  await load(context);
  expect(requests.filter((path) => path.endsWith('/7'))).toEqual([]);
});

test('related products are of its collection, then of its shape, never itself', async () => {
  const other = (product_id: number) => ({ ...PRODUCT, product_id });
  const respond = (path: string) => {
    if (path.endsWith('/7')) return PRODUCT;
    const ids = path.includes('Collection_Name=Meridian') ? [7, 1, 2] : [2, 7, 3, 4, 5];
    return { ...PAGE, items: ids.map(other) };
  };
  const context = contextOf('7', respond);
  await load(context);
  const related = context.queryClient.getQueryData(relatedQuery(context.api, PRODUCT).queryKey);
  expect(related?.map(({ product_id }) => product_id)).toEqual([1, 2, 3, 4]);
});

test('the head describes the colour in the URL, and the other colours as variants', async () => {
  const respond = (path: string) => (path.endsWith('/7') ? PRODUCT : PAGE);
  const context = contextOf('7', respond, '?color=GUN');
  await load(context);
  const { jsonLd, ...rest } = head(context);
  expect(rest).toMatchObject({
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
