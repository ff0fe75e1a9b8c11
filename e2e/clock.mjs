// @ts-check
/** Preloaded into a server: its clock is moved by the milliseconds that the file CLOCK contains. */
import { readFileSync } from 'node:fs';

const real = Date.now.bind(Date);
let [offset, readAt] = [0, 0];
function now() {
  const at = real();
  // A file is too slow to be read for each of thousands of calls.
  if (at - readAt > 100) [offset, readAt] = [Number(readFileSync(process.env['CLOCK'] ?? '')), at];
  return at + offset;
}
Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, self) =>
    Reflect.construct(target, values.length ? values : [now()], self),
  apply: () => new Date().toString(),
});
