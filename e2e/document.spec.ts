import http from 'node:http';
import { CSP_REPORTS } from '@tivara/contracts';
import { PROFILES, follow } from '@tivara/bench/visit';
import { expect, ready, savedCount, test } from './site.js';
import type { Page } from '@playwright/test';

const CARDS = 24;
const cards = (page: Page) => page.getByRole('article');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the HTML has products, hearts and header with their styles', async ({ page, problems }) => {
    await page.goto('/product');
    await expect(cards(page)).toHaveCount(CARDS);
    // Rendered, and not offered without scripts.
    const hearts = page.locator('article button[aria-label^="Save "]');
    await expect(hearts).toHaveCount(CARDS);
    await expect(hearts.first()).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Tivara, Home' }),
    ).toBeVisible();
    const tile = await cards(page).first().getByRole('link').boundingBox();
    expect(tile?.width).toBe(tile?.height);
    expect(problems).toEqual([]);
  });
});

test('hydration logs no warning, refetches no data and keeps every control working', async ({
  page,
  problems,
}) => {
  const data: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api|manifest|registry/.test(pathname)) data.push(pathname);
  });
  await page.goto('/product');
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(data).toEqual([]);
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.click();
  await expect(savedCount(page, 1)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('the document contains its styles, others load once, and an idle page does not repaint', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requests.push(new URL(request.url()).pathname);
  });
  await page.goto('/product');
  await ready(page);
  await expect(page.getByRole('button', { name: /^Save / })).not.toHaveCount(0);
  expect(requests).toEqual([]);
  expect(await page.evaluate(repeatedRules)).toEqual([]);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveTitle(/TV-104/);
  await ready(page);
  const styles = await page
    .locator('style[data-href], link[rel=stylesheet]')
    .evaluateAll((elements) =>
      elements.map((element) => (element as HTMLElement).dataset['href']?.split('/').at(-1)),
    );
  expect(requests.length).toBeGreaterThan(0);
  expect(styles.length).toBeGreaterThan(4);
  expect(styles).toEqual([...new Set(styles)]);
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().filter((one) => one.effect?.getTiming().iterations === Infinity),
    );
  expect(await moving()).toEqual([]);
});

/** Runs in the page: rules of shared components that more than one stylesheet contains. */
function repeatedRules(): string[] {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSLayerBlockRule)
    .flatMap(({ name, cssRules }) => [...cssRules].map((rule) => `${name} ${rule.cssText}`));
  return rules.filter((rule, index) => rule.startsWith('ui') && rules.indexOf(rule) < index);
}

test('the cards render after 2 sequential round trips, from immutable files', async ({
  page,
  problems,
}) => {
  const requests = await follow(page, PROFILES.desktop);
  const statics: { path: string; caching: string | undefined }[] = [];
  const pictures: string[] = [];
  const data: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname))
      statics.push({ path: pathname, caching: response.headers()['cache-control'] });
    if (pathname.startsWith('/media/')) pictures.push(pathname);
    if (/registry|manifest|^\/api/.test(pathname)) data.push(pathname);
  });
  const html = (await (await page.goto('/product'))?.text()) ?? '';
  await ready(page);
  await expect(cards(page)).toHaveCount(CARDS);
  await page.waitForLoadState('networkidle');
  expect(requests(Infinity).trips).toBe(2);
  expect(statics.length).toBeGreaterThan(5);
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter((path) => !html.includes(path))).toEqual([]);
  expect(data).toEqual([]);
  for (const { path, caching } of statics) {
    expect(path).toMatch(/\/r\/[^/]+\/[^/]+\/web\/[\w.]+\.[0-9a-f]{8}\.(js|css)$/);
    expect(caching).toBe('public, max-age=31536000, immutable');
  }
  expect(problems).toEqual([]);
});

test('an unknown product and an unknown path are Not Found pages with status 404', async ({
  page,
}) => {
  for (const path of ['/product/999999', '/no/such/page']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This page.*does not exist/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveTitle('Not found | Tivara');
  }
});

test('paths in another case and /home redirect to their page', async ({ site }) => {
  const locationOf = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await locationOf('/Product/1?color=SILVER')).toEqual([301, '/product/1?color=SILVER']);
  expect(await locationOf('/ABOUT')).toEqual([301, '/about']);
  expect(await locationOf('/home')).toEqual([301, '/']);
});

test('every document has its content policy, and every script and style a hash', async ({
  page,
  problems,
}) => {
  const response = await page.goto('/product');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
  await ready(page);
  const bare = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLStyleElement | HTMLLinkElement>(
        'script[src], style, link[rel=stylesheet], link[as=script], link[as=style]',
      ),
    ]
      .filter((element) =>
        element instanceof HTMLStyleElement ? !element.sheet : !element.integrity,
      )
      .map((element) => element.outerHTML),
  );
  expect(bare).toEqual([]);
  expect(problems).toEqual([]);
});

test('a string becomes neither markup nor a script, but JSON and the URL of a release file', async ({
  page,
}) => {
  await page.goto('/product');
  await ready(page);
  const outcomes = await page.evaluate(() => {
    const [known] = document.querySelectorAll<HTMLScriptElement>('script[src]');
    const assign = (what: 'innerHTML' | 'src' | 'text', value: string) => {
      try {
        document.createElement('script')[what] = value;
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      markup: assign('innerHTML', '<img src="/x" onerror="alert(1)">'),
      code: assign('text', 'alert(1)'),
      json: assign('text', '{"a":[1]}'),
      foreign: assign('src', 'https://evil.example/r/shell/1/web/x.js'),
      upload: assign('src', '/media/x.js'),
      release: assign('src', known?.src ?? ''),
    };
  });
  expect(outcomes).toEqual({
    markup: 'TypeError',
    code: 'TypeError',
    json: 'accepted',
    foreign: 'TypeError',
    upload: 'TypeError',
    release: 'accepted',
  });
});

test('documents name where violations of their content policy are reported', async ({ site }) => {
  const { headers } = await fetch(site.url);
  expect(headers.get('content-security-policy')).toContain(
    `report-to csp; report-uri ${CSP_REPORTS}`,
  );
  expect(headers.get('reporting-endpoints')).toBe(`csp="${CSP_REPORTS}"`);
  const answer = await fetch(site.url + CSP_REPORTS, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } }),
  });
  expect(answer.status).toBe(204);
});

test('responses without a policy of their own have the default one', async ({ site }) => {
  const version = /\/r\/shell\/[^/]+\//.exec(await (await fetch(site.url)).text())?.[0];
  for (const path of ['/r/none/1/x.js', '/sitemap.xml', '/robots.txt', `${version}release.json`]) {
    const { headers } = await fetch(site.url + path);
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      "default-src 'none'; frame-ancestors 'none'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a malformed request target is 400', async ({ site }) => {
  const { hostname, port } = new URL(site.url);
  const statusOf = (target: string) =>
    new Promise((resolve, reject) => {
      http
        .get({ hostname, port, path: target }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
        .on('error', reject);
    });
  for (const target of [
    '//',
    '//[',
    '//evil.example/about',
    '/\\evil.example/about',
    'http://evil.example/about',
    'http://evil.example/100%',
    'http://evil.example/api/categories',
  ])
    expect([target, await statusOf(target)]).toEqual([target, 400]);
  expect(await statusOf('/about')).toBe(200);
});

test('all responses of a site with an https PUBLIC_URL have HSTS', async ({ site, kit }) => {
  const paths = ['/about', '/no.js', '/.well-known/security.txt', '/api/categories', '/100%'];
  const hstsOf = async ({ url }: { url: string }) =>
    Promise.all(
      paths.map(async (path) =>
        (await fetch(url + path, { redirect: 'manual' })).headers.get('strict-transport-security'),
      ),
    );
  expect(await hstsOf(site)).toEqual(paths.map(() => null));
  const secure = await kit.another({ settings: { PUBLIC_URL: 'https://shop.example' } });
  expect(await hstsOf(secure)).toEqual(paths.map(() => 'max-age=31536000; includeSubDomains'));
  const text = await (await fetch(`${secure.url}/.well-known/security.txt`)).text();
  expect(text).toContain('Canonical: https://shop.example/.well-known/security.txt');
  secure.stop();
});

test('a style without a hash is refused', async ({ page }) => {
  await page.goto('/product');
  await ready(page);
  const shown = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'main { display: none }';
    document.head.append(style);
    return getComputedStyle(document.querySelector('main') as Element).display;
  });
  expect(shown).toBe('block');
});

test('a script without a hash is refused', async ({ page }) => {
  await page.goto('/product');
  await ready(page);
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    const known = document.querySelector<HTMLLinkElement>('link[as=script]');
    script.src = `${known?.href ?? ''}?without`;
    return new Promise((resolve) => {
      script.onload = () => resolve('ran');
      script.onerror = () => resolve('refused');
      document.head.append(script);
    });
  });
  expect(outcome).toBe('refused');
});
