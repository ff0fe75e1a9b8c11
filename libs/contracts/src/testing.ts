/** Tests hold what the API answers against its description. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** What the API answered. */
export interface Answer {
  method: string;
  /** Path and query. */
  url: string;
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

interface Response {
  headers?: Record<string, object>;
  content?: Record<string, { schema: object }>;
}
interface Operation {
  operationId: string;
  responses: Record<string, Response>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
}

const FILE = new URL('../openapi.json', import.meta.url);
const ID = 'api';
const DESCRIBED_HEADERS = ['etag', 'link', 'location', 'retry-after'];
const OUTSIDE = /^\/(media|metrics|api\/docs)/;

const TEXT = readFileSync(FILE, 'utf8');
const COMMON = (JSON.parse(TEXT) as Description).components.responses;

/** Fields that a schema does not have are refused. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  return 'properties' in inner && inner['type'] === 'object'
    ? { additionalProperties: false, ...inner }
    : inner;
}

const description = JSON.parse(TEXT, (_key, value: { $ref?: unknown } | null) => {
  const [, status = ''] = /^#\/components\/responses\/(\d+)$/.exec(String(value?.$ref)) ?? [];
  return status ? COMMON[status] : value;
}) as Description;
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(closed(description) as object, ID);

/** Literal segments before parameters. */
const routes = Object.entries(description.paths)
  .map(([template, operations]) => ({
    template,
    operations,
    pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
  }))
  .sort((a, b) => a.template.split('{').length - b.template.split('{').length);

const validators = new Map<string, ValidateFunction>();
const pointer = (...keys: string[]) =>
  `${ID}#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

function validatorOf(...keys: string[]): ValidateFunction {
  const $ref = pointer(...keys);
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  return validate;
}

/** @throws Error if the description has no such operation, status, header, type, or field */
export function expectDescribed({ method, url, status, headers, body }: Answer): void {
  const [pathname = ''] = url.split('?');
  const route = routes.find(({ pattern }) => pattern.test(pathname));
  const key = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = route?.operations[key];
  if (!route || !operation) {
    // Refused before it reaches an operation, or no part of the API: files, and the description itself.
    if (status >= 400 || method === 'OPTIONS' || OUTSIDE.test(pathname)) return;
    throw new Error(`${method} ${url} ${status}: the description has no such operation.`);
  }
  const title = `${operation.operationId} (${method} ${url}) ${status}`;
  const response = operation.responses[status];
  if (!response) throw new Error(`${title}: the description has no such status.`);
  for (const name of DESCRIBED_HEADERS)
    if (headers[name] !== undefined && !response.headers?.[name])
      throw new Error(`${title}: the description has no ${name} header.`);
  // A browser follows a redirect, and reads nothing of it.
  if (method === 'HEAD' || body === '' || status === 303) return;
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  if (!response.content?.[type]) throw new Error(`${title}: the description has no ${type}.`);
  if (type !== 'application/json') return;
  const validate = validatorOf(
    'paths',
    route.template,
    key,
    'responses',
    String(status),
    'content',
    type,
    'schema',
  );
  if (!validate(JSON.parse(body)))
    throw new Error(`${title}: ${ajv.errorsText(validate.errors)}\n${body.slice(0, 500)}`);
}

/** What docs/reference/settings.md names: variables, and the deadlines of each process. (ms) */
export function documentedSettings() {
  const page = readFileSync(
    new URL('../../../docs/reference/settings.md', import.meta.url),
    'utf8',
  );
  const rows = (table: string) => {
    const [, lines = ''] =
      new RegExp(`^\\| ${table} +\\|.*\\n\\|[- |]+\\n((?:\\|.*\\n)+)`, 'm').exec(page) ?? [];
    return lines
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
  };
  const deadlines = (table: string) =>
    Object.fromEntries(
      rows(table).map(([, name = '', ms = '']) => [
        name.replaceAll('`', ''),
        Number(ms.replaceAll(',', '')),
      ]),
    );
  return {
    names: rows('variable').flatMap(([, names = '']) => names.match(/[A-Z_]{4,}/g) ?? []),
    ofApi: deadlines('API'),
    ofDocuments: deadlines('document server'),
  };
}
