import { createMemoryRouter } from 'react-router-dom';
import type { AppServices } from '@tivara/contracts';
import { Federation } from '@tivara/federation';
import type { RouteHandle } from '../page/route';
import { prefetchOnIntent } from './prefetch-on-intent';
import { discardPrerendered, prerenderStore } from './prerendered-page';

const handle: RouteHandle = { chrome: 'full', page: 'team/frame' };
const { routes } = createMemoryRouter([{ path: '/frame/:id', handle, element: null }]);
const load = jest.fn(async () => undefined);
const prerendered = () => prerenderStore.getState().page?.locationContext.location.pathname ?? null;

let link: HTMLAnchorElement;
const touch = (type: string) => link.dispatchEvent(new Event(type, { bubbles: true }));

beforeAll(() =>
  prefetchOnIntent(routes, new Federation(async () => ({ load })), {} as AppServices),
);
beforeEach(() => {
  jest.useFakeTimers();
  discardPrerendered();
  load.mockClear();
  document.body.innerHTML = '<a href="/frame/7">Seven</a>';
  link = document.querySelector('a') as HTMLAnchorElement;
});
afterEach(() => jest.useRealTimers());

test('prerenders the page of a link that is touched and held', async () => {
  touch('touchstart');
  await jest.advanceTimersByTimeAsync(40);
  expect(load).toHaveBeenCalledTimes(1);
  expect(prerendered()).toBeNull();
  await jest.advanceTimersByTimeAsync(20);
  expect(prerendered()).toBe('/frame/7');
});

test('does not prerender when the touch scrolls', async () => {
  touch('touchstart');
  await jest.advanceTimersByTimeAsync(20);
  touch('touchmove');
  await jest.advanceTimersByTimeAsync(500);
  expect(prerendered()).toBeNull();
});

test('fetches no data for a link that the pointer only crosses', async () => {
  touch('pointerover');
  await jest.advanceTimersByTimeAsync(60);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(500);
  expect(load).not.toHaveBeenCalled();
  expect(prerendered()).toBeNull();
});
