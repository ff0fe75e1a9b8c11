import { SetMetadata } from '@nestjs/common';
import type { Throttle } from './throttle.service.js';

export const THROTTLED = 'tivara:throttled';

/** The route is counted per network of the caller, beside the ceiling of all writes. */
export const Throttled = (throttle: Throttle) => SetMetadata(THROTTLED, throttle);

export const UNCOUNTED = 'tivara:uncounted';

/** The route is no change that a visitor makes: it takes nothing from the ceiling of all writes, and counts for itself. */
export const Uncounted = () => SetMetadata(UNCOUNTED, true);
