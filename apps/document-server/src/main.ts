import { createDocumentServer } from './app.js';
import { readSettings } from './settings.js';

/** Pending requests have this long to complete; containers are killed after 10 s by default. (ms) */
const SHUTDOWN_TIMEOUT_MS = 8000;

const settings = readSettings(process.env);
const app = await createDocumentServer(settings, (message) =>
  console.log(`[documents] ${message}`),
).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

// Load the bundles before the first visitor comes.
await app.inject('/');

try {
  await app.listen({ port: settings.port, host: settings.host });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${settings.port} is in use. Stop what listens there, or set PORT to another one.`,
    EACCES: `Port ${settings.port} may not be opened by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `${settings.host} is not an address of this machine. Set HOST to one that is.`,
  };
  console.error(reasons[code ?? ''] ?? message);
  process.exit(1);
}
const [address] = app.addresses();
process.send?.({ type: 'ready', port: typeof address === 'object' ? address.port : undefined });

const stop = () => {
  // A response that ends while the server closes leaves its connection open for the next request.
  setInterval(() => app.server.closeIdleConnections(), 100);
  setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  void app.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
