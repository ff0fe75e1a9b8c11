import { expect, ready, test } from './site.js';

interface Instance {
  name: string;
  shareScopeMap: { default: Record<string, Record<string, { from: string; useIn: string[] }>> };
}

/** Text that only the module itself contains, not those that use it. */
const MARKS = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=[^=]/,
  store: /tivara\.store\./,
  router: /You cannot render a <Router> inside another <Router>/,
};

test('React, the router and the store are loaded once', async ({ page, problems }) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), await response.text());
  });
  for (const path of ['/product', '/wishlist', '/store', '/login']) {
    await page.goto(path);
    await ready(page);
  }
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(8);
  for (const [what, mark] of Object.entries(MARKS)) {
    const holders = [...scripts].filter(([, text]) => mark.test(text)).map(([url]) => url);
    expect(holders, what).toHaveLength(1);
    expect(holders[0]).toContain('/r/shell/');
  }
  expect(problems).toEqual([]);
});

test('shell and all four remotes share the same module instances', async ({ page, problems }) => {
  await page.goto('/product');
  await ready(page);
  for (const name of ['Store', 'Wishlist']) {
    await page.getByRole('banner').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(new RegExp(name.toLowerCase()));
    await ready(page);
  }
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/login';
    document.body.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    link.remove();
  });
  await page.waitForFunction(() => 'tivara_admin' in globalThis);
  const seen = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: Instance[] };
    };
    const [shell, ...remotes] = __FEDERATION__.__INSTANCES__;
    const own = shell?.shareScopeMap.default ?? {};
    return {
      remotes: remotes.map(({ name }) => name).sort(),
      // Each remote takes its modules out of the shell's own table,
      shareOneTable: remotes.every(({ shareScopeMap }) => shareScopeMap.default === own),
      // which holds one version of each, the shell's.
      modules: Object.fromEntries(
        Object.entries(own).map(([id, versions]) => [
          id,
          Object.values(versions).map(({ from, useIn }) => ({ from, users: [...useIn].sort() })),
        ]),
      ),
    };
  });
  const all = ['admin', 'catalogue', 'stores', 'wishlist'];
  expect(seen.remotes).toEqual(all);
  expect(seen.shareOneTable).toBe(true);
  for (const [id, versions] of Object.entries(seen.modules))
    expect(versions, id).toEqual([expect.objectContaining({ from: 'shell' })]);
  for (const id of ['react', 'react/jsx-runtime', '@tivara/state'])
    expect(seen.modules[id]?.[0]?.users, id).toEqual(all);
  expect(problems).toEqual([]);
});
