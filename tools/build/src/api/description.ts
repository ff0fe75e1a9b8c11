/** The parts of an OpenAPI description that clients depend on. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';

export interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  deprecated?: boolean;
  'x-extensible-enum'?: boolean;
}
interface Operation {
  parameters?: { name: string; deprecated?: boolean }[];
  deprecated?: boolean;
}
export interface Description {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

/** What the API's build writes, and frontends are built with. */
export const DESCRIPTION = path.join(ROOT, 'libs/contracts/openapi.json');

export const readDescription = () => JSON.parse(readFileSync(DESCRIPTION, 'utf8')) as Description;

/** What is said for readers alone. */
const FOR_READERS = new Set(['description', 'summary', 'example', 'examples', 'tags']);

/**
 * A description of some operations, as a client may rely on it: without texts for readers, without what is deprecated,
 * and without the values of enums that are declared as extensible.
 * @param operations such as 'GET /api/store/{id}'; all by default
 */
export function reliedOn(
  { openapi, info, paths, components }: Description,
  operations?: ReadonlySet<string>,
): Description {
  const kept: Description['paths'] = {};
  for (const [url, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const isWanted = operations?.has(`${method.toUpperCase()} ${url}`) ?? true;
      if (isWanted && !operation.deprecated)
        (kept[url] ??= {})[method] = stripped(operation) as Operation;
    }
  const description: Description = { openapi, info, paths: kept, components: {} };
  addReferred(kept);
  return description;

  function addReferred(part: unknown): void {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(
      /"#\/components\/(\w+)\/([^"]+)"/g,
    )) {
      const group = (description.components[kind] ??= {});
      if (name in group) continue;
      group[name] = stripped(components[kind]?.[name]);
      addReferred(group[name]);
    }
  }
}

function stripped(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter((each) => !isDeprecated(each)).map(stripped);
  if (typeof part !== 'object' || part === null) return part;
  const { properties, 'x-extensible-enum': isExtensible } = part as Schema;
  const gone = new Set(
    Object.keys(properties ?? {}).filter((name) => isDeprecated(properties?.[name])),
  );
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => !(FOR_READERS.has(key) && typeof value !== 'object'))
      .filter(([key]) => key !== 'examples' && key !== 'tags')
      .filter(([key]) => key !== 'enum' || !isExtensible)
      .map(([key, value]): [string, unknown] => {
        if (key === 'required' && Array.isArray(value))
          return [key, value.filter((name: string) => !gone.has(name))];
        if (key === 'properties' && value === properties)
          return [
            key,
            Object.fromEntries(
              Object.entries(properties as object)
                .filter(([name]) => !gone.has(name))
                .map(([name, schema]) => [name, stripped(schema)]),
            ),
          ];
        return [key, stripped(value)];
      }),
  );
}

const isDeprecated = (part: unknown) =>
  typeof part === 'object' && part !== null && (part as Schema).deprecated === true;
