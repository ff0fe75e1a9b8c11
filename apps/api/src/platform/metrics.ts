import { createServer, type Server } from 'node:http';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { DataSource } from 'typeorm';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** On a separate port, which proxies do not expose. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly registry = new Registry();
  readonly policyViolations = new Counter({
    name: 'tivara_csp_violations_total',
    help: 'Violations of documents’ content policy that browsers reported, by directive.',
    labelNames: ['directive'],
    registers: [this.registry],
  });
  private server: Server | null = null;

  constructor(private readonly dataSource: DataSource) {}

  /** Call it before routes are declared. */
  observe(fastify: FastifyInstance): void {
    const calls = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [this.registry],
    });
    fastify.addHook('onResponse', (request, reply, done) => {
      // The route's pattern, as ids would create a series each.
      const route = request.routeOptions.url ?? 'none';
      const labels = { method: request.method, route, status: reply.statusCode };
      calls.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  }

  /** @throws when the port is in use */
  async serve(port: number, host: string): Promise<void> {
    this.watchQueues();
    collectDefaultMetrics({ register: this.registry });
    this.server = createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end('Not found\n');
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        () => response.writeHead(503).end('The database is not responding.\n'),
      );
    });
    await new Promise<void>((listening, failed) => {
      this.server?.once('error', failed).listen(port, host, listening);
    });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private watchQueues(): void {
    const count = async (statement: string) => {
      const [row] = await this.dataSource.query<{ found: number }[]>(statement);
      return Number(row?.found);
    };
    const gauge = (name: string, help: string, statement: string) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        async collect() {
          this.set(await count(statement));
        },
      });
    gauge(
      'tivara_mail_pending',
      'Mails waiting to be sent.',
      "SELECT COUNT(*) AS found FROM mail WHERE state = 'pending'",
    );
    gauge(
      'tivara_mail_dead',
      'Mails that failed permanently; an administrator can retry them.',
      "SELECT COUNT(*) AS found FROM mail WHERE state = 'dead'",
    );
    gauge(
      'tivara_webhook_pending',
      'Events waiting to be sent to webhooks.',
      "SELECT COUNT(*) AS found FROM webhook_delivery WHERE state = 'pending'",
    );
    gauge(
      'tivara_pictures_without_avif',
      'Uploaded pictures without AVIF renditions yet.',
      "SELECT COUNT(*) AS found FROM media WHERE origin = 'upload' AND formats NOT LIKE 'avif,%'",
    );
  }
}
