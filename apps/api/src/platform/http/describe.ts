import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { API_VERSION, BRAND } from '@tivara/contracts';
import { addExamples } from './examples.js';
import { ErrorResponse } from './message.dto.js';
import { SESSION_SCHEME, TOKEN_SCHEME } from './policy.js';
import { failure } from './responses.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'post', 'put', 'delete'] as const;
const text = { schema: { type: 'string' } } as const;

const ETAG = { etag: { ...text, description: 'Unless it may not be cached' } };
const LINK = { link: { ...text, description: 'From a page of rows to the others (RFC 8288)' } };
const IDEMPOTENCY_KEY = {
  ...text,
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Of a write that an API token may send again: it is carried out once.',
} as const;
const RETRY_AFTER = { headers: { 'retry-after': { ...text, description: 'Seconds' } } };

/** What guards, body limits, caches and the failure filter answer. */
const COMMON = {
  304: { description: 'As the ETag of the request says', headers: ETAG },
  400: failure('The request is not valid; `errors` has a message by field.'),
  401: failure('Nobody is logged in, or the API token is not valid.'),
  403: failure('The account, the API token or the origin may not do this.'),
  404: failure('It does not exist.'),
  409: failure('A name is taken, or `current` is newer than the version of the request.'),
  413: failure('The body is too large.'),
  414: failure('A part of the path is too long.'),
  415: failure('The type of the body is not accepted.'),
  422: failure('The Idempotency-Key is of another request.'),
  429: { ...failure('Too many requests'), ...RETRY_AFTER },
  500: failure('An error of the server'),
  503: { ...failure('The server is busy or stopping.'), ...RETRY_AFTER },
} as const;

/** The API as OpenAPI 3.1. (DESIGN, The API) */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(`${BRAND.name} API`)
    .setVersion(API_VERSION)
    .addCookieAuth('tivara_session', undefined, SESSION_SCHEME)
    .addBearerAuth({ type: 'http', description: 'An API token' }, TOKEN_SCHEME)
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ErrorResponse],
    // Methods of controllers have names that are unique in the whole API.
    operationIdFactory: (_controller, method) => method,
  });
  document.components = { ...document.components, responses: COMMON };
  addExamples(document.components.schemas as Parameters<typeof addExamples>[0]);
  for (const operations of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = operations[method];
      if (operation) addCommonResponses(method, operation);
    }
  return withWireNames(document);
}

function addCommonResponses(method: (typeof METHODS)[number], operation: Operation): void {
  const { parameters = [], security, responses } = operation;
  const isRead = method === 'get';
  const isSecured = security !== undefined;
  const hasPathParameter = parameters.some((one) => 'in' in one && one.in === 'path');
  const isCommon: Record<keyof typeof COMMON, boolean> = {
    304: isRead,
    400: true,
    401: isSecured,
    403: isSecured || !isRead,
    // The admin may be on a host of its own.
    404: isSecured || hasPathParameter,
    409: !isRead,
    413: !isRead,
    414: hasPathParameter,
    415: !isRead,
    422: isSecured && !isRead,
    429: true,
    500: true,
    503: true,
  };
  for (const [status, isPossible] of Object.entries(isCommon))
    if (isPossible) responses[status] ??= { $ref: `#/components/responses/${status}` };
  const success = responses['200'];
  if (isRead && success && 'description' in success) success.headers = { ...ETAG, ...LINK };
  if (isSecured && !isRead) operation.parameters = [...parameters, IDEMPOTENCY_KEY];
}

/** Schemas have the names of their classes without Dto. */
function withWireNames(document: OpenAPIObject): OpenAPIObject {
  const names = Object.keys(document.components?.schemas ?? {});
  const wireName = (name: string) => name.replace(/Dto$/, '');
  if (new Set(names.map(wireName)).size < names.length)
    throw new Error('Two classes have the same name on the wire.');
  return JSON.parse(
    JSON.stringify(document)
      .replaceAll(/(#\/components\/schemas\/\w+?)Dto"/g, '$1"')
      .replaceAll(/"(\w+)Dto":\{/g, '"$1":{'),
  ) as OpenAPIObject;
}
