/** What the scripts of a page change of the browser's own objects, which all apps of the page share. */
import type { BrowserContext, Page } from '@playwright/test';

/** Where the page has the function that compares. */
const CHANGES = 'tivaraChangedBuiltIns';

/** Records the browser's objects on every page of a context before its scripts run. */
export const recordBuiltIns = (context: BrowserContext) => context.addInitScript(record, CHANGES);

/** What the page's scripts replaced, added or removed since, such as `fetch was replaced`. */
export const changedBuiltIns = (page: Page): Promise<string[]> =>
  page.evaluate((name) => {
    const changes = Reflect.get(window, name) as (() => string[]) | undefined;
    return changes?.() ?? [];
  }, CHANGES);

/** Runs in the page. */
function record(name: string): void {
  const { getOwnPropertyDescriptor: descriptorOf } = Object;
  const objects: [string, object][] = [];
  const add = (label: string, value: unknown) => {
    if (value !== null && ['object', 'function'].includes(typeof value))
      objects.push([label, value as object]);
  };
  for (const each of ['history', 'navigator', 'console', 'JSON', 'Math', 'Reflect'])
    add(each, Reflect.get(window, each));
  for (const each of Object.getOwnPropertyNames(window)) {
    const value: unknown = descriptorOf(window, each)?.value;
    if (typeof value !== 'function' || !('prototype' in value)) continue;
    add(each, value);
    add(`${each}.prototype`, value.prototype);
  }
  const contentsOf = (object: object) =>
    new Map(Reflect.ownKeys(object).map((key) => [key, descriptorOf(object, key)]));
  const recorded = objects.map(([label, object]) => ({
    label,
    object,
    before: contentsOf(object),
  }));
  const globals = new Map(
    [...contentsOf(window)].filter(([, each]) => each?.get || typeof each?.value === 'function'),
  );
  const isSame = (a?: PropertyDescriptor, b?: PropertyDescriptor) =>
    Object.is(a?.value, b?.value) && a?.get === b?.get && a?.set === b?.set;
  const changes = () => {
    const found = [...globals]
      .filter(([key, before]) => !isSame(before, descriptorOf(window, key)))
      .map(([key]) => `${String(key)} was replaced`);
    for (const { label, object, before } of recorded) {
      const now = contentsOf(object);
      for (const key of new Set([...before.keys(), ...now.keys()])) {
        if (isSame(before.get(key), now.get(key)) && before.has(key) === now.has(key)) continue;
        const how = !before.has(key) ? 'added' : now.has(key) ? 'replaced' : 'removed';
        found.push(`${label}.${String(key)} was ${how}`);
      }
    }
    return found;
  };
  Object.defineProperty(window, name, { value: changes });
}
