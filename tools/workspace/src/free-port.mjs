// @ts-check
import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Below the ports that systems hand out by themselves (32768 and above), so that nothing else takes one before its server listens. */
const FIRST = 20_000;
const END = 32_000;

/**
 * A free port of the loopback, for a server whose address is needed before it starts or after a restart. Others listen on port 0 and report theirs.
 * @param {number} [preferred] taken if it is free
 * @returns {Promise<number>}
 */
export const freePort = (preferred = randomInt(FIRST, END)) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(preferred, '127.0.0.1', () => probe.close(() => resolve(preferred)));
  });
