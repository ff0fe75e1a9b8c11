// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom';

/** Web APIs of Node that jsdom lacks and the router needs at import. Node 24 refuses an abort signal of jsdom. */
const NAMES = /** @type {const} */ ([
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'structuredClone',
]);

export default class extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    for (const name of NAMES) Object.assign(this.global, { [name]: globalThis[name] });
  }
}
