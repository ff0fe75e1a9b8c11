import { SetMetadata } from '@nestjs/common';
import type { Throttle } from './throttle.service.js';

export const THROTTLED = 'tivara:throttled';

export const Throttled = (throttle: Throttle) => SetMetadata(THROTTLED, throttle);

export const UNCOUNTED = 'tivara:uncounted';

/** Requests that visitors do not make themselves. */
export const Uncounted = () => SetMetadata(UNCOUNTED, true);
