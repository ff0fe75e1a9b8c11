import { SetMetadata } from '@nestjs/common';
import type { Throttle } from './throttle.service.js';

export const THROTTLED = 'tivara:throttled';

/** Counts the route's requests by network, in addition to the limit of all writes. */
export const Throttled = (throttle: Throttle) => SetMetadata(THROTTLED, throttle);

export const UNCOUNTED = 'tivara:uncounted';

/** The route is no change that a visitor makes: it takes nothing from the ceiling of all writes, and counts for itself. */
export const Uncounted = () => SetMetadata(UNCOUNTED, true);
