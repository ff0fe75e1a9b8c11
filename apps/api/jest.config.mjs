/** Run with NODE_OPTIONS="--experimental-vm-modules --no-warnings": NestJS 12 is ESM only. */
export default {
  displayName: 'api',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  // Libraries are read from their sources, so that the suite needs no build of them.
  testEnvironmentOptions: { customExportConditions: ['@tivara/source', 'node', 'node-addons'] },
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  setupFiles: ['<rootDir>/test/support/setup.mjs'],
  setupFilesAfterEnv: ['<rootDir>/../../tools/jest/retries.cjs'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
          },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
