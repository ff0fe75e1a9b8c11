import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Repository } from 'typeorm';
import { Clock } from '../clock.js';
import { SETTINGS, isLoopback, type Settings } from '../settings/settings.js';
import type { Task } from '../background/background.js';
import { Queue } from '../background/queue.js';
import { toHtml, toText, type MailContent } from './mail-template.js';
import { Mail } from './mail.entity.js';
import { isPersonal } from './mail.service.js';

const REST_MS = 2_000;
const AT_ONCE = 5;
/** Back-off doubles up to the maximum: about two days in total. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3600_000;
export const ATTEMPTS = 18;

export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

type Transport = Pick<Transporter, 'sendMail' | 'close'>;

/** Delivery is at least once, under one Message-ID. */
@Injectable()
export class MailTask implements Task, OnApplicationShutdown {
  readonly name = 'mail';
  readonly restMs = REST_MS;
  private readonly logger = new Logger('mail');
  private readonly queue: Queue<Mail>;
  /** Opened for the first mail, as its library takes megabytes. */
  private transport: Promise<Transport> | null = null;

  constructor(
    @InjectRepository(Mail) mails: Repository<Mail>,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.queue = new Queue(mails, clock);
  }

  async run(): Promise<boolean> {
    const due = await this.queue.due(AT_ONCE);
    await Promise.all(due.map((id) => this.queue.work(id, (mail) => this.attempt(mail))));
    return due.length === AT_ONCE;
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }

  private open(): Promise<Transport> {
    const { smtpUrl, dataDir } = this.settings;
    return (this.transport ??=
      smtpUrl === null
        ? fileTransport(path.join(dataDir, 'mail'))
        : openTransport(this.settings, smtpUrl));
  }

  private async attempt(mail: Mail): Promise<Partial<Mail>> {
    const failure = await this.send(mail).catch((error: Error) => error);
    return failure ? this.afterFailure(mail, failure) : this.afterSending(mail);
  }

  private async send(mail: Mail): Promise<null> {
    const content = JSON.parse(mail.payload) as MailContent;
    const { mailFrom } = this.settings;
    const domain = /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost';
    const transport = await this.open();
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: mail.recipient },
      ...(hasPlainUser(mail.replyTo) && { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      text: toText(content),
      html: toHtml(mail.subject, content),
      messageId: `<${mail.id}.${mail.createdAt.getTime()}@${domain}>`,
      date: mail.createdAt,
      headers: {
        ...(mail.kind !== 'enquiry-reply' && { 'Auto-Submitted': 'auto-generated' }),
        ...(content.unsubscribe && {
          'List-Unsubscribe': `<${content.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
    return null;
  }

  private afterSending({ kind }: Mail): Partial<Mail> {
    return {
      state: 'sent',
      sentAt: this.clock.now(),
      lastError: '',
      ...(isPersonal(kind) && { payload: '' }),
    };
  }

  private afterFailure({ id, attempts }: Mail, error: SmtpError): Partial<Mail> {
    const { message } = error;
    const dead = attempts >= ATTEMPTS || isFinal(error);
    this.logger.warn(`Mail ${id} was not sent (attempt ${attempts} of ${ATTEMPTS}): ${message}`);
    return {
      lastError: message.slice(0, 1000),
      ...(dead
        ? { state: 'dead' }
        : { nextAttemptAt: new Date(this.clock.now().getTime() + pauseAfter(attempts)) }),
    };
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** The server refuses this recipient or this mail whenever it is sent; what it says earlier is about us. (RFC 5321, 4.2.1) */
const isFinal = ({ code, command = '', responseCode = 0 }: SmtpError): boolean =>
  (responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)) ||
  (code === 'EENVELOPE' && !responseCode);

/** Other names need a server with SMTPUTF8, and many refuse the mail. Its domain is sent as punycode. */
const hasPlainUser = (address: string): boolean => /^[ -~]+@/.test(address);

/** Outside production a site may have no SMTP server: each mail becomes a file that mail programs open. */
async function fileTransport(folder: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async sendMail(mail: SendMailOptions) {
      const info = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${info.messageId.replace(/[<>]/g, '')}.eml`;
      await writeFile(path.join(folder, name), info.message as Buffer, { mode: 0o600 });
      return info;
    },
    close: () => undefined,
  };
}

async function openTransport({ production, deadlines }: Settings, url: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: AT_ONCE,
    connectionTimeout: deadlines.smtp,
    greetingTimeout: deadlines.smtp,
    socketTimeout: deadlines.smtp,
    // Passwords and addresses must not cross a network unencrypted.
    requireTLS: production && url.startsWith('smtp:') && !isLoopback(new URL(url).hostname),
    // Mails refer to pictures by URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
}
