// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom lacks web APIs that Node has and that the router needs at import. */
const NAMES = /** @type {const} */ ([
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
