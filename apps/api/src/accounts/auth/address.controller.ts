import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import type { MessageResponse } from '../../platform/http/message.dto.js';
import { Public, SignedIn } from '../../platform/http/policy.js';
import { Fails, HtmlPage } from '../../platform/http/responses.js';
import { sendPage } from '../../platform/http/small-page.js';
import { Throttled } from '../../platform/throttling/throttle.guard.js';
import { message, type Message } from '../../platform/wording/message.js';
import { Wording } from '../../platform/wording/wording.js';
import type { Account } from '../users/account.entity.js';
import { AddressService, type AddressState } from './address.service.js';

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

@Controller('api/auth')
export class AddressController {
  constructor(
    private readonly addresses: AddressService,
    private readonly wording: Wording,
  ) {}

  /** Only shows a button, as mail scanners follow links. */
  @Get('confirm')
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

  @Post('confirm')
  @Public()
  @Throttled('confirm')
  @HttpCode(200)
  @HtmlPage()
  @Fails(410, 'The link was used, or has expired.')
  async confirmAddress(@Query('token') text: unknown, @Res() reply: FastifyReply): Promise<void> {
    const state = await this.addresses.confirm(typeof text === 'string' ? text : '');
    await this.confirmationPage(reply, state);
  }

  @Post('confirmation')
  @SignedIn()
  @HttpCode(200)
  async sendAddressConfirmation(
    @CurrentUser() { account }: Actor<Account>,
  ): Promise<MessageResponse> {
    await this.addresses.mailAgain(account);
    return { message: MESSAGES.confirmationSent };
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
