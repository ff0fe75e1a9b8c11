const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom without the web APIs that Node has and the router needs at import. */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const names = [
      'TextEncoder', 'TextDecoder', 'ReadableStream', 'TransformStream', 'WritableStream',
      'Request', 'Response', 'Headers', 'fetch', 'structuredClone',
    ];
    for (const name of names) this.global[name] = globalThis[name];
  }
};
