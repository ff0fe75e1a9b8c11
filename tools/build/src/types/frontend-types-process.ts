/** Reads an app's types in a process of its own, in parallel with webpack. */
import { readDescription } from '../api/description.ts';
import { frontendTypes } from './frontend-types.ts';

process.once('message', (app: Parameters<typeof frontendTypes>[0]) => {
  process.send?.(frontendTypes(app, readDescription()), () => process.disconnect());
});
