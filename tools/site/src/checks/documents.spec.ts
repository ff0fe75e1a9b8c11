import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';
import { PAGE, commandsPage } from './commands-page.ts';
import { blocksOf } from '@tivara/workspace/markdown';

const read = (page: string) => readFileSync(path.join(ROOT, page), 'utf8');

const SPEC_WALK = 'docs/reference/spec-walk';
const PAGES = [
  'docs/reference/asvs.md',
  'docs/explanation/security.md',
  ...readdirSync(path.join(ROOT, SPEC_WALK)).map((page) => `${SPEC_WALK}/${page}`),
];
const NAMED = /`([\w./-]+\.spec\.[a-z]+) › ([^`]+)`/g;

test.each(PAGES)('%s names tests that exist', (page) => {
  const missing = [...read(page).matchAll(NAMED)]
    .filter(([, file = '', title = '']) => {
      const source = path.join(ROOT, file);
      return !existsSync(source) || !readFileSync(source, 'utf8').includes(title);
    })
    .map(([name]) => name);
  expect(missing).toEqual([]);
});

const FILES = /\b(?:apps|libs|tools|e2e)\/[\w./-]+\.(?:tsx?|mjs)\b/g;
const TUTORIAL = 'docs/tutorial/first-remote.md';
/** The remote that the tutorial creates. */
const OF_TUTORIAL = 'apps/mfe-care/';
const DOCUMENTS = execFileSync('git', ['ls-files', '--', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

test.each(DOCUMENTS)('%s names files that exist', (page) => {
  const named = (read(page).match(FILES) ?? []).filter((file) => !file.startsWith(OF_TUTORIAL));
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

const LINK = /\]\(([^)\s]+)\)/g;
/** As GitHub makes anchors of headings. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(DOCUMENTS)('the links of %s lead somewhere', (page) => {
  const broken = [...read(page).matchAll(LINK)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? path.join(path.dirname(page), decodeURIComponent(file)) : page;
      if (!existsSync(path.join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
  expect(broken).toEqual([]);
});

test.each(DOCUMENTS.filter((page) => page !== TUTORIAL))(
  'the commands of %s are run by a spec, or say why not',
  (page) => {
    const unclear = blocksOf(page)
      .filter(({ language }) => language === 'sh')
      .filter(({ info }) => {
        const [, spec] = /^run=(\S+)$/.exec(info) ?? [];
        return spec ? !existsSync(path.join(ROOT, spec)) : !/^not-run=".+"$/.test(info);
      });
    expect(unclear).toEqual([]);
  },
);

const ERRORS = 'docs/reference/errors';

test('every error number has a page, which the index lists by its title', () => {
  const sources = execFileSync(
    'git',
    ['grep', '-hoE', 'TIV-[0-9]{3}', '--', '*.ts', '*.tsx', '*.mjs', ':!*.spec.ts'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const codes = [...new Set(sources.trim().split('\n'))].sort();
  const pages = readdirSync(path.join(ROOT, ERRORS)).filter((page) => page !== 'README.md');
  expect(pages.sort()).toEqual(codes.map((code) => `${code}.md`));
  const titles = pages.map((page) => (read(`${ERRORS}/${page}`).split('\n')[0] ?? '').slice(2));
  const listed = [...read(`${ERRORS}/README.md`).matchAll(/^- \[(TIV-\d+)\]\(.*?\)(.*)$/gm)];
  expect(listed.map(([, code, title]) => `${code}${title}`)).toEqual(titles);
});

test('docs/reference/commands.md is what `npm run reference` writes', async () => {
  expect(read(PAGE)).toBe(await commandsPage());
});
