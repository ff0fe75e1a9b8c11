import { PictureDto } from '../platform/media/picture.dto.js';

/** A post of the brand's social page; its picture is a copy on this site. */
export class SocialPostDto {
  id: string;
  caption: string;
  media_url: string;
  permalink: string;
  media_type: 'IMAGE' | 'CAROUSEL_ALBUM';
  picture: PictureDto;
}
