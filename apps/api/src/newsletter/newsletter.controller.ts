import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { MESSAGES, type Answer } from '@tivara/contracts';
import { Public } from '../http/policy.js';
import { NewsletterDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @Public()
  @HttpCode(200)
  async subscribe(@Body() { email }: NewsletterDto): Promise<Answer> {
    await this.newsletter.subscribe(email);
    return { message: MESSAGES.newsletterDone };
  }
}
