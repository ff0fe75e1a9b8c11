import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { BRAND } from '@tivara/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.js';
import type { Authenticator } from './current-user.js';

type Operation = Readonly<Record<string, unknown>>;
export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, unknown>> };
}

const PATH = '/api/docs';
const require = createRequire(import.meta.url);
/** Made by the build. */
export const DESCRIPTION_FILE = require.resolve('@tivara/contracts/openapi.json');
const UI = path.dirname(require.resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${BRAND.name} API</title>
<link rel="stylesheet" href="${PATH}/swagger-ui.css">
<div id="ui"></div>
<script src="${PATH}/swagger-ui-bundle.js"></script>
<script src="${PATH}/start.js"></script>
`;
const START = `SwaggerUIBundle({ dom_id: '#ui', url: '${PATH}-json' });`;

/** The description that the build made, with a page to browse it. In production, operations that require a log-in are shown to administrators alone. */
export async function serveOpenApi(
  fastify: FastifyInstance,
  authenticator: Authenticator,
  { production }: Pick<Settings, 'production'>,
): Promise<void> {
  const read = async () => JSON.parse(await readFile(DESCRIPTION_FILE, 'utf8')) as Description;
  const isShownAll = async (request: FastifyRequest) => {
    const account = production ? await authenticator.accountOf(request) : null;
    return !production || (account !== null && account.role !== 'customer');
  };
  fastify.get(`${PATH}-json`, async (request, reply) => {
    if (production) void reply.header('vary', 'cookie');
    const description = await read();
    return (await isShownAll(request)) ? description : withoutSecured(description);
  });
  fastify.get(PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  fastify.get(`${PATH}/start.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  await fastify.register(fastifyStatic, {
    root: UI,
    prefix: `${PATH}/`,
    decorateReply: false,
    allowedPath: (name) => ['/swagger-ui.css', '/swagger-ui-bundle.js'].includes(name),
  });
}

/** Leaves out what only the removed operations use. */
function withoutSecured(description: Description): Description {
  const paths = Object.fromEntries(
    Object.entries(description.paths)
      .map(([url, operations]) => [
        url,
        Object.fromEntries(
          Object.entries(operations).filter(([, operation]) => !('security' in operation)),
        ),
      ])
      .filter(([, operations]) => Object.keys(operations as object).length > 0),
  ) as Description['paths'];
  const all = description.components.schemas;
  const schemas: Record<string, unknown> = {};
  const addSchemasOf = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    )) {
      if (schemas[name] || !all[name]) continue;
      schemas[name] = all[name];
      addSchemasOf(all[name]);
    }
  };
  addSchemasOf(paths);
  return { ...description, paths, components: { schemas } };
}
