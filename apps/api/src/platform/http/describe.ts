import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import type {
  OperationObject,
  ResponseObject,
} from '@nestjs/swagger/dist/interfaces/open-api-spec.interface.js';
import { BRAND } from '@tivara/contracts';
import { ErrorResponse } from './message.dto.js';
import { SESSION_SCHEME } from './policy.js';

const METHODS = ['get', 'post', 'put', 'delete'] as const;
const text = { schema: { type: 'string' } } as const;

const failure = (description: string, headers?: ResponseObject['headers']): ResponseObject => ({
  description,
  content: {
    'application/json': { schema: { $ref: getSchemaPath(ErrorResponse) } },
    // For browsers that would show JSON.
    'text/html': text,
  },
  ...(headers && { headers }),
});
const RETRY_AFTER = { 'retry-after': { ...text, description: 'Seconds' } };

/** The API as OpenAPI 3.1. (DESIGN, The API) */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(`${BRAND.name} API`)
    .addCookieAuth('tivara_session', undefined, SESSION_SCHEME)
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ErrorResponse],
    // Methods of controllers have names that are unique in the whole API.
    operationIdFactory: (_controller, method) => method,
  });
  for (const operations of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = operations[method];
      if (operation) addCommonResponses(method, operation);
    }
  return withWireNames(document);
}

/** What guards, body limits, caches and the failure filter answer. */
function addCommonResponses(method: (typeof METHODS)[number], operation: OperationObject): void {
  const { parameters = [], requestBody, security, responses } = operation;
  const isRead = method === 'get';
  const common: Record<string, ResponseObject | false> = {
    304: isRead && { description: 'As the ETag of the request says' },
    400: failure('The request is not valid; `errors` has a message by field.'),
    401: security !== undefined && failure('Nobody is logged in.'),
    403: (security !== undefined || !isRead) && failure('The account or the origin may not do this.'),
    404: parameters.some((one) => 'in' in one && one.in === 'path') && failure('It does not exist.'),
    409:
      !isRead && failure('A name is taken, or `current` is newer than the version of the request.'),
    413: requestBody !== undefined && failure('The body is too large.'),
    415: requestBody !== undefined && failure('The type of the body is not accepted.'),
    429: failure('Too many requests', RETRY_AFTER),
    500: failure('An error of the server'),
    503: failure('The server is busy or stopping.', RETRY_AFTER),
  };
  for (const [status, response] of Object.entries(common))
    if (response) responses[status] ??= response;
  const success = responses['200'];
  if (isRead && success && 'description' in success)
    success.headers = { etag: { ...text, description: 'Unless it may not be cached' } };
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
