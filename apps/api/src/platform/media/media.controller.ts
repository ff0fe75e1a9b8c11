import {
  BadRequestException,
  Controller,
  PayloadTooLargeException,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import { LIMITS, MESSAGES } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { AuditedTransactions } from '../audit/audited-transactions.js';
import { CurrentUser, type Actor } from '../http/current-user.js';
import { ApiBody, ApiConsumes, type Schema } from '../http/openapi-decorators.js';
import { RequirePermission } from '../http/policy.js';
import { OneOf } from '../http/query.js';
import { Media } from './media.entity.js';
import { MediaService } from './media.service.js';
import { toPicture } from './picture.js';
import { TakesPictures } from './picture-bodies.js';
import type { PictureResponse } from './picture.dto.js';

const MIB = 1024 * 1024;

const FILE: Schema = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

class UploadQueryDto {
  /** Whether it stays while nothing uses it. */
  @OneOf(['yes']) library: 'yes' | '' = '';
}

@Controller('api/admin/media')
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly changes: AuditedTransactions,
  ) {}

  @Post()
  @RequirePermission('media:write')
  @TakesPictures('multipart')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FILE })
  async uploadPicture(
    @CurrentUser() actor: Actor,
    @Req() request: FastifyRequest,
    @Query() { library }: UploadQueryDto,
  ): Promise<PictureResponse> {
    const stored = await this.media.store(...(await readFile(request)));
    await this.changes.run(actor, async (change) => {
      const id = await this.media.insertRow(change.manager, stored);
      if (!library) return;
      await change.manager.update(Media, { id }, { retained: true });
      await change.record('create', 'picture', id, null, { picture_name: stored.name });
    });
    const picture = toPicture({ ...stored, alt: '', fileName: stored.name });
    return { message: MESSAGES.pictureStored, picture };
  }
}

/** Readable, and no longer than its column. */
const nameOf = (filename: string) =>
  [...filename.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()].slice(0, LIMITS.fileName).join('');

async function readFile(request: FastifyRequest): Promise<[bytes: Buffer, name: string]> {
  if (!request.isMultipart())
    throw new BadRequestException('Send the picture as multipart/form-data in a field named file.');
  try {
    const file = await request.file();
    if (!file)
      throw new BadRequestException('The request has no file. Send one in a field named file.');
    return [await file.toBuffer(), nameOf(file.filename)];
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw new PayloadTooLargeException(
        `The picture has more than ${LIMITS.picture.bytes / MIB} MB. Send a smaller one.`,
      );
    throw error;
  }
}
