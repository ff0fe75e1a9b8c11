/** npm run fuzz [calls [seed]]: calls each operation that the API describes, on both engines, as a visitor and as the owner, with values that its schema allows and with others. Fails on a 5xx, on an answer that the description does not have, and on one that takes more than a second, or five to draw a PDF, on the reference machine. */
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { expectDescribed, type Answer } from '@tivara/contracts/testing';
import fc from 'fast-check';
import { buildAll, fail } from '@tivara/workspace/steps';
import { ENGINES, getJson, logIn, startMeasuredApi, type Measured } from './measure.ts';
import { slowness } from './machine-speed.ts';

const CALLS = 20_000;
const MAX_MS = 1000;
const MAX_PDF_MS = 5000;
const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
interface FuzzCall {
  asOwner: boolean;
  address: string;
  path: string;
  body: { type: string; text: string } | null;
}

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'null',
  '%',
  '%00',
  '../..',
  "' OR 1=1 --",
  '\u0000',
  '\ud800',
  '🕶',
  '__proto__',
  '<b>',
  'x'.repeat(3000),
];
const junkText = fc.oneof(fc.constantFrom(...TEXTS), fc.string(), fc.string({ unit: 'binary' }));
const junk = fc.oneof(fc.jsonValue({ maxDepth: 4 }), junkText, fc.integer(), fc.double());

/** Mostly what the schema allows. */
function valuesOf(schema: Schema, api: OpenApi): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: allowedBy(schema, api) }, { weight: 1, arbitrary: junk });
}

function allowedBy(schema: Schema, api: OpenApi): fc.Arbitrary<unknown> {
  const { $ref, type: types, format, oneOf, anyOf, allOf, items = {}, properties = {} } = schema;
  if ($ref) return allowedBy(api.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, api);
  const choices = oneOf ?? anyOf ?? allOf;
  if (choices) return fc.oneof(...choices.map((each) => allowedBy(each, api)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(types))
    return fc.oneof(...types.map((type) => allowedBy({ ...schema, type }, api)));
  const type = types;
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') {
    const { minimum = 0, maximum = 200 } = schema;
    return fc.integer({ min: minimum, max: Math.max(minimum, maximum) });
  }
  if (type === 'array')
    return fc.array(valuesOf(items, api), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 10, 10),
    });
  if (type === 'string') {
    if (format === 'email') return fc.emailAddress();
    if (format?.startsWith('date'))
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
    return fc.string({
      minLength: schema.minLength ?? 0,
      maxLength: Math.max(schema.minLength ?? 0, Math.min(schema.maxLength ?? 40, 200)),
    });
  }
  const required = schema.required ?? [];
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, valuesOf(each, api)]),
    ),
    { requiredKeys: required.filter((name) => name in properties) },
  );
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Unpaired surrogates have no encoding. */
const encoded = (value: unknown): string =>
  encodeURIComponent(asText(value).replace(/\p{Cs}/gu, ''));

function callsOf(path: string, operation: Operation, api: OpenApi): fc.Arbitrary<FuzzCall> {
  const parameters = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        (operation.parameters ?? [])
          .filter((each) => each.in === place)
          .map(({ name, schema = {} }) => [name, valuesOf(schema, api)]),
      ),
      { requiredKeys: [] },
    );
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const json = (values: fc.Arbitrary<unknown>) =>
    values.map((value) => ({ type: 'application/json', text: JSON.stringify(value) ?? '' }));
  const body = schema
    ? fc.oneof(
        { weight: 8, arbitrary: json(allowedBy(schema, api)) },
        { weight: 2, arbitrary: json(junk) },
        {
          weight: 1,
          arbitrary: fc.record({
            type: fc.constantFrom(
              'application/json',
              'application/x-www-form-urlencoded',
              'text/plain',
              'multipart/form-data; boundary=x',
              '',
            ),
            text: junkText,
          }),
        },
        { weight: 1, arbitrary: fc.constant(null) },
      )
    : fc.constant(null);
  return fc
    .record({
      asOwner: fc.boolean(),
      address: fc.ipV4(),
      inPath: parameters('path'),
      inQuery: parameters('query'),
      body,
    })
    .map(({ asOwner, address, inPath, inQuery, body: sent }) => ({
      asOwner,
      address,
      path:
        path.replace(/\{(\w+)\}/g, (_all, name: string) => encoded(inPath[name] ?? 1) || '1') +
        `?${Object.entries(inQuery)
          .map(([name, value]) => `${name}=${encoded(value)}`)
          .join('&')}`,
      body: sent,
    }));
}

function send(
  { port, origin }: Measured,
  method: string,
  { path, address, body, asOwner }: FuzzCall,
  cookie: string,
): Promise<Omit<Answer, 'method' | 'url'>> {
  return new Promise((resolve, reject) => {
    const headers = {
      origin,
      'x-forwarded-for': address,
      ...(asOwner && { cookie }),
      ...(body?.type && { 'content-type': body.type }),
      ...(body && { 'content-length': Buffer.byteLength(body.text) }),
    };
    http
      .request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        text(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          reject,
        );
      })
      .once('error', reject)
      .end(body?.text);
  });
}

const calls = Number(process.argv[2] ?? CALLS);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}`);
await buildAll();
const found: string[] = [];
for (const engine of ENGINES) {
  await using api = await startMeasuredApi({ BENCH_PRODUCTS: 60 }, engine);
  let cookie = await logIn(api);
  const description: OpenApi = await getJson(api, '/api/docs-json', { cookie });
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const each = Math.ceil(calls / ENGINES.length / operations.length);
  const statuses: Record<number, number> = {};
  let slowest = { ms: 0, what: '' };
  for (const { method, path, operation } of operations)
    for (const call of fc.sample(callsOf(path, operation, description), { numRuns: each, seed })) {
      const began = performance.now();
      const answer = await send(api, method, call, cookie);
      const { status } = answer;
      const ms = performance.now() - began;
      const what = `${engine} ${method} ${call.path.slice(0, 200)} ${call.body?.text.slice(0, 300) ?? ''}`;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (ms > slowest.ms) slowest = { ms, what };
      const limit = (path.endsWith('.pdf') ? MAX_PDF_MS : MAX_MS) * Math.max(1, slowness());
      if (status >= 500 || ms > limit) found.push(`${status}, ${Math.round(ms)} ms: ${what}`);
      try {
        expectDescribed({ method, url: call.path, ...answer });
      } catch (error) {
        found.push(`${(error as Error).message}: ${what}`);
      }
      // A call may end the owner's own session.
      if (call.asOwner && status === 401) cookie = await logIn(api);
    }
  console.log(
    `${engine}: ${each * operations.length} calls of ${operations.length} operations; ${Object.entries(
      statuses,
    )
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}; the slowest ${Math.round(slowest.ms)} ms: ${slowest.what.slice(0, 120)}`,
  );
}
if (found.length)
  fail(
    `${found.length} calls failed, took too long or were answered as the description does not say:\n  ${found.slice(0, 20).join('\n  ')}`,
  );
