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
import { API, MESSAGES, type Answer } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../http/policy.js';
import { sendPage } from '../http/small-page.js';
import { Throttled } from '../throttle/throttled.js';
import { NewsletterDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

const SENT = '/newsletter/sent';
const UNKNOWN = 'This link is not valid. Sign up again to get a new one.';

/** The form in the footer works without scripts as well; links in mails open pages, and their buttons change something. */
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
    if (isForm(request))
      void reply
        .status(303)
        .header('location', `${SENT}?back=${encodeURIComponent(pageOf(request))}`);
    return { message: MESSAGES.newsletterDone };
  }

  /** Where a form without scripts ends. */
  @Get('sent')
  @Public()
  sent(@Query('back') back: unknown, @Res() reply: FastifyReply): void {
    const text = MESSAGES.newsletterDone;
    sendPage(reply, { title: 'Newsletter', text, back: pathOf(back) });
  }

  /** Only shows a button: programs that look into mails follow links, too. */
  @Get('confirm')
  @Public()
  askToConfirm(@Query('token') token: unknown, @Res() reply: FastifyReply): void {
    this.ask(reply, token, {
      title: 'Confirm your address',
      text: 'One step is left.',
      label: 'Confirm',
      path: API.confirmNewsletter,
    });
  }

  @Post('confirm')
  @Public()
  @HttpCode(200)
  async confirm(
    @Query('token') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = await this.newsletter.confirm(tokenOf(token));
    this.answer(request, reply, known, MESSAGES.newsletterConfirmed);
  }

  @Get('unsubscribe')
  @Public()
  askToUnsubscribe(@Query('token') token: unknown, @Res() reply: FastifyReply): void {
    this.ask(reply, token, {
      title: 'Unsubscribe',
      text: 'No further newsletter will come to this address.',
      label: 'Unsubscribe',
      path: API.unsubscribe,
    });
  }

  /** Also what a mail program calls itself. (RFC 8058) */
  @Post('unsubscribe')
  @Public()
  @HttpCode(200)
  async unsubscribe(
    @Query('token') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = await this.newsletter.unsubscribe(tokenOf(token));
    this.answer(request, reply, known, MESSAGES.unsubscribed);
  }

  private ask(
    reply: FastifyReply,
    token: unknown,
    { label, path, ...page }: { title: string; text: string; label: string; path: string },
  ): void {
    const action = { label, path: `${path}?token=${encodeURIComponent(tokenOf(token))}` };
    sendPage(reply, { ...page, action, back: '/' });
  }

  private answer(
    request: FastifyRequest,
    reply: FastifyReply,
    known: boolean,
    message: string,
  ): void {
    if (isForm(request)) {
      const text = known ? message : UNKNOWN;
      sendPage(reply.status(known ? 200 : 404), { title: 'Newsletter', text, back: '/' });
      return;
    }
    if (!known) throw new NotFoundException(UNKNOWN);
    void reply.send({ message } satisfies Answer);
  }
}

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

const tokenOf = (token: unknown): string => (typeof token === 'string' ? token : '');

/** The path of the page with the form; another site's is none of ours. */
function pageOf({ headers, host }: FastifyRequest): string {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return '/';
  const page = new URL(referer);
  return page.host === host ? pathOf(page.pathname) : '/';
}

/** A path of this site and nothing else. */
const pathOf = (text: unknown): string =>
  typeof text === 'string' && /^\/(?![/\\])[\w./%-]*$/.test(text) ? text : '/';
