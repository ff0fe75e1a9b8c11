import { BUILD, buildForProcesses } from './build.mjs';
import { findMariadb, startMariadb } from './mariadb.mjs';
import { readSchema } from './schema.mjs';

/** One throwaway MariaDB for the whole run; each test file makes databases of its own in it. */
export default async function globalSetup() {
  await buildForProcesses();
  process.env.TIVARA_TEST_BUILD = BUILD;
  // `npm test` skips the tests on MariaDB then; a test on it that runs all the same says what is missing.
  if (!findMariadb()) return;
  const server = await startMariadb();
  globalThis.tivaraMariadb = server;
  process.env.TIVARA_TEST_MARIADB = server.url;
  process.env.TIVARA_TEST_SCHEMA = await readSchema(server.url);
}
