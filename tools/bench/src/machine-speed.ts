import { createHash } from 'node:crypto';

/** `hashDuration()` of the machine that the limits are written for. (ms) */
const REFERENCE_MS = 35;

/** 64 MiB through SHA-256 on one core, the fastest of five. (ms) */
export function hashDuration(): number {
  const data = Buffer.alloc(64 * 1024 * 1024);
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    createHash('sha256').update(data).digest();
    return performance.now() - began;
  });
  return Math.round(Math.min(...times));
}

let duration: number | undefined;
/** How many times slower than the reference this machine is. */
export const slowness = (): number => (duration ??= hashDuration()) / REFERENCE_MS;

/** What makes this machine `slowdown` times as slow as the reference machine; at least 1, as a browser cannot be made faster. */
export const cpuThrottlingRate = (slowdown: number): number =>
  slowdown > 1 ? Math.max(1, slowdown / slowness()) : 1;
