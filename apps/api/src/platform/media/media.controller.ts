import {
  BadRequestException,
  Controller,
  PayloadTooLargeException,
  Post,
  Req,
} from '@nestjs/common';
import { LIMITS, MESSAGES, type PictureAnswer } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { RequirePermission } from '../http/policy.js';
import { MediaService } from './media.service.js';
import { toPicture } from './picture.js';
import { TakesPictures } from './picture-bodies.js';

const MIB = 1024 * 1024;

@Controller('api/admin/media')
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly dataSource: DataSource,
  ) {}

  @Post()
  @RequirePermission('catalogue:write')
  @TakesPictures('multipart')
  async upload(@Req() request: FastifyRequest): Promise<PictureAnswer> {
    const stored = await this.media.take(...(await readFile(request)));
    await this.dataSource.transaction((manager) => this.media.enter(manager, stored));
    return { message: MESSAGES.pictureStored, picture: toPicture({ ...stored, alt: '' }) };
  }
}

async function readFile(request: FastifyRequest): Promise<[bytes: Buffer, label: string]> {
  if (!request.isMultipart())
    throw new BadRequestException('Send the picture as multipart/form-data in a field named file.');
  try {
    const file = await request.file();
    if (!file)
      throw new BadRequestException('The request has no file. Send one in a field named file.');
    return [await file.toBuffer(), file.mimetype];
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw new PayloadTooLargeException(
        `The picture has more than ${LIMITS.picture.bytes / MIB} MB. Send a smaller one.`,
      );
    throw error;
  }
}
