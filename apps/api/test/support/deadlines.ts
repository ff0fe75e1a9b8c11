import { API_DEADLINES } from '../../src/platform/settings/settings.js';

/** Otherwise tests would wait for processes that wait for each other. */
const OF_THE_END = ['tasks', 'shutdown'];

/** Ten times the product's, so that a stalled machine does not change what is answered; but not those of a process's end. */
export const tenfold = <Name extends string>(deadlines: Record<Name, number>) =>
  Object.fromEntries(
    Object.entries<number>(deadlines).map(([name, ms]) => [
      name,
      OF_THE_END.includes(name) ? ms : ms * 10,
    ]),
  ) as Record<Name, number>;

export const LONG_DEADLINES = tenfold(API_DEADLINES);
