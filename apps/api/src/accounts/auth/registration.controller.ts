import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MessageResponse } from '../../platform/http/message.dto.js';
import { Public } from '../../platform/http/policy.js';
import { redirectForm } from '../../platform/http/redirect-form.js';
import { RedirectsForms } from '../../platform/http/responses.js';
import { Throttled } from '../../platform/throttling/throttle.guard.js';
import type { InvitationCheckDto } from '../users/account-response.dto.js';
import { InvitationTokenBody, RegisterBody } from './auth.dto.js';
import { RegistrationService } from './registration.service.js';

@Controller('api/auth')
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  /** Answers the same whether the address had an account or not. (DECISIONS, Data: unique names) */
  @Post('register')
  @Public()
  @Throttled('register')
  @RedirectsForms()
  async signUp(
    @Body() body: RegisterBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.registration.register(body, request, reply);
    redirectForm(request, reply, '/');
    return { message: MESSAGES.signedUp };
  }

  /** In the body, as a query would be logged. */
  @Post('invitation')
  @Public()
  @Throttled('register')
  @HttpCode(200)
  checkInvitation(@Body() { token }: InvitationTokenBody): Promise<InvitationCheckDto> {
    return this.registration.checkInvitation(token);
  }
}
