import { API_DEADLINES, type ApiDeadlines } from '../../src/platform/settings/settings.js';

/** Ten times the product's, so that a stalled machine does not change what the API answers. */
export const LONG_DEADLINES = Object.fromEntries(
  Object.entries(API_DEADLINES).map(([name, ms]) => [name, ms * 10]),
) as ApiDeadlines;
