/** Writes the description of the API to a file; its build does, with DESCRIBE_API set. */
import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { describeApi } from '../platform/http/describe.js';
import type { MediaStorage } from '../platform/media/storage.js';
import { readSettings } from '../platform/settings/settings.js';

const [file = ''] = process.argv.slice(2);
// A preview has the controllers, and makes nothing that they work with.
const app = await NestFactory.create(
  AppModule.with(readSettings({}), {} as DataSource, {} as MediaStorage),
  new FastifyAdapter(),
  { preview: true, logger: ['error'], abortOnError: false },
);
await writeFile(file, `${JSON.stringify(describeApi(app), null, 1)}\n`);
process.exit(0);
