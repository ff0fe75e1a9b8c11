// @ts-check
/** Programs of this machine and of the installed packages, on any system. Only Node's own modules: this runs before anything is installed. */
import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** Debian keeps servers where only root's PATH leads. */
const SERVER_FOLDERS = process.platform === 'win32' ? [] : ['/usr/sbin', '/usr/local/sbin'];

/** The first of these programs on PATH; undefined without any. @param {...string} names @returns {string | undefined} */
export function findProgram(...names) {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...SERVER_FOLDERS];
  const ending = process.platform === 'win32' ? '.exe' : '';
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name + ending)))
    .find((file) => fs.existsSync(file));
}

/** Packages whose command has another name. @type {Record<string, string>} */
const PACKAGES = { playwright: '@playwright/test', tsc: 'typescript' };

/** The script of an installed tool, for the running Node: Windows cannot spawn `npx`. @param {string} name Of its command. @returns {string} */
export function toolScript(name) {
  const folder = path.join(ROOT, 'node_modules', PACKAGES[name] ?? name);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** npm's own script, for the running Node: Windows cannot spawn `npm`. @returns {string} */
export function npmScript() {
  const beside = path.dirname(process.execPath);
  const onPath = findProgram('npm');
  const candidates = [
    process.env['npm_execpath'],
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    onPath && fs.realpathSync(onPath),
  ];
  const script = candidates.find(
    (file) => file && path.basename(file) === 'npm-cli.js' && fs.existsSync(file),
  );
  if (!script) throw new Error('npm was not found. Install Node.js together with npm.');
  return script;
}
