import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import type { MessageResponse } from '../../platform/http/message.dto.js';
import { Public, SignedIn } from '../../platform/http/policy.js';
import { redirectForm } from '../../platform/http/redirect-form.js';
import { RedirectsForms } from '../../platform/http/responses.js';
import { Throttled } from '../../platform/throttling/throttle.guard.js';
import type { Account } from '../users/account.entity.js';
import {
  DeleteAccountBody,
  PasswordBody,
  ResetBody,
  ResetRequestBody,
  ResetTokenBody,
  type ResetCheckDto,
} from './auth.dto.js';
import { OwnAccountService } from './own-account.service.js';

@Controller('api/auth')
export class OwnAccountController {
  constructor(private readonly own: OwnAccountService) {}

  @Post('reset')
  @Public()
  @Throttled('reset')
  @HttpCode(200)
  @RedirectsForms()
  async requestPasswordReset(
    @Body() { email }: ResetRequestBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.own.requestReset(email);
    redirectForm(request, reply, '/login/reset?sent=1');
    return { message: MESSAGES.resetSent };
  }

  /** In the body, as a query would be logged. */
  @Post('reset/check')
  @Public()
  @Throttled('reset')
  @HttpCode(200)
  checkPasswordReset(@Body() { token }: ResetTokenBody): Promise<ResetCheckDto> {
    return this.own.checkReset(token);
  }

  @Post('reset/confirm')
  @Public()
  @Throttled('reset')
  @HttpCode(200)
  @RedirectsForms()
  async resetPassword(
    @Body() body: ResetBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.own.reset(body, reply);
    redirectForm(request, reply, '/login?reset=1');
    return { message: MESSAGES.passwordReset };
  }

  @Post('password')
  @SignedIn()
  @HttpCode(200)
  async changePassword(
    @CurrentUser() actor: Actor<Account>,
    @Body() body: PasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.own.changePassword(actor, body, request, reply);
    return { message: MESSAGES.passwordChanged };
  }

  @Delete('me')
  @SignedIn()
  async deleteAccount(
    @CurrentUser() actor: Actor<Account>,
    @Body() { password }: DeleteAccountBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.own.remove(actor, password, request, reply);
    return { message: MESSAGES.accountDeleted };
  }
}
