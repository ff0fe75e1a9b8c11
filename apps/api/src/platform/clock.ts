import { Injectable } from '@nestjs/common';

/** The time of day, where tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
