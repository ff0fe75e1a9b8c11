import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { MESSAGES, type Account, type Answer, type LoginAnswer } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../http/policy.js';
import { LoginDto } from './auth.dto.js';
import { AuthService, toAccount } from './auth.service.js';
import { SessionService } from './session.service.js';

@Controller('api')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionService,
  ) {}

  @Post('login')
  @Public()
  @HttpCode(200)
  async login(
    @Body() body: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const account = await this.auth.authenticate(body);
    await this.sessions.open(account, request, reply);
    return { message: MESSAGES.loggedIn, account: toAccount(account) };
  }

  @Post('logout')
  @Public()
  @HttpCode(200)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    await this.sessions.close(request, reply);
    return { message: MESSAGES.loggedOut };
  }

  /** 200 with null for nobody. (DECISIONS, Screens: who is signed in) */
  @Get('auth/me')
  @Public()
  async me(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const account = await this.sessions.accountOf(request);
    const answer: Account | null = account && toAccount(account);
    // Nest sends null as an empty body; the browser reads JSON.
    await reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  }
}
