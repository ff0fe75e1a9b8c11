import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController } from 'fastify';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { Clock } from './platform/clock.js';
import { limitWaits } from './platform/database/wait-limits.js';
import { refuseWrongMethods } from './platform/http/allowed-methods.js';
import { limitBodies } from './platform/http/body-limits.js';
import { BODY_RULES } from './platform/http/body-rules.js';
import { Authenticator } from './platform/http/current-user.js';
import { addCatalogueCache } from './catalogue/catalogue-cache.js';
import { SearchCounter, countSearches } from './catalogue/search/search-counter.js';
import { DataVersion } from './platform/database/data-version.js';
import { acknowledgeShownChanges } from './platform/http/acknowledge.js';
import { addConditionalGets } from './platform/http/conditional.js';
import { allowOrigins } from './platform/http/cors.js';
import { addPageLinks } from './platform/http/page-links.js';
import { refuseAddress } from './platform/http/refused-address.js';
import { NestLog, loggerOptions, logRequests } from './platform/http/logging.js';
import { serveOpenApi } from './platform/http/openapi.js';
import { addSecurityHeaders, securityHeaders } from './platform/http/security-headers.js';
import { servePageFonts } from './platform/http/small-page.js';
import { Draining } from './platform/health/health.controller.js';
import { acceptPictures } from './platform/media/picture-bodies.js';
import { serveMedia } from './platform/media/serve-media.js';
import { openStorage } from './platform/media/open-storage.js';
import { Metrics } from './platform/metrics.js';
import { addPreviews } from './platform/preview/previewed.js';
import { receiveCspReports } from './platform/security/csp-reports.js';
import type { Settings } from './platform/settings/settings.js';
import { ThrottleService } from './platform/throttling/throttle.service.js';

/** The API over a prepared database, ready to listen; closing it closes the database. */
export async function createApp(
  settings: Settings,
  dataSource: DataSource,
): Promise<NestFastifyApplication> {
  // After the migrations, which may take longer than a request may wait.
  limitWaits(dataSource, settings.deadlines);
  const storage = await openStorage(settings);
  const hops = settings.trustProxy;
  const adapter = new FastifyAdapter({
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    logger: loggerOptions(settings),
    // Replaced by one line for each request.
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    frameworkErrors: refuseAddress(securityHeaders(settings)),
  });
  const fastify = adapter.getInstance();
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings, dataSource, storage),
    adapter,
    { logger: new NestLog(fastify.log), abortOnError: false },
  );
  logRequests(fastify);
  const draining = app.get(Draining);
  fastify.addHook('onRequest', (_request, reply, done) => {
    // Its client goes on with another process.
    if (draining.isOn) reply.raw.setHeader('connection', 'close');
    done();
  });
  addSecurityHeaders(fastify, settings);
  await fastify.register(fastifyCookie);
  app.get(Metrics).observe(fastify);
  addPreviews(fastify, settings, app.get(Clock));
  await allowOrigins(fastify, settings);
  addPageLinks(fastify);
  countSearches(fastify, app.get(SearchCounter));
  addCatalogueCache(fastify, app.get(DataVersion), securityHeaders(settings));
  addConditionalGets(fastify);
  acknowledgeShownChanges(fastify, app.get(DataVersion));
  limitBodies(fastify, settings.deadlines.body);
  refuseWrongMethods(fastify);
  await receiveCspReports(fastify, {
    throttle: app.get(ThrottleService),
    metrics: app.get(Metrics),
  });
  await acceptPictures(fastify, app.get(Authenticator));
  await serveMedia(fastify, storage);
  servePageFonts(fastify);
  app.useGlobalPipes(new ValidationPipe(BODY_RULES));
  await serveOpenApi(fastify, app.get(Authenticator), settings);
  await app.init();
  await fastify.ready();
  return app;
}
