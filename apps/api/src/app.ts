import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { BRAND, LIMITS } from '@tivara/contracts';
import { LogController } from 'fastify';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { SessionService } from './auth/session.service.js';
import { limitWaits } from './database/wait-limits.js';
import { BODY_RULES } from './http/body-rules.js';
import { addCatalogueCache } from './catalogue-version/catalogue-cache.js';
import { CatalogueVersion } from './catalogue-version/catalogue-version.js';
import { addConditionalGets } from './http/conditional.js';
import { NestLog, loggerOptions, logRequests } from './http/logging.js';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.js';
import { acceptPictures } from './media/picture-bodies.js';
import { serveMedia } from './media/serve-media.js';
import { openStorage } from './media/storage.js';
import { Metrics } from './operations/metrics.js';
import type { Settings } from './settings.js';

/** The API over a prepared database, ready to listen; closing it closes the database. */
export async function createApp(
  settings: Settings,
  dataSource: DataSource,
): Promise<NestFastifyApplication> {
  // Preparing the database may take longer than a call may wait.
  limitWaits(dataSource);
  const storage = await openStorage(settings);
  const hops = settings.trustProxy;
  const adapter = new FastifyAdapter({
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: LIMITS.body.other,
    logger: loggerOptions(settings),
    // One line of our own for each call.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  });
  const fastify = adapter.getInstance();
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings, dataSource, storage),
    adapter,
    { logger: new NestLog(fastify.log), abortOnError: false },
  );
  logRequests(fastify);
  addSecurityHeaders(fastify, settings);
  await fastify.register(fastifyCookie);
  // After the last answer, as calls in flight still read.
  fastify.addHook('onClose', () => dataSource.destroy());
  app.get(Metrics).observe(fastify);
  addCatalogueCache(fastify, app.get(CatalogueVersion), securityHeaders(settings));
  addConditionalGets(fastify);
  await acceptPictures(fastify, app.get(SessionService));
  await serveMedia(fastify, storage);
  app.useGlobalPipes(new ValidationPipe(BODY_RULES));
  const title = new DocumentBuilder().setTitle(`${BRAND.name} API`).build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, title));
  await app.init();
  await fastify.ready();
  return app;
}
