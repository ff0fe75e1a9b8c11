import { COMPARISON_KEY, WISHLIST_KEY, writeFrames } from '@tivara/contracts';
import { createAppStore, createBrowserStore, type AppStore } from './store';

const frame = (product_id: number, color_id = 1) => ({ product_id, color_id });
const chosen = (store: AppStore) => writeFrames(store.getState().comparison);
const fromOtherTab = (text: string) => {
  localStorage.setItem(COMPARISON_KEY, text);
  dispatchEvent(new StorageEvent('storage', { key: COMPARISON_KEY }));
};

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, Symbol.for('tivara.store.1'));
});

test('a fourth frame is refused and changes nothing', () => {
  const store = createAppStore();
  const { addToComparison } = store.getState();
  expect([1, 2, 3, 4].map((id) => addToComparison(frame(id)))).toEqual([true, true, true, false]);
  expect(chosen(store)).toBe('1-1,2-1,3-1');
  expect(addToComparison(frame(2))).toBe(true);
  expect(chosen(store)).toBe('1-1,2-1,3-1');
});

test('a product in two colours is two frames', () => {
  const store = createAppStore();
  for (const one of [frame(1), frame(1, 2)]) store.getState().addToComparison(one);
  expect(chosen(store)).toBe('1-1,1-2');
  store.getState().removeFromComparison(frame(1));
  expect(chosen(store)).toBe('1-2');
});

test('the choice is stored, and nothing stays of an empty one', () => {
  const store = createBrowserStore(localStorage);
  store.getState().addToComparison(frame(7, 2));
  expect(localStorage.getItem(COMPARISON_KEY)).toBe('7-2');
  store.getState().setComparison([]);
  expect(localStorage.getItem(COMPARISON_KEY)).toBeNull();
});

test('the choice is restored, without what cannot be read or exceeds the limit', () => {
  localStorage.setItem(COMPARISON_KEY, '1-1,{"a":1},2-1,3-1,4-1');
  expect(chosen(createBrowserStore(localStorage))).toBe('1-1,2-1,3-1');
});

test('the choice follows other tabs and pages of the back/forward cache', () => {
  const store = createBrowserStore(localStorage);
  fromOtherTab('8-1');
  expect(chosen(store)).toBe('8-1');
  fromOtherTab('');
  expect(chosen(store)).toBe('');
  localStorage.setItem(COMPARISON_KEY, '9-1');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(chosen(store)).toBe('9-1');
});

test('with a full storage the choice lasts for the visit', () => {
  const store = createBrowserStore(localStorage);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.getState().addToComparison(frame(1));
  // Another tab changes something else.
  dispatchEvent(new StorageEvent('storage', { key: WISHLIST_KEY }));
  expect(chosen(store)).toBe('1-1');
});
