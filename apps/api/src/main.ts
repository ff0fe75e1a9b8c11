import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { explained } from '@tivara/contracts';
import { reason } from './platform/database/database.js';
import { keepFilesPrivate } from './platform/private-files.js';
import { readSettings, StartupError, type Settings } from './platform/settings/settings.js';

const sendToParent = (message: object) => process.send?.(message);

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const running: { stop?: () => Promise<void> } = {};
  let stopping = false;
  const stop = () => {
    // Before the app exists nothing needs closing: the database rolls back.
    if (!stopping) void (running.stop?.() ?? Promise.resolve()).finally(() => process.exit(0));
    stopping = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  process.on('disconnect', stop);

  await keepFilesPrivate(settings);
  // Loaded once the settings are valid, so that their errors are reported at once.
  const { openDatabase, prepareDatabase } = await import('./database.js');
  const { loadDemoData } = await import('./seed/demo-data.js');
  const dataSource = await openDatabase(settings.database, settings.deadlines);
  const firstAdmin = await prepareDatabase(dataSource, settings, loadDemoData);
  if (firstAdmin) announce(firstAdmin);

  const { createApp } = await import('./app.js');
  const { startWorkers, startDraining } = await import('./start-workers.js');
  const { publishDescription } = await import('./releases/publish-description.js');
  const app = await createApp(settings, dataSource);
  running.stop = async () => {
    startDraining(app);
    await delay(settings.drainSeconds * 1000);
    const { server } = app.getHttpAdapter().getInstance();
    // Responses that end during the shutdown leave their connections open.
    setInterval(() => server.closeIdleConnections(), 100);
    setTimeout(() => server.closeAllConnections(), settings.deadlines.shutdown);
    await app.close();
  };
  const port = await listen(app, settings);
  await startWorkers(app, settings);
  await publishDescription(settings);
  sendToParent({ type: 'ready', port });
  if (!process.send) console.log(`The API listens on http://${settings.host}:${port}`);
}

function announce({ email, password }: { email: string; password: string }): void {
  if (process.send) return void sendToParent({ type: 'first-admin', email, password });
  console.log(`First administrator, shown once: ${email} with the password ${password}`);
}

async function listen(app: NestFastifyApplication, { port, host }: Settings): Promise<number> {
  const fastify = app.getHttpAdapter().getInstance();
  try {
    // Nest's own listen would log a stack.
    await fastify.listen({ port, host });
  } catch (error) {
    throw new StartupError(
      `Port ${port} on ${host} cannot be used (${reason(error)}): stop what uses it, or set PORT and HOST.`,
      'TIV-103',
    );
  }
  return (fastify.server.address() as AddressInfo).port;
}

try {
  await start();
} catch (error) {
  const known = error instanceof StartupError;
  console.error(
    known ? explained(error.message, error.code) : `The API could not start: ${reason(error)}`,
  );
  process.exit(1);
}
