/** Makes fast what only tests do often: starting the API within Jest, and hashing passwords. */
import 'reflect-metadata';

const { jest } = import.meta;

// Fastify looks for the name of each plugin without one among all modules, of which Jest has no fast list.
Function.prototype[Symbol.for('fastify.display-name')] = 'plugin';

// At the least cost; main.spec.ts asserts the real one.
jest.unstable_mockModule('@node-rs/argon2', () => {
  const { hash, verify } = jest.requireActual('@node-rs/argon2');
  return { verify, hash: (password) => hash(password, { memoryCost: 8, timeCost: 1 }) };
});
