import { Controller, Get } from '@nestjs/common';
import { Public } from '../platform/http/policy.js';
import { SocialService } from './social.service.js';
import type { SocialPostDto } from './social.dto.js';

@Controller('api/social')
export class SocialController {
  constructor(private readonly social: SocialService) {}

  @Get('posts')
  @Public()
  listSocialPosts(): Promise<SocialPostDto[]> {
    return this.social.posts();
  }
}
