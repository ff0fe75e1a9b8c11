/** Brings the database to this release, as a start of the API does, before one is rolled out. */
import 'reflect-metadata';
import { prepareDatabase } from '../database.js';
import { loadDemoData } from '../seed/demo-data.js';
import { run } from './run.js';

await run(async (dataSource, _storage, settings) => {
  const admin = await prepareDatabase(dataSource, settings, loadDemoData);
  return admin
    ? `The database is ready. First administrator, shown once: ${admin.email} with the password ${admin.password}`
    : 'The database is ready.';
});
