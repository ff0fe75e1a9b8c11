import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, findProgram, npmScript, toolScript } from './steps.ts';

const { env } = process;
afterEach(() => {
  process.env = env;
});

const versionOf = (script: string) =>
  execFileSync(process.execPath, [script, '--version'], { encoding: 'utf8' });

test('finds npm for the running Node, with and without npm_execpath', () => {
  expect(versionOf(npmScript())).toMatch(/^\d+\.\d+/);
  process.env = { ...env, npm_execpath: '' };
  expect(versionOf(npmScript())).toMatch(/^\d+\.\d+/);
  // Another package manager names itself there.
  process.env = { ...env, npm_execpath: '/opt/yarn/yarn.js' };
  expect(npmScript()).toMatch(/npm-cli\.js$/);
});

test.each(['nx', 'tsc', 'playwright', 'prettier'])('the running Node runs %s', (tool) => {
  expect(fs.existsSync(toolScript(tool))).toBe(true);
});

test('finds a program on PATH by the first of its names that is there', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-path-'));
  const program = path.join(folder, process.platform === 'win32' ? 'second.exe' : 'second');
  fs.writeFileSync(program, '');
  process.env = { ...env, PATH: `${os.homedir()}${path.delimiter}${folder}` };
  expect(findProgram('tivara-first', 'second')).toBe(program);
  expect(findProgram('tivara-first')).toBeUndefined();
  fs.rmSync(folder, { recursive: true });
});

const command = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, 'tools/run.mjs'), ...args], { encoding: 'utf8' });

test('a command says how it is called, also when an option is misspelt', () => {
  const usage = 'npm run rollback -- <app> [version] [--to <release folder>]';
  const asked = command('release-cli/rollback', '--help');
  expect([asked.status, asked.stdout]).toEqual([0, expect.stringContaining(usage)]);
  const { status, stderr } = command('release-cli/rollback', 'stores', '--too', 'x');
  expect([status, stderr]).toEqual([1, expect.stringContaining(usage)]);
  expect(stderr).toMatch(/^Unknown option '--too'/);
});
