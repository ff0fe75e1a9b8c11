// @ts-check
/** Reads an app's types on a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { frontendTypes } from './frontend.mjs';

parentPort?.postMessage(frontendTypes(workerData));
