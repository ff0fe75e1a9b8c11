import { Injectable } from '@nestjs/common';

/** Stops new requests before a shutdown. */
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
