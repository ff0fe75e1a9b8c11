// @ts-check
/** Limits of tests are longer on a slow or busy machine, so that a test fails for what it tests alone. */
import { createHash } from 'node:crypto';

/** 16 MiB through SHA-256 on the idle machine that limits are written for. (ms) */
const REFERENCE_MS = 10;
const SAMPLES = 40;

/** How many times slower than the reference this machine is now; at least 1. */
function measureTimeFactor() {
  const data = Buffer.alloc(16 * 1024 * 1024);
  const began = performance.now();
  for (let sample = 0; sample < SAMPLES; sample++) createHash('sha256').update(data).digest();
  return Math.max(1, (performance.now() - began) / SAMPLES / REFERENCE_MS);
}

/** Measured by the first process of a run, which hands it to the others. */
const TIME_FACTOR = Number((process.env.TEST_TIME_FACTOR ||= measureTimeFactor().toFixed(1)));

/**
 * A time limit of a test on this machine.
 * @param {number} ms on the reference machine
 * @returns {number} ms
 */
export const limit = (ms) => Math.round(ms * TIME_FACTOR);
