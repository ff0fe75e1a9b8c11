import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MessageResponse } from '../../platform/http/message.dto.js';
import { Public } from '../../platform/http/policy.js';
import { redirectForm } from '../../platform/http/redirect-form.js';
import { Fails, NullOr, RedirectsForms } from '../../platform/http/responses.js';
import { Uncounted } from '../../platform/throttling/throttle.guard.js';
import { AccountDto } from '../users/account-response.dto.js';
import { LoginBody, type LoginResponse } from './auth.dto.js';
import { AuthService } from './auth.service.js';

@Controller('api')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  /** Counted by AuthService: a known device by itself, whatever its network sends. */
  @Post('login')
  @Public()
  @Uncounted()
  @HttpCode(200)
  @RedirectsForms()
  @Fails(401, 'Address and password do not match.')
  async logIn(
    @Body() body: LoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    const account = await this.auth.logIn(body, request, reply);
    redirectForm(request, reply, account.role === 'admin' ? '/admin' : '/');
    return { message: MESSAGES.loggedIn, account };
  }

  @Post('logout')
  @Public()
  @HttpCode(200)
  async logOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.auth.logOut(request, reply);
    return { message: MESSAGES.loggedOut };
  }

  /** 200 with null without a session. (DECISIONS, Screens: who is signed in) */
  @Get('auth/me')
  @Public()
  @Header('cache-control', 'no-store')
  @NullOr(AccountDto)
  async getCurrentAccount(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const account = await this.auth.findAccount(request);
    // Nest sends null as an empty body; the browser reads JSON.
    await reply.type('application/json; charset=utf-8').send(JSON.stringify(account));
  }
}
