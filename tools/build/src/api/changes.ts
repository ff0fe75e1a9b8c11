/** Compares two descriptions of the API. */
import { breaking, compareOpenApi } from 'api-smart-diff';
import { reliedOn, type Description } from './description.ts';

/** What breaks a client of the description before. */
export interface ApiChange {
  /** Such as 'GET /api/store/{id}'. */
  operation: string;
  /** 'answer', 'body' or 'parameters', with the path of a field: 'answer.items[].size'; empty for the whole operation. */
  at: string;
  /** What is the case now: 'is missing', 'is required'. */
  problem: string;
}

export const lineOf = ({ operation, at, problem }: ApiChange): string =>
  `${operation}: ${at} ${problem}`.replace(':  ', ' ');

type Diff = ReturnType<typeof compareOpenApi>['diffs'][number];

/** @returns a change per field; none for what only adds something */
export function breakingChanges(before: Description, after: Description): ApiChange[] {
  const [old, now] = [reliedOn(before), reliedOn(after)];
  const changes = new Map<string, ApiChange>();
  for (const diff of compareOpenApi(old, now).diffs) {
    if (diff.path[0] !== 'paths' || !isBreaking(diff)) continue;
    const change = changeOf(diff, old);
    const key = `${change.operation} ${change.at}`;
    // A removed field is also one that is no longer required.
    if (!changes.has(key)) changes.set(key, change);
  }
  return [...changes.values()];
}

function isBreaking({ type, action, path, before, after }: Diff): boolean {
  // The library takes lists of types, which OpenAPI has had since 3.1, for types of their own.
  if (path.at(-1) === 'type')
    return isGiven(path) ? !includesAll(before, after) : !includesAll(after, before);
  // A field that is no longer taken would be lost.
  return type === breaking || (action === 'remove' && path.at(-2) === 'properties');
}

/** Whether the API gives what a path is in. */
const isGiven = (path: Diff['path']) => path.includes('responses');

function includesAll(types: unknown, others: unknown): boolean {
  const all = [types].flat();
  return [others]
    .flat()
    .every((one) => all.includes(one) || (one === 'integer' && all.includes('number')));
}

function changeOf({ action, path, before, after }: Diff, old: Description): ApiChange {
  const [, url = '', method = '', part, ...rest] = path.map(String);
  const operation = `${method.toUpperCase()} ${url}`;
  if (!method || !part) return { operation, at: '', problem: 'is missing' };
  if (part === 'parameters') {
    const isWhole = rest.length === 1;
    const parameter = isWhole
      ? ((before ?? after) as { name: string })
      : old.paths[url]?.[method]?.parameters?.[Number(rest[0])];
    const problem = isWhole ? (action === 'remove' ? 'is missing' : 'is required') : changed();
    return { operation, at: `parameters.${parameter?.name}`, problem };
  }
  const schema = rest.indexOf('schema');
  const inside = schema < 0 ? [] : rest.slice(schema + 1);
  const root = isGiven(path) ? 'answer' : 'body';
  if (inside.at(-2) === 'required' && inside.at(-3) !== 'properties') {
    const field = [...inside.slice(0, -2), 'properties', String(before ?? after)];
    const problem = isGiven(path) ? 'may be missing' : 'is required';
    return { operation, at: fieldOf(root, field), problem };
  }
  const at = fieldOf(root, inside);
  const isField = inside.at(-2) === 'properties' || inside.length === 0;
  if (isField && action === 'remove') return { operation, at, problem: 'is missing' };
  if (isField && action === 'add') return { operation, at, problem: 'is required' };
  return { operation, at, problem: changed() };

  function changed() {
    const [from, to] = [before, after].map((value) => JSON.stringify(value) ?? 'nothing');
    return `is ${to} in place of ${from} (${rest.at(-1)})`;
  }
}

/** The path of a field, from that of its schema. */
function fieldOf(root: string, inside: readonly string[]): string {
  let field = root;
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] === 'properties') field += `.${inside[++at] ?? ''}`;
    else if (inside[at] === 'items') field += '[]';
    else if (inside[at] === 'additionalProperties') field += '.*';
  }
  return field;
}
