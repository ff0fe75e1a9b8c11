import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Public } from '../http/policy.js';

@Controller('health')
export class HealthController {
  constructor(private readonly dataSource: DataSource) {}

  /** The process answers. */
  @Get('live')
  @Public()
  live() {
    return { status: 'ok' };
  }

  /** The process can serve: its database answers. */
  @Get('ready')
  @Public()
  async ready() {
    try {
      await this.dataSource.query('SELECT 1');
    } catch {
      throw new ServiceUnavailableException('The database does not answer.');
    }
    return { status: 'ok' };
  }
}
