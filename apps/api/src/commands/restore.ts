/** npm run restore -- <folder>: replaces database and pictures by those of a backup. Stop the site first; afterwards everybody logs in again. */
import 'reflect-metadata';
import { restore } from './backup/restore.js';
import { folderArgument, run } from './run.js';

await run(async (dataSource, storage) => {
  const folder = folderArgument('restore');
  const { createdAt } = await restore(dataSource, storage, folder);
  return `The backup of ${createdAt} is restored. Start the site; everybody logs in again.`;
});
