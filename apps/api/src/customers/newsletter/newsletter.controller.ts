import {
  Body,
  Controller,
  Get,
  HttpCode,
  NotFoundException,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NewsletterBody } from './newsletter.dto.js';
import { isForm, redirectForm, pageOf, pathOf } from '../../platform/http/redirect-form.js';
import { Public } from '../../platform/http/policy.js';
import { sendPage } from '../../platform/http/small-page.js';
import { Throttled } from '../../platform/throttling/throttle.guard.js';
import { message, type Message } from '../../platform/wording/message.js';
import { Wording } from '../../platform/wording/wording.js';
import { NewsletterService, type Confirmation } from './newsletter.service.js';
import type { MessageResponse } from '../../platform/http/message.dto.js';
import { Fails, HtmlPage, MessageOrPage, RedirectsForms } from '../../platform/http/responses.js';

const SENT = '/newsletter/sent';
const TOKEN = /^[\w-]{43}$/;

const TITLE = message('Newsletter');
const BACK = message('Back');
const SIGNED_UP = message(MESSAGES.newsletterDone);
const CONFIRM = {
  title: message('Confirm your address'),
  text: message('One step is left, and you will hear of new frames of {brand} first.'),
  action: message('Confirm'),
};
const CONFIRMED = message(MESSAGES.newsletterConfirmed);
const LINK_MESSAGES: Readonly<Record<Confirmation, Message | null>> = {
  open: null,
  used: message(MESSAGES.confirmUsed),
  left: message(MESSAGES.confirmLeft),
  expired: message(MESSAGES.confirmExpired),
};
const UNSUBSCRIBE = {
  title: message('Unsubscribe'),
  text: message('No further newsletter will come to this address.'),
};
const UNSUBSCRIBED = message(MESSAGES.unsubscribed);
const UNKNOWN_LINK = message(
  'No address on our list has this link, so no newsletter will come through it. If one still comes, write to {mail}.',
);

/** Works without scripts. Links in mails open pages, whose buttons change something. */
@Controller('newsletter')
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly wording: Wording,
  ) {}

  @Post()
  @Public()
  @Throttled('newsletter')
  @HttpCode(200)
  @RedirectsForms()
  async subscribe(
    @Body() { email }: NewsletterBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.newsletter.subscribe(email);
    redirectForm(request, reply, `${SENT}?back=${encodeURIComponent(pageOf(request))}`);
    return { message: MESSAGES.newsletterDone };
  }

  @Get('sent')
  @Public()
  @HtmlPage()
  async showSubscribed(@Query('back') back: unknown, @Res() reply: FastifyReply): Promise<void> {
    const way = { back: pathOf(back), backLabel: BACK };
    sendPage(reply, await this.wording.read(), { title: TITLE, text: SIGNED_UP, ...way });
  }

  /** Only shows a button, as mail scanners follow links. */
  @Get('confirm')
  @Public()
  @HtmlPage()
  @Fails(404, 'No address has this link.')
  async showSubscriptionConfirmation(
    @Query('token') text: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const token = tokenOf(text);
    const notice = LINK_MESSAGES[await this.newsletter.confirmation(token)];
    if (notice) return this.page(reply, notice);
    sendPage(reply, await this.wording.read(), {
      title: CONFIRM.title,
      text: CONFIRM.text,
      action: { label: CONFIRM.action, path: `/newsletter/confirm?token=${token}` },
      back: '/',
    });
  }

  @Post('confirm')
  @Public()
  @HttpCode(200)
  @MessageOrPage()
  @Fails(404, 'No address has this link.')
  async confirmSubscription(
    @Query('token') text: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const outcome = await this.newsletter.confirm(tokenOf(text));
    const known = outcome === 'open' || outcome === 'used';
    await this.answer(request, reply, known, LINK_MESSAGES[outcome] ?? CONFIRMED);
  }

  @Get('unsubscribe')
  @Public()
  @HtmlPage()
  @Fails(404, 'No address has this link.')
  async showUnsubscription(
    @Query('token') text: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const token = tokenOf(text);
    const status = await this.newsletter.subscription(token);
    if (status === null) return this.page(reply.status(404), UNKNOWN_LINK);
    if (status === 'unsubscribed') return this.page(reply, UNSUBSCRIBED);
    sendPage(reply, await this.wording.read(), {
      title: UNSUBSCRIBE.title,
      text: UNSUBSCRIBE.text,
      action: { label: UNSUBSCRIBE.title, path: `/newsletter/unsubscribe?token=${token}` },
      back: '/',
    });
  }

  /** Also called by mail programs. (RFC 8058) */
  @Post('unsubscribe')
  @Public()
  @RouteConfig({ ignoresBody: true })
  @HttpCode(200)
  @MessageOrPage()
  @Fails(404, 'No address has this link.')
  async unsubscribe(
    @Query('token') text: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = await this.newsletter.unsubscribe(tokenOf(text));
    await this.answer(request, reply, known, known ? UNSUBSCRIBED : UNKNOWN_LINK);
  }

  /** A page for a form, JSON for a program. @throws NotFoundException for a program's request without effect */
  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    known: boolean,
    text: Message,
  ): Promise<void> {
    if (isForm(request)) return this.page(reply.status(known ? 200 : 404), text);
    const { mail } = (await this.wording.read()).contact;
    const message = text.with({ mail }).worded();
    if (!known) throw new NotFoundException(message);
    void reply.send({ message } satisfies MessageResponse);
  }

  private async page(reply: FastifyReply, text: Message): Promise<void> {
    const words = await this.wording.read();
    const { mail } = words.contact;
    sendPage(reply, words, { title: TITLE, text: text.with({ mail }), back: '/' });
  }
}

function tokenOf(text: unknown): string {
  if (typeof text === 'string' && TOKEN.test(text)) return text;
  throw new NotFoundException(MESSAGES.linkBroken);
}
