import { Controller, Delete, Get, NotFoundException, Param, Req } from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type Actor, type Person } from '../../platform/http/current-user.js';
import type { MessageResponse } from '../../platform/http/message.dto.js';
import { SignedIn } from '../../platform/http/policy.js';
import { StepUp } from '../../platform/http/second-factor.guard.js';
import type { SessionRowDto } from './session.dto.js';
import { SessionService } from './session.service.js';

@Controller('api/auth/sessions')
export class SessionController {
  constructor(private readonly sessions: SessionService) {}

  @Get()
  @SignedIn()
  listSessions(
    @CurrentUser() { account }: Actor<Person>,
    @Req() request: FastifyRequest,
  ): Promise<SessionRowDto[]> {
    return this.sessions.list(account, request);
  }

  @Delete()
  @SignedIn()
  @StepUp()
  async endOtherSessions(
    @CurrentUser() { account }: Actor<Person>,
    @Req() request: FastifyRequest,
  ): Promise<MessageResponse> {
    await this.sessions.endOthers(account, request);
    return { message: MESSAGES.sessionsEnded };
  }

  @Delete(':id')
  @SignedIn()
  @StepUp()
  async endSession(
    @CurrentUser() { account }: Actor<Person>,
    @Param('id') id: string,
  ): Promise<MessageResponse> {
    if (!(await this.sessions.revoke(account, id)))
      throw new NotFoundException('This session does not exist.');
    return { message: MESSAGES.sessionsEnded };
  }
}
