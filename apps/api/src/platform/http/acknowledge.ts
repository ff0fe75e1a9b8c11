import type { FastifyInstance } from 'fastify';
import type { DataVersion } from '../database/data-version.js';

/** Answers a request that changed something once every process shows it. */
export function acknowledgeShownChanges(
  fastify: FastifyInstance,
  version: Pick<DataVersion, 'waitUntilVisible'>,
): void {
  fastify.addHook('onSend', async ({ method }, _reply, payload) => {
    if (method !== 'GET' && method !== 'HEAD') await version.waitUntilVisible();
    return payload;
  });
}
