import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags, ApiOkResponse } from '../platform/http/openapi-decorators.js';
import {
  CONTENT_BLOCKS,
  CONTENT_PAGES,
  type ContentBlockId,
  type ContentPage,
} from '@tivara/contracts';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { Public, RequirePermission } from '../platform/http/policy.js';
import { QueryId } from '../platform/http/query.js';
import { IdParam, notFound } from '../platform/http/row-id.js';
import { TakesPictures } from '../platform/media/picture-bodies.js';
import { PublicationBody } from '../platform/publication.js';
import { Previewed } from '../platform/preview/previewed.js';
import {
  DraftBody,
  type AdminContentDto,
  type ContentRowDto,
  type ContentVersionDto,
  type SavedContent,
} from './content.dto.js';
import { ContentReader } from './content-reader.js';
import { ContentService } from './content.service.js';
import type { PreviewLinkResponse } from '../platform/preview/preview-link.dto.js';
import { PAGE_CONTENT_SCHEMA } from './content-schema.js';

class VersionQueryDto {
  @QueryId() version: number | null = null;
}

const isContentPage = (page: string): page is ContentPage =>
  CONTENT_PAGES.includes(page as ContentPage);

function blockOf(name: string): ContentBlockId {
  if (!Object.hasOwn(CONTENT_BLOCKS, name)) throw notFound('content');
  return name as ContentBlockId;
}

@Controller('api')
@ApiTags('Content')
export class ContentController {
  constructor(
    private readonly reader: ContentReader,
    private readonly content: ContentService,
  ) {}

  /** The blocks of a page, as they are published now. */
  @Get('content/:page')
  @Public()
  @ApiOkResponse({ schema: PAGE_CONTENT_SCHEMA })
  getContent(@Param('page') page: string, @Previewed() shows: string | null): Promise<object> {
    if (!isContentPage(page)) throw notFound('content');
    return this.reader.page(page, shows);
  }

  @Get('admin/content')
  @RequirePermission('content:read')
  listContent(): Promise<ContentRowDto[]> {
    return this.content.list();
  }

  @Get('admin/content/:block')
  @RequirePermission('content:read')
  getContentBlock(@Param('block') block: string): Promise<AdminContentDto> {
    return this.content.find(blockOf(block));
  }

  @Get('admin/content/:block/versions/:id')
  @RequirePermission('content:read')
  async getContentVersion(
    @Param('block') block: string,
    @IdParam('version') id: number,
  ): Promise<ContentVersionDto> {
    return { value: await this.content.version(blockOf(block), id) };
  }

  /** Saves a draft, which shoppers do not see. */
  @Put('admin/content/:block')
  @RequirePermission('content:write')
  @TakesPictures()
  async saveContentDraft(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
    @Body() body: DraftBody,
  ): Promise<SavedContent> {
    return { message: 'Draft saved', ...(await this.content.save(actor, blockOf(block), body)) };
  }

  /** A link to the site as it is prepared. */
  @Post('admin/content/:block/preview')
  @RequirePermission('content:write')
  @HttpCode(200)
  async previewContent(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
  ): Promise<PreviewLinkResponse> {
    const link = await this.content.preview(actor, blockOf(block));
    return { message: 'The link works for 24 hours.', ...link };
  }

  @Delete('admin/content/:block/draft')
  @RequirePermission('content:write')
  @HttpCode(200)
  async discardContentDraft(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
    @Query() { version }: VersionQueryDto,
  ): Promise<SavedContent> {
    const content = await this.content.discard(actor, blockOf(block), version ?? undefined);
    return { message: 'Draft discarded', ...content };
  }

  @Post('admin/content/:block/publish')
  @RequirePermission('content:write')
  @HttpCode(200)
  async publishContent(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
    @Body() body: PublicationBody,
  ): Promise<SavedContent> {
    const content = await this.content.publish(actor, blockOf(block), body);
    return { message: body.starts_at ? 'Scheduled' : 'Published', ...content };
  }

  @Post('admin/content/:block/versions/:id/revert')
  @RequirePermission('content:write')
  @HttpCode(200)
  async revertContent(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
    @IdParam('version') id: number,
  ): Promise<SavedContent> {
    const content = await this.content.revert(actor, blockOf(block), id);
    return { message: 'This version is shown again', ...content };
  }

  @Post('admin/content/:block/reset')
  @RequirePermission('content:write')
  @HttpCode(200)
  async resetContent(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
  ): Promise<SavedContent> {
    const content = await this.content.reset(actor, blockOf(block));
    return { message: 'Shown as the site came with it', ...content };
  }

  @Delete('admin/content/:block/versions/:id')
  @RequirePermission('content:write')
  @HttpCode(200)
  async withdrawContentVersion(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
    @IdParam('version') id: number,
  ): Promise<SavedContent> {
    const content = await this.content.withdraw(actor, blockOf(block), id);
    return { message: 'Withdrawn', ...content };
  }
}
