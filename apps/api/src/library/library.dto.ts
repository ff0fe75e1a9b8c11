import { MEDIA_SORTS, MEDIA_USED, } from '@tivara/contracts';
import { PictureUrl } from '../platform/http/fields.js';
import { OneOf } from '../platform/http/query.js';
import { tableQueryDto } from '../platform/http/table.query.js';

export class MediaQueryDto extends tableQueryDto(MEDIA_SORTS) {
  @OneOf(MEDIA_USED) used: (typeof MEDIA_USED)[number] | '' = '';
}

export class ReplacePictureBody {
  @PictureUrl('Choose the new picture.') url: string;
}
