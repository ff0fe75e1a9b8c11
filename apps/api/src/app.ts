import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { BRAND } from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { addConditionalGets } from './http/conditional.js';
import { serveMedia } from './media/serve-media.js';
import type { Settings } from './settings.js';

const BODY_LIMIT = 1024 * 1024;

/** The API over a prepared database, ready to listen; closing it closes the database. */
export async function createApp(
  settings: Settings,
  dataSource: DataSource,
): Promise<NestFastifyApplication> {
  const hops = settings.trustProxy;
  const adapter = new FastifyAdapter({
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings, dataSource),
    adapter,
    { logger: ['error', 'warn'], abortOnError: false },
  );
  const fastify = adapter.getInstance();
  await fastify.register(fastifyCookie);
  // After the last answer, as calls in flight still read.
  fastify.addHook('onClose', () => dataSource.destroy());
  addConditionalGets(fastify);
  await serveMedia(fastify, settings.dataDir);
  app.useGlobalPipes(
    new ValidationPipe({
      whitelist: true,
      forbidNonWhitelisted: true,
      stopAtFirstError: true,
      transform: true,
    }),
  );
  const title = new DocumentBuilder().setTitle(`${BRAND.name} API`).build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, title));
  await app.init();
  await fastify.ready();
  return app;
}
