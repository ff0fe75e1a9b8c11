/** npm run sweep: removes uploaded pictures that nothing has referred to for a day, which the API does every hour as well. */
import 'reflect-metadata';
import { Lease, Leases } from '../platform/background/lease.js';
import { Media } from '../platform/media/media.entity.js';
import { GRACE_MS, SweepTask } from '../platform/media/sweep.task.js';
import { run } from './run.js';

await run(async (dataSource, storage) => {
  const leases = new Leases(dataSource.getRepository(Lease));
  const task = new SweepTask(dataSource, dataSource.getRepository(Media), leases, storage);
  const gone = await task.sweep(new Date(Date.now() - GRACE_MS));
  return `${gone.length} unused pictures are removed`;
});
