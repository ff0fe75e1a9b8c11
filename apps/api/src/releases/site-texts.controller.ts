import { Controller, Get } from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import { RequirePermission } from '../platform/http/policy.js';
import { messageTexts } from '../platform/wording/message.js';
import { ReleaseAdminService } from './release-admin.service.js';

@Controller('api/admin/texts')
export class SiteTextsController {
  constructor(private readonly releases: ReleaseAdminService) {}

  /** The labels and messages of the live releases, mails and small pages, as their code has them: what the content of the site can change. */
  @Get()
  @RequirePermission('content:read')
  async listSiteTexts(): Promise<string[]> {
    const texts = new Set([
      ...(await this.releases.texts()),
      ...Object.values(MESSAGES),
      ...messageTexts(),
    ]);
    return [...texts].sort((one, other) => one.localeCompare(other, 'en'));
  }
}
