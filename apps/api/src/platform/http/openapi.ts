import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { isStaff } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.js';
import { Authenticator } from './current-user.js';

const FILE = createRequire(import.meta.url).resolve('@tivara/contracts/openapi.json');
const readDescription = () => JSON.parse(readFileSync(FILE, 'utf8')) as OpenAPIObject;

/** In production, operations that require a log-in are shown to administrators alone. */
export function serveOpenApi(
  app: NestFastifyApplication,
  { production }: Pick<Settings, 'production'>,
): void {
  const authenticator = app.get(Authenticator);
  let publicDocument: OpenAPIObject | undefined;
  SwaggerModule.setup('api/docs', app, readDescription, {
    patchDocumentOnRequest: async <Request, Reply>(
      request: Request,
      reply: Reply,
      document: OpenAPIObject,
    ) => {
      if (!production) return document;
      void (reply as FastifyReply).header('vary', 'cookie');
      const account = await authenticator.accountOf(request as FastifyRequest);
      if (account && isStaff(account.role)) return document;
      return (publicDocument ??= withoutSecured(document));
    },
  });
}

/** Leaves out what only the removed operations use. */
function withoutSecured(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.fromEntries(
    Object.entries(document.paths)
      .map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).filter(
            ([, operation]) => !(operation as { security?: unknown }).security,
          ),
        ),
      ])
      .filter(([, operations]) => Object.keys(operations as object).length > 0),
  ) as OpenAPIObject['paths'];
  const all = document.components?.schemas ?? {};
  const schemas: typeof all = {};
  const addSchemasOf = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    )) {
      const schema = all[name];
      if (!schema || schemas[name]) continue;
      schemas[name] = schema;
      addSchemasOf(schema);
    }
  };
  addSchemasOf(paths);
  return { ...document, paths, components: { schemas } };
}
