import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings/settings.js';

/** Query values that are removed from logs; `near` is a visitor's position. */
const SECRET = /token|password|secret|email|signature|key|^near$/i;

/** The path contains the token of a shared wishlist. */
const SECRET_PATH = /^(\/api\/wishlists\/)[^/?]+/;

/** A URL as it may be logged. */
export function withoutSecrets(address: string): string {
  const url = address.replace(SECRET_PATH, '$1[removed]');
  const start = url.indexOf('?');
  if (start < 0) return url;
  const query = url
    .slice(start + 1)
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=');
      return SECRET.test(name) ? `${name}=[removed]` : pair;
    });
  return `${url.slice(0, start)}?${query.join('&')}`;
}

/** One JSON object a line, with the time in ISO and the level by name. */
export const loggerOptions = ({
  logLevel,
}: Pick<Settings, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
  // Not the whole error: a failed statement carries its values.
  serializers: {
    err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
  },
});

/** Levels at which calls are logged. */
const CHATTY: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** One line for each call, when it is over; bodies, cookies and other headers are in none. */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  // Skips the work below the log level.
  if (!CHATTY.has(fastify.log.level)) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        url: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
      },
      'answered',
    );
    done();
  });
}

/** What Nest and its classes log, in the same form. */
export class NestLog implements LoggerService {
  constructor(private readonly target: FastifyBaseLogger) {}

  log(message: unknown, context?: unknown): void {
    this.target.info({ context }, String(message));
  }
  warn(message: unknown, context?: unknown): void {
    this.target.warn({ context }, String(message));
  }
  error(message: unknown, ...more: unknown[]): void {
    this.target.error({ context: more.at(-1) }, String(message));
  }
}
