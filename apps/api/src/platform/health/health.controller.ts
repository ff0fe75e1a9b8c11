import { Controller, Get, Inject, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Public } from '../http/policy.js';
import { STORAGE, type MediaStorage } from '../media/storage.js';
import { Draining } from './draining.js';

@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly draining: Draining,
    @Inject(STORAGE) private readonly storage: MediaStorage,
  ) {}

  /** The process answers. */
  @Get('live')
  @Public()
  live() {
    return { status: 'ok' };
  }

  /** The process can serve: its database and its storage answer, and it is not about to stop. */
  @Get('ready')
  @Public()
  async ready() {
    if (this.draining.isOn) throw new ServiceUnavailableException('The process is stopping.');
    await answers('database', this.dataSource.query('SELECT 1'));
    await answers('storage of pictures', this.storage.check());
    return { status: 'ok' };
  }
}

/** @throws ServiceUnavailableException naming what does not answer. */
async function answers(what: string, asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch {
    throw new ServiceUnavailableException(`The ${what} is not responding.`);
  }
}
