/** What npm installs, and what is said to be installed. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, TYPESCRIPT, npmScript } from '@tivara/workspace/steps';
import { productionPackages } from '../licences.ts';

const npm = (cwd: string, ...args: string[]) =>
  execFileSync(process.execPath, [npmScript(), ...args], { cwd, stdio: 'pipe' }).toString();

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-supply-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('an installation runs no script of a package', () => {
  const source = path.join(folder, 'source');
  const site = path.join(folder, 'site');
  const ran = path.join(folder, 'ran');
  fs.mkdirSync(source);
  fs.mkdirSync(site);
  const postinstall = `node -e "require('fs').writeFileSync(${JSON.stringify(ran).replaceAll('"', "'")}, '')"`;
  fs.writeFileSync(
    path.join(source, 'package.json'),
    JSON.stringify({ name: 'probe', version: '1.0.0', scripts: { postinstall } }),
  );
  npm(source, 'pack', '--pack-destination', site);
  fs.writeFileSync(path.join(site, 'package.json'), '{"name":"site","version":"1.0.0"}');
  fs.copyFileSync(path.join(ROOT, '.npmrc'), path.join(site, '.npmrc'));
  const install = (...options: string[]) =>
    npm(site, 'install', '--offline', '--no-audit', ...options, './probe-1.0.0.tgz');
  install();
  expect(fs.existsSync(path.join(site, 'node_modules/probe/package.json'))).toBe(true);
  expect(fs.existsSync(ran)).toBe(false);
  // The script itself works.
  fs.rmSync(path.join(site, 'node_modules'), { recursive: true });
  install('--ignore-scripts=false', '--dangerously-allow-all-scripts');
  expect(fs.existsSync(ran)).toBe(true);
});

test('the SBOM lists the packages of production, and their licences', () => {
  const script = path.join(ROOT, 'tools/site/src/sbom.ts');
  execFileSync(process.execPath, [...TYPESCRIPT, script, folder], { cwd: ROOT });
  const sbom = JSON.parse(fs.readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string; version: string; purl: string; hashes?: object[] }[];
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  const { dependencies } = JSON.parse(
    fs.readFileSync(path.join(ROOT, 'apps/document-server/package.json'), 'utf8'),
  );
  expect(sbom.components).toContainEqual(
    expect.objectContaining({
      name: 'fastify',
      purl: `pkg:npm/fastify@${dependencies.fastify}`,
      hashes: [expect.objectContaining({ alg: 'SHA-512' })],
    }),
  );
  const names = sbom.components.map(({ name }) => name);
  expect(names).not.toContain('jest');
  const missing = productionPackages().filter(({ name }) => !names.includes(name));
  expect(missing).toEqual([]);
  expect(fs.readFileSync(path.join(folder, 'licences.txt'), 'utf8')).toContain('fastify 5.');
});
