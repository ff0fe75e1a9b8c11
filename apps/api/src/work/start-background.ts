import type { INestApplication } from '@nestjs/common';
import { AvifTask } from '../media/avif.task.js';
import { SweepTask } from '../media/sweep.task.js';
import { Background } from './background.js';

/** Starts what a serving process does beside its calls. Tests run the tasks themselves instead. */
export function startBackground(app: INestApplication): void {
  app.get(Background).start([app.get(AvifTask), app.get(SweepTask)]);
}
