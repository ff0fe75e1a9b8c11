import { explained } from '@tivara/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import { createDocumentServer } from './app.js';
import { readSettings } from './shared/settings.js';

const fail = (message: string, code?: string): never => {
  console.error(explained(message, code));
  process.exit(1);
};
const stopping = new AbortController();
const log = (message: string) => console.log(`[documents] ${message}`);
const start = async () => {
  const settings = readSettings(process.env);
  return { settings, app: await createDocumentServer(settings, log, stopping.signal) };
};
const { settings, app } = await start().catch(({ message, code }: NodeJS.ErrnoException) =>
  fail(message, code),
);

// Load the bundles before the first visit.
await app.inject('/');

const { port, host } = settings;
await app.listen({ port, host }).catch(({ code, message }: NodeJS.ErrnoException) => {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
    EACCES: `Port ${port} may not be opened by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Set HOST to one that is.`,
  };
  fail(reasons[code ?? ''] ?? message, 'TIV-103');
});
const [address] = app.addresses();
if (process.connected)
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address.port : undefined });

const stop = async () => {
  // A signal to the process group comes with the end of the parent, and closing twice does not wait for the first.
  if (stopping.signal.aborted) return;
  stopping.abort();
  await delay(settings.drainSeconds * 1000);
  // A response that ends while the server closes leaves its connection open for the next request.
  setInterval(() => app.server.closeIdleConnections(), 100);
  setTimeout(() => app.server.closeAllConnections(), settings.deadlines.shutdown);
  await app.close();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
