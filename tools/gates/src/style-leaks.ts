/** Styles of one remote that affect elements of others. */
import type { Page } from '@playwright/test';
import type { Release } from '@tivara/contracts';
import type { Finding } from './finding.ts';

/** Elements that are checked for each rule; a rule that leaks at all leaks there. */
const SAMPLE = 200;

/** Attaches the candidate's stylesheets to a page of another app and finds rules that change foreign elements. */
export async function leaksOf(
  page: Page,
  { name, version, files }: Release,
  path: string,
): Promise<Finding[]> {
  const styles = Object.keys(files)
    .filter((file) => /^web\/.*\.css$/.test(file))
    .map((file) => ({ url: `/r/${name}/${version}/${file}`, integrity: files[file].integrity }));
  const leaks = await page.evaluate(findLeaks, { name, styles, sample: SAMPLE });
  return leaks.map(({ selector, property, of, before, after }) => ({
    code: 'TIV-311',
    what: `${name} ${version}: the style of ${selector} affects other remotes.`,
    why: `On ${path} it changes ${property} of ${of} from ${before} to ${after}.`,
    do: 'Use a class of a CSS Module in @layer remote; only the shell styles elements and the root.',
  }));
}

/** Runs in the page. */
async function findLeaks({
  name,
  styles,
  sample,
}: {
  name: string;
  styles: { url: string; integrity: string }[];
  sample: number;
}) {
  const sheets = await Promise.all(
    styles.map(async ({ url, integrity }) => {
      const file = url.split('/').at(-1);
      const known = [...document.styleSheets].find(({ href, ownerNode }) =>
        href
          ? new URL(href).pathname === url
          : ownerNode instanceof HTMLStyleElement && ownerNode.dataset.href === file,
      );
      if (known) return known;
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href: url, integrity, crossOrigin: 'anonymous' });
      await new Promise((resolve) => {
        link.onload = link.onerror = resolve;
        document.head.append(link);
      });
      return link.sheet;
    }),
  );
  const own = `[data-fragment^="${name}/"]`;
  const isForeign = (element: Element) => !element.closest(own);
  const rules: CSSStyleRule[] = [];
  const collect = (list: CSSRuleList) => {
    for (const rule of list)
      if (rule instanceof CSSStyleRule) rules.push(rule);
      else if (rule instanceof CSSMediaRule) {
        if (matchMedia(rule.conditionText).matches) collect(rule.cssRules);
      } else if ('cssRules' in rule) collect((rule as CSSGroupingRule).cssRules);
  };
  for (const sheet of sheets) if (sheet) collect(sheet.cssRules);
  const touched = rules.flatMap((rule) => {
    const plain = rule.selectorText.replace(
      /::?(before|after|marker|placeholder|backdrop|selection|hover|focus|focus-visible|active)\b/g,
      '',
    );
    let elements: Element[] = [];
    try {
      elements = [...document.querySelectorAll(plain || '*')].filter(isForeign).slice(0, sample);
    } catch {
      return [];
    }
    return elements.length ? [{ rule, elements }] : [];
  });
  const read = () => {
    // A colour that fades in has not changed yet.
    for (const animation of document.getAnimations())
      try {
        animation.finish();
      } catch {
        /* It never ends. */
      }
    return touched.map(({ rule, elements }) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return Array.from(rule.style, (property) => style.getPropertyValue(property));
      }),
    );
  };
  const enable = (on: boolean) => sheets.forEach((sheet) => sheet && (sheet.disabled = !on));
  const withStyles = read();
  enable(false);
  const withoutStyles = read();
  enable(true);
  // The first difference of each rule.
  return touched.flatMap(({ rule, elements }, at) =>
    elements
      .flatMap((element, number) =>
        Array.from(rule.style).flatMap((property, index) => {
          const before = withoutStyles[at][number][index];
          const after = withStyles[at][number][index];
          if (before === after) return [];
          const id = element.closest('[data-fragment]')?.getAttribute('data-fragment');
          const of = `<${element.tagName.toLowerCase()}>${id ? ` of ${id}` : ''}`;
          return [{ selector: rule.selectorText, property, of, before, after }];
        }),
      )
      .slice(0, 1),
  );
}
