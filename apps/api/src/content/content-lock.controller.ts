import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { ApiTags } from '../platform/http/openapi-decorators.js';
import { RequirePermission } from '../platform/http/policy.js';
import { LockBody, type ContentLockDto } from './content-lock.dto.js';
import { ContentLocks } from './content-locks.js';
import { ContentService } from './content.service.js';

@Controller('api/admin/content/:block/lock')
@ApiTags('Content')
export class ContentLockController {
  constructor(
    private readonly content: ContentService,
    private readonly locks: ContentLocks,
  ) {}

  /** Who edits a block. */
  @Get()
  @RequirePermission('content:read')
  async getContentLock(
    @CurrentUser() { account }: Actor,
    @Param('block') block: string,
  ): Promise<ContentLockDto> {
    return this.locks.find((await this.content.block(block)).id, account);
  }

  /** Locks a block that nobody edits, or renews the lock. */
  @Put()
  @RequirePermission('content:write')
  async lockContent(
    @CurrentUser() { account }: Actor,
    @Param('block') block: string,
    @Body() { take_over }: LockBody,
  ): Promise<ContentLockDto> {
    return this.locks.take((await this.content.block(block)).id, account, take_over ?? false);
  }

  /** Ends one's own lock. */
  @Delete()
  @RequirePermission('content:write')
  @HttpCode(200)
  async unlockContent(
    @CurrentUser() { account }: Actor,
    @Param('block') block: string,
  ): Promise<ContentLockDto> {
    const { id } = await this.content.block(block);
    await this.locks.release(id, account);
    return this.locks.find(id, account);
  }
}
