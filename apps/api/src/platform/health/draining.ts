import { Injectable } from '@nestjs/common';

/** Whether this process is about to stop, so that nothing new is sent to it. */
@Injectable()
export class Draining {
  private started = false;

  start(): void {
    this.started = true;
  }

  get isOn(): boolean {
    return this.started;
  }
}
