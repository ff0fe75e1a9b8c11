import { LATER } from '@tivara/bench/visit';
import { SIZES, expect, ready, test } from './site.js';

/** kB as transferred and numbers of files, of a first visit until the page is ready: what was measured and little more, so that none grows unseen. */
const BUDGETS = {
  '/': { scripts: 143, document: 29.5, files: 9 },
  '/product': { scripts: 150, document: 38, files: 12 },
  '/product/1': { scripts: 150, document: 28, files: 13 },
  '/store': { scripts: 141, document: 26.1, files: 11 },
  '/about': { scripts: 130, document: 19.5, files: 8 },
};
/** The document contains its styles; the number of early pictures depends on the connection. */
const COUNTED = ['Document', 'Script', 'Stylesheet', 'Font'];

test.use({ viewport: SIZES.phone });

for (const [path, budget] of Object.entries(BUDGETS))
  test(`a first visit of ${path} transfers no more code than its budget`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const types = new Map<string, string>();
    const bytes: Record<string, number> = { Script: 0, Document: 0 };
    session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
      if (COUNTED.includes(type) && !LATER.test(request.url)) types.set(requestId, type);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId);
      if (type) bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
    await page.goto(path);
    await ready(page);
    const found = {
      scripts: (bytes['Script'] ?? 0) / 1000,
      document: (bytes['Document'] ?? 0) / 1000,
      files: types.size,
    };
    for (const what of ['scripts', 'document', 'files'] as const)
      expect(found[what], what).toBeLessThanOrEqual(budget[what]);
  });
