import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import { TakesBody } from '../../platform/http/body-limits.js';
import { Public } from '../../platform/http/policy.js';
import { Throttled } from '../../platform/throttling/throttle.guard.js';
import { EnquiryBody } from './enquiry.dto.js';
import { EnquiryService } from './enquiry.service.js';
import type { EnquiryResponse } from './enquiry-response.dto.js';

@Controller('api/email')
export class EnquiryController {
  constructor(private readonly enquiries: EnquiryService) {}

  @Post()
  @TakesBody('list')
  @Public()
  @Throttled('enquiry')
  @HttpCode(200)
  async sendEnquiry(@Body() body: EnquiryBody): Promise<EnquiryResponse> {
    return { message: MESSAGES.enquirySent, reference: await this.enquiries.receive(body) };
  }
}
