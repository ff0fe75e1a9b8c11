import type { FastifyInstance, HTTPMethods } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Answers 405 where a path takes other methods; Fastify answers 404. (RFC 9110, 15.5.6) */
export function refuseWrongMethods(fastify: FastifyInstance): void {
  const routes = findMyWay({ ignoreTrailingSlash: true });
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (!routes.hasRoute(one as HTTPMethod, url))
        routes.on(one as HTTPMethod, url, () => undefined);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const path = request.url.replace(/\?.*$/s, '');
    const allowed = METHODS.filter((method) => routes.find(method as HTTPMethod, path));
    if (!allowed.length) return done();
    const message = `${request.method} is not allowed here.`;
    void reply.code(405).header('allow', allowed.join(', ')).send({ message, error: message });
  });
}
