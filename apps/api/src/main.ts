import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { reason } from './platform/database/database.js';
import { readSettings, StartupError, type Settings } from './platform/settings/settings.js';

/** Pending requests have this long to complete; containers are killed after 10 s by default. (ms) */
const SHUTDOWN_TIMEOUT_MS = 8000;

/** Tells the process that started this one, when there is one. */
const sendToParent = (message: object) => process.send?.(message);

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const running: { stop?: () => Promise<void> } = {};
  let stopping = false;
  const stop = () => {
    // Before there is an app nothing needs closing: the database undoes what was not committed.
    if (!stopping) void (running.stop?.() ?? Promise.resolve()).finally(() => process.exit(0));
    stopping = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  process.on('disconnect', stop);

  // Loaded after the settings are known to be good, so that an error is reported at once.
  const { openDatabase, prepareDatabase } = await import('./database.js');
  const { loadDemoData } = await import('./commands/seed/demo-data.js');
  const dataSource = await openDatabase(settings.database);
  const firstAdmin = await prepareDatabase(dataSource, settings, loadDemoData);
  if (firstAdmin) announce(firstAdmin);

  const { createApp } = await import('./app.js');
  const { startWorkers, startDraining } = await import('./start-workers.js');
  const { publishApiTypes } = await import('./releases/publish-api-types.js');
  const app = await createApp(settings, dataSource);
  running.stop = async () => {
    startDraining(app);
    // Whoever shares out the calls needs a moment to see it.
    await delay(settings.drainSeconds * 1000);
    const { server } = app.getHttpAdapter().getInstance();
    // A response that ends while the server closes leaves its connection open for the next request.
    setInterval(() => server.closeIdleConnections(), 100);
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    await app.close();
  };
  const port = await listen(app, settings);
  await startWorkers(app, settings);
  await publishApiTypes(settings);
  sendToParent({ type: 'ready', port });
  if (!process.send) console.log(`The API listens on http://${settings.host}:${port}`);
}

function announce({ email, password }: { email: string; password: string }): void {
  if (process.send) return void sendToParent({ type: 'first-admin', email, password });
  console.log(`First administrator, shown once: ${email} with the password ${password}`);
}

/** @throws StartupError when the port cannot be had. */
async function listen(app: NestFastifyApplication, { port, host }: Settings): Promise<number> {
  const fastify = app.getHttpAdapter().getInstance();
  try {
    // Not Nest's own listen, which logs a stack of its own.
    await fastify.listen({ port, host });
  } catch (error) {
    throw new StartupError(
      `Port ${port} on ${host} cannot be used (${reason(error)}): stop what uses it, or set PORT and HOST.`,
    );
  }
  return (fastify.server.address() as AddressInfo).port;
}

try {
  await start();
} catch (error) {
  const known = error instanceof StartupError;
  console.error(known ? error.message : `The API could not start: ${reason(error)}`);
  process.exit(1);
}
