import { MEDIA_SORTS, MEDIA_USED } from '@tivara/contracts';
import { PictureUrl } from '../platform/http/fields.js';
import { OneOf } from '../platform/http/query.js';
import { tableQueryDto } from '../platform/http/table.query.js';
import { pageOf } from '../platform/http/responses.js';
import { MediaUseDto, PictureDto } from '../platform/media/picture.dto.js';

export class MediaQueryDto extends tableQueryDto(MEDIA_SORTS) {
  @OneOf(MEDIA_USED) used: (typeof MEDIA_USED)[number] | '' = '';
}

export class ReplacePictureBody {
  @PictureUrl('Choose the new picture.') url: string;
}

/** A picture of the media library. */
export class MediaRowDto {
  media_id: number;
  picture: PictureDto;
  /** Of its renditions. */
  bytes: number;
  /** Null for the demo's. */
  uploaded_at: string | null;
  used: boolean;
  /** Those that the account may read. */
  uses: MediaUseDto[];
}

export class MediaPage extends pageOf(MediaRowDto) {}
