/** npm run backup -- <folder>: writes every table and every uploaded picture into a new folder. The site may run meanwhile. */
import 'reflect-metadata';
import { backUp } from './backup/backup.js';
import { folderArgument, run } from './run.js';

await run(async (dataSource, storage) => {
  const folder = folderArgument('backup');
  const { tables, pictures } = await backUp(dataSource, storage, folder);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows and ${pictures} files of pictures are in ${folder}`;
});
