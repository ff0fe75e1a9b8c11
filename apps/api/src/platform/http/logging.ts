import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings/settings.js';

/** Query values that are removed from logs; `near` is a visitor's position. */
const SECRET = /token|password|secret|email|signature|key|^near$/i;

const SECRET_PATH = /^(\/api\/wishlists\/)[^/?]+/;

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

export const loggerOptions = ({
  logLevel,
}: Pick<Settings, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
  // Without driver details, which contain the statement's values.
  serializers: {
    err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
  },
});

const CHATTY: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** One line per request, without bodies, cookies and other headers. */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  // Skips work below the log level.
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
