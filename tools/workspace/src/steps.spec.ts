import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findProgram, npmScript, toolScript } from './steps.ts';

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
