import { expect, ready, test } from './site.js';

interface Instance {
  name: string;
  loadShare(id: string): Promise<(() => Record<string, unknown>) | false>;
}

/** Text that only the module itself contains, not those that use it. */
const MARKS = {
  react: 'exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  store: 'tivara.store.',
  router: 'You cannot render a <Router> inside another <Router>',
};

test('one loaded script holds React, one the router, one the store', async ({ page, problems }) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), await response.text());
  });
  for (const path of ['/product', '/wishlist', '/store', '/login']) {
    await page.goto(path);
    await ready(page);
  }
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(8);
  for (const [what, mark] of Object.entries(MARKS)) {
    const holders = [...scripts].filter(([, text]) => text.includes(mark)).map(([url]) => url);
    expect(holders, what).toHaveLength(1);
    expect(holders[0]).toContain('/r/shell/');
  }
  expect(problems).toEqual([]);
});

test('shell and all four remotes hold the very same modules', async ({ page, problems }) => {
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
  const seen = await page.evaluate(async () => {
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } };
    const instances = __FEDERATION__.__INSTANCES__;
    const shell = instances.find(({ name }) => name === 'shell');
    const holdings = async (instance: Instance | undefined) =>
      Promise.all(
        [
          ['react', 'useState'],
          ['react-router-dom', 'useNavigate'],
          ['@tanstack/react-query', 'useQuery'],
          ['@tivara/state', 'useAppStore'],
          ['@tivara/federation', 'Remote'],
        ].map(async ([id = '', name = '']) => {
          const factory = await instance?.loadShare(id);
          return factory ? factory()[name] : undefined;
        }),
      );
    const own = await holdings(shell);
    const same: Record<string, boolean> = {};
    for (const instance of instances)
      same[instance.name] = (await holdings(instance)).every((value, at) => value !== undefined && value === own[at]);
    return same;
  });
  expect(seen).toEqual({ shell: true, catalogue: true, stores: true, wishlist: true, admin: true });
  expect(problems).toEqual([]);
});
