export interface Draft<Values> {
  values: Values;
  version: number | undefined;
  at: number;
}

/** Less than the day after which the server deletes unused pictures. (docs/how-to/operations.md, ms) */
const MAX_AGE_MS = 20 * 60 * 60 * 1000;
const PREFIX = 'tivara.draft.';
const keyOf = (name: string) => PREFIX + name;

/** Reads the tab's draft of a form. @param like a draft of another shape, from another build, is dropped */
export function readDraft<Values extends object>(
  name: string,
  like: Values,
  now = Date.now(),
): Draft<Values> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Draft<Values> | null;
    if (!draft || now - draft.at > MAX_AGE_MS) return null;
    return shapeOf(draft.values) === shapeOf(like) ? draft : null;
  } catch {
    return null;
  }
}

/** Stores a draft, or drops it. Without storage there is none; leaving still needs confirmation. */
export function writeDraft<Values>(name: string, draft: Draft<Values> | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // Storage is blocked or full.
  }
}

/** Drops every draft of the tab. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

const shapeOf = (values: object) => Object.keys(values).sort().join();
