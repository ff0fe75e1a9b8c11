import { AdmissionQueue, OverloadedError } from './admission.js';

const settled = (promise: Promise<unknown>) => {
  let state = 'pending';
  promise.then(
    () => (state = 'admitted'),
    () => (state = 'refused'),
  );
  return () => state;
};
const tick = () => new Promise((resolve) => setImmediate(resolve));

test('admits up to the limit, and the rest in order of arrival as slots become free', async () => {
  const queue = new AdmissionQueue({ active: 1, waiting: 2, waitMs: 60_000 });
  const release = await queue.acquire();
  const second = queue.acquire();
  const third = queue.acquire();
  const states = [settled(second), settled(third)];
  await tick();
  expect(states.map((state) => state())).toEqual(['pending', 'pending']);
  release();
  await tick();
  expect(states.map((state) => state())).toEqual(['admitted', 'pending']);
  (await second)();
  (await third)();
});

test('refuses at once when too many are waiting', async () => {
  const queue = new AdmissionQueue({ active: 1, waiting: 1, waitMs: 60_000 });
  const release = await queue.acquire();
  const waiting = queue.acquire();
  await expect(queue.acquire()).rejects.toThrow(OverloadedError);
  release();
  (await waiting)();
});

test('refuses a request that waited too long, and admits others to its slot', async () => {
  const queue = new AdmissionQueue({ active: 1, waiting: 5, waitMs: 10 });
  const release = await queue.acquire();
  await expect(queue.acquire()).rejects.toThrow(OverloadedError);
  release();
  (await queue.acquire())();
});

test('admits the last ones when nobody else waits', async () => {
  const queue = new AdmissionQueue({ active: 1, waiting: 5, waitMs: 60_000 });
  const release = await queue.acquire();
  const last = queue.acquireLast();
  const visit = queue.acquire();
  const states = [settled(last), settled(visit)];
  release();
  await tick();
  expect(states.map((state) => state())).toEqual(['pending', 'admitted']);
  (await visit)();
  (await last)();
  (await queue.acquire())();
});

test('releasing a slot twice admits one request', async () => {
  const queue = new AdmissionQueue({ active: 1, waiting: 5, waitMs: 60_000 });
  const release = await queue.acquire();
  release();
  release();
  await queue.acquire();
  const another = settled(queue.acquire());
  await tick();
  expect(another()).toBe('pending');
});
