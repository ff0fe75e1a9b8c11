import { Inject, Injectable } from '@nestjs/common';
import type { AuditEntity } from '@tivara/contracts';
import { recordPreviewPath, type RecordPreviewToken } from '@tivara/releases';
import { AuditedTransactions } from '../audit/audited-transactions.js';
import { Clock } from '../clock.js';
import type { Actor } from '../http/current-user.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import type { Shows } from './previewed.js';
import type { PreviewLinkDto } from './preview-link.dto.js';

const PREVIEW_MS = 24 * 3600_000;
const FRAME_MS = 3600_000;

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
    @Inject(SETTINGS)
    private readonly settings: Pick<Settings, 'secrets' | 'publicOrigin' | 'adminOrigin'>,
  ) {}

  async create(actor: Actor, { shows, path, entity, id, name }: Target): Promise<PreviewLinkDto> {
    const link = this.link(path, { shows, until: this.clock.now().getTime() + PREVIEW_MS });
    const { expires_at } = link;
    // Without the link, which grants access.
    await this.transactions.run(actor, (change) =>
      change.record('preview link', entity, id, null, { ...name, expires_at }),
    );
    return link;
  }

  /** For a frame in the admin, which alone can open it. */
  frame(shows: Shows, path: string): PreviewLinkDto {
    const until = this.clock.now().getTime() + FRAME_MS;
    const { url, ...link } = this.link(path, { shows, until, frame: true });
    // Without a host of its own, the admin shows its own site, wherever it is opened.
    return { ...link, ...(url && this.settings.adminOrigin && { url }) };
  }

  private link(page: string, token: RecordPreviewToken): PreviewLinkDto {
    const { secrets, publicOrigin } = this.settings;
    const path = recordPreviewPath(secrets, page, token);
    const expires_at = new Date(token.until).toISOString();
    return { path, ...(publicOrigin && { url: publicOrigin + path }), expires_at };
  }
}
