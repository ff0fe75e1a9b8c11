import { spawnSync } from 'node:child_process';
import { ROOT } from '@tivara/workspace/steps';
import { expect, ready, test } from './site.js';

/** Runs one of the project's commands on a release folder. */
function command(tool: string, app: string, releases: string) {
  const args = ['tools/run.mjs', `release-cli/${tool}`, ...(app ? [app] : []), '--to', releases];
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: ROOT, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('a retired remote is gone from the live site, also after a restart, and a rollback restores it', async ({
  kit,
  page,
}) => {
  const site = await kit.another();
  const statusOf = async (path: string) => (await fetch(site.url + path)).status;
  expect(await statusOf('/store/1')).toBe(200);
  const retired = command('retire', 'stores', site.releases);
  expect(retired).toMatchObject({ status: 0 });
  expect(retired.output).toContain('Roll back: npm run rollback -- stores');
  await expect.poll(() => statusOf('/store/1')).toBe(404);
  await site.restart();
  expect(await statusOf('/store/1')).toBe(404);
  expect(command('list-releases', '', site.releases).output).toContain('stores  retired since');

  // The product page renders without the fragment of the retired remote.
  await page.goto(`${site.url}/product/1`);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(command('rollback', 'stores', site.releases)).toMatchObject({ status: 0 });
  await expect.poll(() => statusOf('/store/1')).toBe(200);
  site.stop();
});

test('a remote whose fragments are in use cannot be retired, nor can the shell @slow', async ({
  kit,
}) => {
  const site = await kit.another();
  const needed = command('retire', 'wishlist', site.releases);
  expect(needed.status).toBe(1);
  expect(needed.output).toMatch(
    /wishlist cannot be retired while others need its fragments:\n {2}catalogue \S+ \(team Catalogue\) renders wishlist\/heart \(apps\/mfe-catalogue\/src\/\S+:\d+\)\./,
  );
  const shell = command('retire', 'shell', site.releases);
  expect(shell.status).toBe(1);
  expect(shell.output).toContain('The shell cannot be retired');
  site.stop();
});
