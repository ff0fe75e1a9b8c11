/** The gate of budgets over a real build, and over the apps as they are built. */
import path from 'node:path';
import { APPS } from '@tivara/workspace/apps';
import { builtRelease } from '@tivara/build/built-release';
import { ROOT } from '@tivara/workspace/steps';
import { budgetGate } from './budget.ts';
import type { RemoteRelease } from '@tivara/contracts';

const distOf = (app: string) => path.join(ROOT, 'apps', app, 'dist');
const stores = () => builtRelease(distOf('mfe-stores')) as RemoteRelease;

test.each(APPS)('the built %s is within its limits', async (app) => {
  const release = builtRelease(distOf(app));
  expect(release.kind === 'shell' || release.limits).toBeTruthy();
  expect(await budgetGate({ release, dist: distOf(app) })).toEqual({ findings: [] });
});

test('excess weight of a module and of the entry, and excess requests are reported with both numbers', async () => {
  const release = stores();
  const { length } = [...release.exposes['locator'].js, ...release.exposes['locator'].css];
  release.limits = { entry: 100, modules: { locator: 200 }, requests: length };
  const { findings } = await budgetGate({ release, dist: distOf('mfe-stores') });
  const messages = findings.map(({ what }) => what);
  expect(messages[0]).toMatch(
    /^stores \S+: the entry web\/remoteEntry\S+ weighs \d{4} bytes after brotli, \d+ more than its limit of 100\.$/,
  );
  expect(messages[1]).toMatch(
    /locator weighs \d{5} bytes after brotli, \d+ more than its limit of 200\.$/,
  );
  expect(findings[1].why).toMatch(/^The heaviest: web\/\S+ \d+/);
  expect(messages[2]).toContain(
    `locator requests ${length + 1} files before it renders, 1 more than its limit of ${length}.`,
  );
  expect(findings.every((finding) => finding.do?.includes('webpack.config.mjs'))).toBe(true);
});

test('excess weight of all scripts and styles is reported', async () => {
  const release = { ...stores(), budget: 1000 };
  const { findings } = await budgetGate({ release, dist: distOf('mfe-stores') });
  expect(findings).toHaveLength(1);
  expect(findings[0].what).toContain('more than its budget of 1000');
});
