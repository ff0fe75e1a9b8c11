import { ApiError, type ApiCall, type RouteContext } from '@tivara/contracts';
import { createQueryClient } from '@tivara/state';
import { productsQuery } from '../products/api';
import { PRODUCT } from '../testing/fixtures';
import { head } from './head';
import { load, relatedQuery } from './load';

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
  await context.queryClient.ensureQueryData(productsQuery(context.api, relatedQuery(PRODUCT)));
  await load(context);
  expect(asked).toEqual([expect.stringContaining('Collection_Name=Meridian')]);
});

test('the head names the product in the colour that the URL names', async () => {
  const answer = (path: string) => (path.endsWith('/7') ? PRODUCT : PAGE);
  const context = contextOf('7', answer, '?color=GUN');
  await load(context);
  expect(head(context)).toMatchObject({
    title: 'TV-104 Meridian in gun',
    canonical: '/product/7',
    image: '/media/gun-1/1200.jpg',
    jsonLd: { '@type': 'Product', sku: 'TV-104', color: 'GUN' },
  });
});
