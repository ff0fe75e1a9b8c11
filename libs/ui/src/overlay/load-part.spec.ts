import { loadPart } from './load-part';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Fails as often as there are files, as each file of a part may. */
const failing = (files: number) => {
  let left = files;
  return jest.fn(() => (left-- > 0 ? Promise.reject(new Error('file')) : Promise.resolve('part')));
};

test('code whose files each fail once is loaded', async () => {
  const load = failing(3);
  const part = loadPart(load);
  await jest.runAllTimersAsync();
  await expect(part).resolves.toBe('part');
});

test('code that keeps failing is reported', async () => {
  const part = loadPart(failing(Infinity));
  const failure = expect(part).rejects.toThrow('file');
  await jest.runAllTimersAsync();
  await failure;
});
