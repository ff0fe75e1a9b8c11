import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readCatalogueSchedule } from '../catalogue/index.js';
import { readContentSchedule } from '../content/index.js';
import { Clock } from '../platform/clock.js';
import { isoTime } from '../platform/database/times.js';
import { may, type Actor, type ActorAccount } from '../platform/http/current-user.js';
import { invalidField } from '../platform/http/field-errors.js';
import type { PreviewLinkDto } from '../platform/preview/preview-link.dto.js';
import { PreviewLinks } from '../platform/preview/preview-links.js';
import type { ScheduledChangeDto } from './schedule.dto.js';

const MAX_ROWS = 500;

@Injectable()
export class ScheduleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly previews: PreviewLinks,
  ) {}

  async list(account: ActorAccount): Promise<ScheduledChangeDto[]> {
    const now = this.clock.now();
    const found = await Promise.all([
      may(account, 'catalogue:read') ? readCatalogueSchedule(this.dataSource, now, MAX_ROWS) : [],
      may(account, 'content:read') ? readContentSchedule(this.dataSource, now, MAX_ROWS) : [],
    ]);
    return found
      .flat()
      .map((row) => ({ ...row, id: String(row.id), at: isoTime(row.at) }))
      .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
      .slice(0, MAX_ROWS);
  }

  /** @throws BadRequestException for a time that has passed */
  async preview(actor: Actor, at: Date): Promise<PreviewLinkDto> {
    if (at <= this.clock.now()) throw invalidField('at', 'Choose a time that is still to come.');
    const moment = at.toISOString();
    return this.previews.create(actor, {
      shows: `site:${moment}`,
      path: '/',
      entity: 'content',
      id: 0,
      name: { content_name: `The site at ${moment}` },
    });
  }
}
