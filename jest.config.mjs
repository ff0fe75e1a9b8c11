import { limit } from './tools/workspace/src/test-limits.mjs';

/** All unit and API tests: `npx jest` runs them, `npx jest --selectProjects api` one group. */
const typescript = { syntax: 'typescript', tsx: true };
/** @param {string} module */
const transform = (module) => ({
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: typescript,
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: module },
    },
  ],
});
const typescriptImports = { '^(\\.{1,2}/.*)\\.js$': '$1' };

/** Components and browser code, in jsdom. */
const browser = {
  displayName: 'browser',
  testEnvironment: '<rootDir>/tools/jest/jsdom-environment.mjs',
  testEnvironmentOptions: {
    customExportConditions: ['@tivara/source', 'browser', 'require', 'default'],
  },
  testMatch: ['<rootDir>/{libs,apps/mfe-*,apps/shell/src}/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/libs/releases/'],
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/tools/jest/retries.cjs'],
  moduleNameMapper: {
    ...typescriptImports,
    '\\.css$': '<rootDir>/tools/jest/class-names.cjs',
  },
  transform: transform('commonjs'),
};

/** The document server, releases, the tools and the generator of the demo pictures, in Node. */
const node = {
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{apps/document-server/src,libs/releases,tools,demo/generator}/**/*.spec.{ts,mjs}',
  ],
  testPathIgnorePatterns: ['/dist/'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/retries.cjs'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: typescriptImports,
  transform: transform('es6'),
};

export default {
  projects: [browser, node, '<rootDir>/apps/api'],
  // Jest reads the limit here alone, not in the projects. (ms)
  testTimeout: limit(120_000),
  // More than processors, as tests wait for databases; not one, as modules of a file are never quite freed.
  maxWorkers: 3,
  workerIdleMemoryLimit: '1GB',
};
