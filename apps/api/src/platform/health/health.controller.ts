import { Controller, Get, Inject, ServiceUnavailableException, Injectable } from '@nestjs/common';
import { ApiProperty } from '../http/openapi-decorators.js';
import { DataSource } from 'typeorm';
import { Public } from '../http/policy.js';
import { STORAGE, type MediaStorage } from '../media/storage.js';

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

class HealthDto {
  @ApiProperty() status: string;
}

@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly draining: Draining,
    @Inject(STORAGE) private readonly storage: MediaStorage,
  ) {}

  @Get('live')
  @Public()
  isLive(): HealthDto {
    return { status: 'ok' };
  }

  /** Database and storage respond, and the process is not stopping. */
  @Get('ready')
  @Public()
  async isReady(): Promise<HealthDto> {
    if (this.draining.isOn) throw new ServiceUnavailableException('The process is stopping.');
    await expectResponse('database', this.dataSource.query('SELECT 1'));
    await expectResponse('storage of pictures', this.storage.check());
    return { status: 'ok' };
  }
}

async function expectResponse(what: string, check: Promise<unknown>): Promise<void> {
  try {
    await check;
  } catch {
    throw new ServiceUnavailableException(`The ${what} is not responding.`);
  }
}
