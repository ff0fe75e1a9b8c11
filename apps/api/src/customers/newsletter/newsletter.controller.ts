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
import { API, BRAND, MESSAGES, type Answer } from '@tivara/contracts';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IsEmail, MaxLength } from 'class-validator';
import { isForm, redirectForm, pageOf, pathOf } from '../../platform/http/redirect-form.js';
import { Public } from '../../platform/http/policy.js';
import { sendPage } from '../../platform/http/small-page.js';
import { Throttled } from '../../platform/throttling/throttle.guard.js';
import { NewsletterService, type Confirmation } from './newsletter.service.js';

const SENT = '/newsletter/sent';
const TOKEN = /^[\w-]{43}$/;

const LINK_MESSAGES: Readonly<Record<Confirmation, string | null>> = {
  open: null,
  used: MESSAGES.confirmUsed,
  left: MESSAGES.confirmLeft,
  expired: MESSAGES.confirmExpired,
};

export class NewsletterDto {
  @MaxLength(254, { message: 'Enter a valid e-mail address.' })
  @IsEmail({}, { message: 'Enter a valid e-mail address.' })
  email: string;
}

/** Works without scripts. Links in mails open pages, whose buttons change something. */
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @Public()
  @Throttled('newsletter')
  @HttpCode(200)
  async subscribe(
    @Body() { email }: NewsletterDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    await this.newsletter.subscribe(email);
    redirectForm(request, reply, `${SENT}?back=${encodeURIComponent(pageOf(request))}`);
    return { message: MESSAGES.newsletterDone };
  }

  @Get('sent')
  @Public()
  sent(@Query('back') back: unknown, @Res() reply: FastifyReply): void {
    const text = MESSAGES.newsletterDone;
    sendPage(reply, { title: 'Newsletter', text, back: pathOf(back), backLabel: 'Back' });
  }

  /** Only shows a button, as mail scanners follow links. */
  @Get('confirm')
  @Public()
  async askToConfirm(@Query('token') text: unknown, @Res() reply: FastifyReply): Promise<void> {
    const token = tokenOf(text);
    const message = LINK_MESSAGES[await this.newsletter.confirmation(token)];
    if (message) return newsletterPage(reply, message);
    sendPage(reply, {
      title: 'Confirm your address',
      text: `One step is left, and you will hear of new frames of ${BRAND.name} first.`,
      action: { label: 'Confirm', path: `${API.confirmNewsletter}?token=${token}` },
      back: '/',
    });
  }

  @Post('confirm')
  @Public()
  @HttpCode(200)
  async confirm(
    @Query('token') text: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const outcome = await this.newsletter.confirm(tokenOf(text));
    const known = outcome === 'open' || outcome === 'used';
    answer(request, reply, known, LINK_MESSAGES[outcome] ?? MESSAGES.newsletterConfirmed);
  }

  @Get('unsubscribe')
  @Public()
  async askToUnsubscribe(@Query('token') text: unknown, @Res() reply: FastifyReply): Promise<void> {
    const token = tokenOf(text);
    const status = await this.newsletter.subscription(token);
    if (status === null) return newsletterPage(reply.status(404), UNKNOWN_LINK);
    if (status === 'unsubscribed') return newsletterPage(reply, MESSAGES.unsubscribed);
    sendPage(reply, {
      title: 'Unsubscribe',
      text: 'No further newsletter will come to this address.',
      action: { label: 'Unsubscribe', path: `${API.unsubscribe}?token=${token}` },
      back: '/',
    });
  }

  /** Also called by mail programs. (RFC 8058) */
  @Post('unsubscribe')
  @Public()
  @RouteConfig({ ignoresBody: true })
  @HttpCode(200)
  async unsubscribe(
    @Query('token') text: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = await this.newsletter.unsubscribe(tokenOf(text));
    answer(request, reply, known, known ? MESSAGES.unsubscribed : UNKNOWN_LINK);
  }
}

const UNKNOWN_LINK = `${MESSAGES.unsubscribeUnknown} If one still comes, write to ${BRAND.mail}.`;

function tokenOf(text: unknown): string {
  if (typeof text === 'string' && TOKEN.test(text)) return text;
  throw new NotFoundException(MESSAGES.linkBroken);
}

const newsletterPage = (reply: FastifyReply, text: string): void =>
  void sendPage(reply, { title: 'Newsletter', text, back: '/' });

/** A page for a form, JSON for a program. @throws NotFoundException for a program's request without effect */
function answer(request: FastifyRequest, reply: FastifyReply, known: boolean, text: string): void {
  if (isForm(request)) return newsletterPage(reply.status(known ? 200 : 404), text);
  if (!known) throw new NotFoundException(text);
  void reply.send({ message: text } satisfies Answer);
}
