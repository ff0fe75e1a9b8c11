import { CSP_REPORTS } from '@tivara/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Metrics } from '../metrics.js';
import { networkOf, type ThrottleService } from '../throttling/throttle.service.js';

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS = 20;
/** Different violations that are logged within an hour. */
const MAX_LINES = 50;
const HOUR_MS = 3600_000;
const MAX_URL = 200;

const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'img-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
] as const;

/** Without queries and tokens, which may be secret. */
const url = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((text) =>
    text
      .replace(/[?#].*/s, '')
      .replace(/[\w-]{32,}/g, '…')
      .slice(0, MAX_URL),
  ),
);
const directive = v.fallback(v.picklist([...DIRECTIVES, 'other']), 'other');
const line = v.fallback(v.number(), 0);

interface Violation {
  directive: v.InferOutput<typeof directive>;
  blocked: string;
  page: string;
  source: string;
}

/** `report-to`: batches, each report with its type. */
const Batch = v.pipe(
  v.array(
    v.object({
      type: v.literal('csp-violation'),
      body: v.object({
        effectiveDirective: v.optional(directive, 'other'),
        blockedURL: v.optional(url, ''),
        documentURL: v.optional(url, ''),
        sourceFile: v.optional(url, ''),
        lineNumber: v.optional(line, 0),
      }),
    }),
  ),
  v.maxLength(MAX_REPORTS),
  v.transform((reports) =>
    reports.map(({ body }): Violation => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
      source: `${body.sourceFile}:${body.lineNumber}`,
    })),
  ),
);
/** `report-uri`, of browsers without `report-to`. */
const Single = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': v.optional(directive, 'other'),
      'blocked-uri': v.optional(url, ''),
      'document-uri': v.optional(url, ''),
      'source-file': v.optional(url, ''),
      'line-number': v.optional(line, 0),
    }),
  }),
  v.transform(({ 'csp-report': body }): Violation[] => [
    {
      directive: body['effective-directive'],
      blocked: body['blocked-uri'],
      page: body['document-uri'],
      source: `${body['source-file']}:${body['line-number']}`,
    },
  ]),
);
const Body = v.union([Batch, Single]);

interface Receiver {
  throttle: ThrottleService;
  metrics: Metrics;
}

/** Counts reports of content policy violations and logs each kind once an hour; nothing is stored. */
export async function receiveCspReports(
  fastify: FastifyInstance,
  { throttle, metrics }: Receiver,
): Promise<void> {
  const log = onceAnHour((violation) =>
    fastify.log.warn(violation, 'A document violated its content policy.'),
  );
  await fastify.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(CSP_REPORTS, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const { success, output } = v.safeParse(Body, request.body);
      if (!success) return reply.code(400).send();
      if (await throttle.allows('policyReport', networkOf(request.ip)))
        for (const violation of output) {
          metrics.policyViolations.inc({ directive: violation.directive });
          log(violation);
        }
      return reply.code(204).send();
    });
  });
}

function onceAnHour(write: (violation: Violation) => void): (violation: Violation) => void {
  const written = new Set<string>();
  let since = 0;
  return (violation) => {
    if (Date.now() - since > HOUR_MS) {
      written.clear();
      since = Date.now();
    }
    const key = Object.values(violation).join(' ');
    if (written.size >= MAX_LINES || written.has(key)) return;
    written.add(key);
    write(violation);
  };
}
