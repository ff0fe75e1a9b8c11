/** The commands of package.json, as the files that they run describe them. */
import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { ROOT } from '@tivara/workspace/steps';

export const PAGE = 'docs/reference/commands.md';
/** Of other packages. */
const OTHERS: Record<string, string> = {
  release:
    'npm run release [-- --dry-run]: sets the next version by the commits since the last tag, writes CHANGELOG.md, commits and tags.',
  screens:
    'npm run screens: takes pictures of the main pages in four widths, for docs/reference/screens.',
  format: 'npm run format: formats all files.',
};

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** The file that a script runs. */
function fileOf(script: string): string {
  const [, folder, name, command] = /run\.mjs (\S+?)\/(\S+)(?: (\S+))?/.exec(script) ?? [];
  if (command) return `apps/api/src/commands/${command}.ts`;
  if (folder) return `tools/${folder}/src/${name}.ts`;
  return /\S+\.(?:mjs|ts)/.exec(script)?.[0] ?? '';
}

/** The comment that the file begins with. @throws Error without one */
function descriptionOf(name: string, script: string): string {
  if (OTHERS[name]) return OTHERS[name];
  const [, comment] = /^(?:\/\/ @ts-check\n)?\/\*\*(.*?)\*\//s.exec(read(fileOf(script))) ?? [];
  if (!comment) throw new Error(`${fileOf(script)} does not begin with what ${name} does.`);
  return comment
    .trim()
    .replace(/^ *\* ?/gm, '')
    .trim();
}

/** The calls that it begins with become code. */
function markdown(text: string): string {
  const [, calls = '', rest = ''] =
    /^((?:npm [^\n]+?(?:\n|(?=: )|$))+)(?:: )?(.*)$/s.exec(text) ?? [];
  const shown = calls
    .trim()
    .split('\n')
    .map((call) => `\`${call}\``);
  return `${shown.join('  \n')}\n\n${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

export async function commandsPage(): Promise<string> {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const sections = Object.entries(scripts).map(
    ([name, script]) => `## ${name}\n\n${markdown(descriptionOf(name, script))}`,
  );
  const page = [
    '# Commands',
    'What each says of itself with `-- --help`; `npm run reference` writes this page.',
    ...sections,
  ].join('\n\n');
  const style = await prettier.resolveConfig(path.join(ROOT, PAGE));
  return prettier.format(page, { ...style, parser: 'markdown' });
}
