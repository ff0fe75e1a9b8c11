import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';
import { parse, type Rule } from 'postcss';

/** Rules that the oldest browsers of `browserslist` would ignore, though the page needs them. */
const isIgnored: Record<string, (rule: Rule) => boolean> = {
  // Chrome 111. An earlier value is no fallback, as a value with var() is rejected only when it is computed.
  'color-mix() outside @supports': (rule) =>
    declared(rule).some(({ value }) => value.includes('color-mix(')) && !isConditional(rule),
  // Chrome 117
  'subgrid without an earlier value': (rule) =>
    declared(rule).some(
      ({ prop, value }, index, all) =>
        value.includes('subgrid') && !all.slice(0, index).some((earlier) => earlier.prop === prop),
    ),
  // Firefox 121. One unknown selector invalidates the list.
  ':has() in a list with other selectors': ({ selectors }) =>
    selectors.some(usesHas) && !selectors.every(usesHas),
  'focus shown by :has() without :focus-within': (rule) =>
    rule.selector.includes(':has(:focus') && !rule.root().toString().includes(':focus-within'),
  // Chrome 112, Firefox 117, Safari 16.5
  nesting: (rule) => rule.parent?.type === 'rule',
};

const usesHas = (selector: string) => selector.includes(':has(');
const declared = (rule: Rule) => rule.nodes.filter((node) => node.type === 'decl');
const isConditional = ({ parent }: Rule) => parent?.type === 'atrule' && parent.name === 'supports';

const ignored = (css: string, matches: (rule: Rule) => boolean) => {
  const found: string[] = [];
  parse(css).walkRules((rule) => void (matches(rule) && found.push(rule.selector)));
  return found;
};

const FILES = execFileSync('git', ['ls-files', '*.css'], { cwd: ROOT, encoding: 'utf8' });

test.each(Object.entries(isIgnored))('no stylesheet has %s', (_, matches) => {
  const sheets = FILES.trim().split('\n');
  const found = sheets.flatMap((file) =>
    ignored(readFileSync(path.join(ROOT, file), 'utf8'), matches).map((rule) => `${file}: ${rule}`),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
