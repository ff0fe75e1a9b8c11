import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags, ApiOkResponse } from '../platform/http/openapi-decorators.js';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { Public, RequirePermission } from '../platform/http/policy.js';
import { QueryId } from '../platform/http/query.js';
import { JSON_OBJECT } from '../platform/http/responses.js';
import { IdParam, notFound } from '../platform/http/row-id.js';
import { TakesPictures } from '../platform/media/picture-bodies.js';
import { PublicationBody } from '../platform/publication.js';
import { Previewed } from '../platform/preview/previewed.js';
import {
  DraftBody,
  PageQueryDto,
  type AdminContentDto,
  type ContentRowDto,
  type ContentVersionDto,
  type SavedContent,
} from './content.dto.js';
import { ContentReader } from './content-reader.js';
import { ContentService } from './content.service.js';
import type { PreviewLinkDto, PreviewLinkResponse } from '../platform/preview/preview-link.dto.js';

class VersionQueryDto {
  @QueryId() version: number | null = null;
}

/** The blocks of a page by their ids, each as its fields are declared. */
const PAGE_CONTENT = { type: 'object', additionalProperties: JSON_OBJECT } as const;

@Controller('api')
@ApiTags('Content')
export class ContentController {
  constructor(
    private readonly reader: ContentReader,
    private readonly content: ContentService,
  ) {}

  /** The blocks of an app's page, as they are published now. */
  @Get('content/:app/:page')
  @Public()
  @ApiOkResponse({ schema: PAGE_CONTENT })
  async getContent(
    @Param('app') app: string,
    @Param('page') page: string,
    @Query() { version }: PageQueryDto,
    @Previewed() shows: string | null,
  ): Promise<object> {
    const blocks = await this.reader.page({ app, page, version }, shows);
    if (!Object.keys(blocks).length) throw notFound('content');
    return blocks;
  }

  @Get('admin/content')
  @RequirePermission('content:read')
  listContent(): Promise<ContentRowDto[]> {
    return this.content.list();
  }

  @Get('admin/content/:block')
  @RequirePermission('content:read')
  async getContentBlock(@Param('block') block: string): Promise<AdminContentDto> {
    return this.content.find(await this.content.block(block));
  }

  @Get('admin/content/:block/versions/:id')
  @RequirePermission('content:read')
  async getContentVersion(
    @Param('block') block: string,
    @IdParam('version') id: number,
  ): Promise<ContentVersionDto> {
    return { value: await this.content.version(await this.content.block(block), id) };
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
    return {
      message: 'Draft saved',
      ...(await this.content.save(actor, await this.content.block(block), body)),
    };
  }

  /** A link to the page of a block as it is prepared; other pages are as shoppers see them. */
  @Post('admin/content/:block/preview')
  @RequirePermission('content:write')
  @HttpCode(200)
  async previewContent(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
  ): Promise<PreviewLinkResponse> {
    const link = await this.content.preview(actor, await this.content.block(block));
    return { message: 'The link works for 24 hours.', ...link };
  }

  /** The page of a block for a frame beside its form, as it is prepared. */
  @Get('admin/content/:block/frame')
  @RequirePermission('content:write')
  async frameContent(@Param('block') block: string): Promise<PreviewLinkDto> {
    return this.content.frame(await this.content.block(block));
  }

  @Delete('admin/content/:block/draft')
  @RequirePermission('content:write')
  @HttpCode(200)
  async discardContentDraft(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
    @Query() { version }: VersionQueryDto,
  ): Promise<SavedContent> {
    const content = await this.content.discard(
      actor,
      await this.content.block(block),
      version ?? undefined,
    );
    return { message: 'Draft discarded', ...content };
  }

  @Post('admin/content/:block/publish')
  @RequirePermission('content:publish')
  @HttpCode(200)
  async publishContent(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
    @Body() body: PublicationBody,
  ): Promise<SavedContent> {
    const content = await this.content.publish(actor, await this.content.block(block), body);
    return { message: body.starts_at ? 'Scheduled' : 'Published', ...content };
  }

  @Post('admin/content/:block/versions/:id/revert')
  @RequirePermission('content:publish')
  @HttpCode(200)
  async revertContent(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
    @IdParam('version') id: number,
  ): Promise<SavedContent> {
    const content = await this.content.revert(actor, await this.content.block(block), id);
    return { message: 'This version is shown again', ...content };
  }

  @Post('admin/content/:block/reset')
  @RequirePermission('content:publish')
  @HttpCode(200)
  async resetContent(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
  ): Promise<SavedContent> {
    const content = await this.content.reset(actor, await this.content.block(block));
    return { message: 'Shown as the site came with it', ...content };
  }

  @Delete('admin/content/:block/versions/:id')
  @RequirePermission('content:publish')
  @HttpCode(200)
  async withdrawContentVersion(
    @CurrentUser() actor: Actor,
    @Param('block') block: string,
    @IdParam('version') id: number,
  ): Promise<SavedContent> {
    const content = await this.content.withdraw(actor, await this.content.block(block), id);
    return { message: 'Withdrawn', ...content };
  }
}
