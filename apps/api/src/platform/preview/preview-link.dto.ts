import { IntersectionType } from '../http/openapi-decorators.js';
import { MessageResponse } from '../http/message.dto.js';

export class PreviewLinkDto {
  path: string;
  /** Where the app is shown, if PUBLIC_URL is set. */
  url?: string;
  expires_at: string;
}

export class PreviewLinkResponse extends IntersectionType(MessageResponse, PreviewLinkDto) {}
