import { Inject, Injectable } from '@nestjs/common';
import type { AuditEntity } from '@tivara/contracts';
import { recordPreviewPath } from '@tivara/releases';
import { AuditedTransactions } from '../audit/audited-transactions.js';
import { Clock } from '../clock.js';
import type { Actor } from '../http/current-user.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import type { Shows } from './previewed.js';
import type { PreviewLinkDto } from './preview-link.dto.js';

const PREVIEW_MS = 24 * 3600_000;

interface Target {
  shows: Shows;
  /** Of the page that it opens. */
  path: string;
  entity: AuditEntity;
  id: number;
  /** As in the audit, such as `product_name`. */
  name: object;
}

/** Makes links to what shoppers do not see yet. */
@Injectable()
export class PreviewLinks {
  constructor(
    private readonly transactions: AuditedTransactions,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'secrets' | 'publicOrigin'>,
  ) {}

  async create(actor: Actor, { shows, path, entity, id, name }: Target): Promise<PreviewLinkDto> {
    const { secrets, publicOrigin } = this.settings;
    const until = this.clock.now().getTime() + PREVIEW_MS;
    const link = recordPreviewPath(secrets, path, { shows, until });
    const expires_at = new Date(until).toISOString();
    // Without the link, which grants access.
    await this.transactions.run(actor, (change) =>
      change.record('preview link', entity, id, null, { ...name, expires_at }),
    );
    return { path: link, ...(publicOrigin && { url: publicOrigin + link }), expires_at };
  }
}
