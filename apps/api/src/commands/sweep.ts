import 'reflect-metadata';
import { GRACE_MS, SweepTask } from '../platform/media/sweep.task.js';
import { Leases } from '../platform/background/leases.js';
import { run } from './run.js';

await run(async (dataSource, storage) => {
  const task = new SweepTask(dataSource, new Leases(dataSource), storage);
  const gone = await task.sweep(new Date(Date.now() - GRACE_MS));
  return `${gone.length} unused pictures are removed`;
});
