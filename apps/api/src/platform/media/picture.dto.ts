import type { Focus, PictureFormat } from '@tivara/contracts';
import { MessageResponse } from '../http/message.dto.js';
import { ApiProperty } from '../http/openapi-decorators.js';

/** `url` is the largest JPEG; others are `{assetKey}/{width}.{format}` and `{assetKey}/s{width}.{format}`. */
export class PictureDto {
  url: string;
  /** Pixels of the largest 3:2 (or banner) rendition. */
  width: number;
  height: number;
  widths: number[];
  squares: number[];
  formats: PictureFormat[];
  alt: string;
  /** Its center by default. */
  focus?: Focus;
  /** Of the uploaded file; only for administrators. */
  file_name?: string;
}

export class PictureResponse extends MessageResponse {
  picture: PictureDto;
}

/** A record that shows a picture. */
export class MediaUseDto {
  entity: 'product' | 'collection' | 'frame type' | 'shape' | 'content';
  /** Its id; of content the block. */
  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string' }] })
  record: number | string;
  name: string;
}
