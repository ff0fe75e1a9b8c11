import { createReadStream } from 'node:fs';
import { BadRequestException, Controller, Get, Req, Res } from '@nestjs/common';
import type { CatalogueProgress } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../platform/http/conditional.js';
import { Public } from '../../platform/http/policy.js';
import { checkQuery, idOf, queryOf } from '../../platform/http/query.js';
import { Throttled } from '../../platform/throttling/throttled.js';
import { CataloguePdfService } from './catalogue-pdf.service.js';

@Controller('api')
export class CataloguePdfController {
  constructor(private readonly catalogue: CataloguePdfService) {}

  /** The catalogue to download; with `collection_id` that of one collection. */
  @Get('catalogue.pdf')
  @Public()
  @Throttled('catalogue')
  async pdf(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { file, name, bytes, key } = await this.catalogue.file(collectionOf(request));
    const etag = `"${key}"`;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (matchesEtag(request, etag)) return reply.status(304).send();
    return reply
      .type('application/pdf')
      .headers({
        'content-length': bytes,
        'content-disposition': `attachment; filename="${name}"`,
      })
      .send(createReadStream(file));
  }

  /** How far the making of the same is; it begins when nobody asked for it before. */
  @Get('catalogue/progress')
  @Public()
  progress(@Req() request: FastifyRequest): Promise<CatalogueProgress> {
    return this.catalogue.progress(collectionOf(request));
  }
}

/** @throws BadRequestException when the query is not `collection_id` with an id, or nothing. */
function collectionOf({ url }: FastifyRequest): number | null {
  const query = queryOf(url);
  if (!query) return null;
  checkQuery(query, { collection_id: 'once' });
  const id = idOf(query.get('collection_id') ?? '');
  if (id === null) throw new BadRequestException("'collection_id' must be a collection's id.");
  return id;
}
