import { createReadStream } from 'node:fs';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../platform/http/conditional.js';
import { Fails } from '../../platform/http/responses.js';
import { Public } from '../../platform/http/policy.js';
import { QueryParam } from '../../platform/http/query.js';
import { idOf } from '../../platform/http/row-id.js';
import { Previewed } from '../../platform/preview/previewed.js';
import { Throttled } from '../../platform/throttling/throttle.guard.js';
import { CataloguePdfService } from './catalogue-pdf.service.js';
import type { CatalogueProgressDto } from './catalogue.dto.js';
import { ApiOkResponse } from '../../platform/http/openapi-decorators.js';

class CatalogueQueryDto {
  @QueryParam((text) => idOf(text) ?? undefined, "a collection's id", {
    type: 'integer',
    minimum: 1,
  })
  collection_id: number | null = null;
}

@Controller('api')
export class CataloguePdfController {
  constructor(private readonly catalogue: CataloguePdfService) {}

  @Get('catalogue.pdf')
  @Public()
  @Throttled('catalogue')
  @ApiOkResponse({
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @Fails(404, 'There is no such collection.')
  async downloadCatalogue(
    @Query() { collection_id }: CatalogueQueryDto,
    @Previewed() shows: string | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<unknown> {
    const { file, name, bytes, key } = await this.catalogue.file(collection_id, shows);
    const etag = `"${key}"`;
    reply.headers({ etag, 'cache-control': shows === null ? 'no-cache' : 'no-store' });
    if (matchesEtag(request, etag)) return reply.status(304).send();
    return reply
      .type('application/pdf')
      .headers({
        'content-length': bytes,
        'content-disposition': `attachment; filename="${name}"`,
      })
      .send(createReadStream(file));
  }

  @Get('catalogue/progress')
  @Public()
  @Fails(404, 'There is no such collection.')
  getCatalogueProgress(
    @Query() { collection_id }: CatalogueQueryDto,
    @Previewed() shows: string | null,
  ): Promise<CatalogueProgressDto> {
    return this.catalogue.progress(collection_id, shows);
  }
}
