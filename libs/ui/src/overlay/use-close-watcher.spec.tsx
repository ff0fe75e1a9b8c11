import { renderHook } from '@testing-library/react';
import { useCloseWatcher } from './use-close-watcher';

const open = new Set<{ onclose: (() => void) | null }>();
class CloseWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    open.add(this);
  }
  destroy() {
    open.delete(this);
  }
}
afterEach(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));

test('a request to go back closes what is open, and only that', () => {
  Object.assign(globalThis, { CloseWatcher });
  const close = jest.fn();
  const { rerender } = renderHook((isOpen) => useCloseWatcher(isOpen, close), {
    initialProps: false,
  });
  expect(open.size).toBe(0);
  rerender(true);
  for (const watcher of open) watcher.onclose?.();
  expect(close).toHaveBeenCalledTimes(1);
  rerender(false);
  expect(open.size).toBe(0);
});

test('browsers without such requests are left alone', () => {
  renderHook(() => useCloseWatcher(true, () => {}));
});
