import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { searchKey } from '../../platform/database/search-key.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { Public, SignedIn } from '../../platform/http/policy.js';
import { redirectForm } from '../../platform/http/redirect-form.js';
import { StepUp } from '../../platform/http/second-factor.guard.js';
import { sendPage } from '../../platform/http/small-page.js';
import { Throttled, Uncounted } from '../../platform/throttling/throttle.guard.js';
import { message, type Message } from '../../platform/wording/message.js';
import { Wording } from '../../platform/wording/wording.js';
import { AccountRequests } from './account-requests.js';
import { AddressService, type AddressState } from './address.service.js';
import {
  DeleteAccountBody,
  InvitationTokenBody,
  LoginBody,
  PasswordBody,
  RegisterBody,
  ResetBody,
  ResetRequestBody,
  ResetTokenBody,
} from './auth.dto.js';
import { AuthService, withPending } from './auth.service.js';
import { OwnAccountService } from './own-account.service.js';
import { RegistrationService } from './registration.service.js';
import { SessionService } from '../sessions/session.service.js';
import type { Account as AccountEntity } from '../users/account.entity.js';
import { AccountDto, type InvitationCheckDto } from '../users/account-response.dto.js';
import type { MessageResponse } from '../../platform/http/message.dto.js';
import type { LoginResponse, ResetCheckDto } from './auth.dto.js';
import type { SessionRowDto } from '../sessions/session.dto.js';
import { Fails, NullOr, HtmlPage, RedirectsForms } from '../../platform/http/responses.js';

const CONFIRM = {
  title: message('Confirm your e-mail address'),
  text: message('One step is left: confirm that you signed up at {brand}.'),
  action: message('Confirm'),
};
const EXPIRED = message(MESSAGES.confirmationExpired);
const CONFIRMATIONS: Readonly<Record<AddressState, Message>> = {
  open: EXPIRED,
  confirmed: message('Thank you. Your address is confirmed.'),
  expired: EXPIRED,
};
const CONFIRMATION = message('Your e-mail address');
const TO_ACCOUNT = message('Go to your account');

@Controller('api')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
    private readonly own: OwnAccountService,
    private readonly requests: AccountRequests,
    private readonly addresses: AddressService,
    private readonly sessions: SessionService,
    private readonly wording: Wording,
  ) {}

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
    await this.sessions.close(request, reply);
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
    const session = await this.sessions.findSession(request);
    const answer: AccountDto | null = session && withPending(session.account, session.pending);
    // Nest sends null as an empty body; the browser reads JSON.
    await reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  }

  /** Answers the same whether the address had an account or not. (DECISIONS, Data: unique names) */
  @Post('auth/register')
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

  /** Only shows a button, as mail scanners follow links. */
  @Get('auth/confirm')
  @Public()
  @Throttled('confirm')
  @HtmlPage()
  @Fails(410, 'The link was used, or has expired.')
  async showAddressConfirmation(
    @Query('token') text: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const token = typeof text === 'string' ? text : '';
    const state = await this.addresses.state(token);
    if (state !== 'open') return this.confirmationPage(reply, state);
    sendPage(reply, await this.wording.read(), {
      title: CONFIRM.title,
      text: CONFIRM.text,
      action: {
        label: CONFIRM.action,
        path: `/api/auth/confirm?token=${encodeURIComponent(token)}`,
      },
      back: '/',
    });
  }

  @Post('auth/confirm')
  @Public()
  @Throttled('confirm')
  @HttpCode(200)
  @HtmlPage()
  @Fails(410, 'The link was used, or has expired.')
  async confirmAddress(@Query('token') text: unknown, @Res() reply: FastifyReply): Promise<void> {
    const state = await this.addresses.confirm(typeof text === 'string' ? text : '');
    await this.confirmationPage(reply, state);
  }

  @Post('auth/confirmation')
  @SignedIn()
  @HttpCode(200)
  async sendAddressConfirmation(
    @CurrentUser() { account }: Actor<AccountEntity>,
  ): Promise<MessageResponse> {
    await this.addresses.mailAgain(account);
    return { message: MESSAGES.confirmationSent };
  }

  /** In the body, as a query would be logged. */
  @Post('auth/invitation')
  @Public()
  @Throttled('register')
  @HttpCode(200)
  checkInvitation(@Body() { token }: InvitationTokenBody): Promise<InvitationCheckDto> {
    return this.registration.checkInvitation(token);
  }

  @Post('auth/reset')
  @Public()
  @Throttled('reset')
  @HttpCode(200)
  @RedirectsForms()
  async requestPasswordReset(
    @Body() { email }: ResetRequestBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.requests.add('reset', searchKey(email));
    redirectForm(request, reply, '/login/reset?sent=1');
    return { message: MESSAGES.resetSent };
  }

  /** In the body, as a query would be logged. */
  @Post('auth/reset/check')
  @Public()
  @Throttled('reset')
  @HttpCode(200)
  checkPasswordReset(@Body() { token }: ResetTokenBody): Promise<ResetCheckDto> {
    return this.own.checkReset(token);
  }

  @Post('auth/reset/confirm')
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

  @Post('auth/password')
  @SignedIn()
  @HttpCode(200)
  async changePassword(
    @CurrentUser() actor: Actor<AccountEntity>,
    @Body() body: PasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.own.changePassword(actor, body, request, reply);
    return { message: MESSAGES.passwordChanged };
  }

  @Get('auth/sessions')
  @SignedIn()
  listSessions(
    @CurrentUser() { account }: Actor,
    @Req() request: FastifyRequest,
  ): Promise<SessionRowDto[]> {
    return this.sessions.list(account, request);
  }

  @Delete('auth/sessions')
  @SignedIn()
  @StepUp()
  async endOtherSessions(
    @CurrentUser() { account }: Actor,
    @Req() request: FastifyRequest,
  ): Promise<MessageResponse> {
    await this.sessions.endOthers(account, request);
    return { message: MESSAGES.sessionsEnded };
  }

  @Delete('auth/sessions/:id')
  @SignedIn()
  @StepUp()
  async endSession(
    @CurrentUser() { account }: Actor,
    @Param('id') id: string,
  ): Promise<MessageResponse> {
    if (!(await this.sessions.revoke(account, id)))
      throw new NotFoundException('This session does not exist.');
    return { message: MESSAGES.sessionsEnded };
  }

  @Delete('auth/me')
  @SignedIn()
  async deleteAccount(
    @CurrentUser() actor: Actor<AccountEntity>,
    @Body() { password }: DeleteAccountBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.own.remove(actor, password, request, reply);
    return { message: MESSAGES.accountDeleted };
  }

  private async confirmationPage(reply: FastifyReply, state: AddressState): Promise<void> {
    sendPage(reply.status(state === 'confirmed' ? 200 : 410), await this.wording.read(), {
      title: CONFIRMATION,
      text: CONFIRMATIONS[state],
      back: '/account',
      backLabel: TO_ACCOUNT,
    });
  }
}
