import { expect } from '@playwright/test';
import { decoded, startSmtp } from '../apps/api/test/support/smtp.js';

/** What a site has sent to a real SMTP server on the loopback. */
export interface Mailbox {
  url: string;
  /** Waits for the newest mail to an address with a subject like this, and gives its words. */
  read(to: string, subject: RegExp): Promise<string>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const smtp = await startSmtp();
  const find = (to: string, subject: RegExp) =>
    smtp.received
      .filter((mail) => mail.to.includes(to))
      .map(({ raw }) => decoded(raw))
      .findLast((text) => subject.test(/^Subject: (.*)$/m.exec(text)?.[1] ?? ''));
  return {
    url: smtp.url,
    async read(to, subject) {
      await expect.poll(() => find(to, subject), { message: `a mail to ${to}` }).toBeTruthy();
      return find(to, subject) ?? '';
    },
    close: () => smtp.stop(),
  };
}

/** Path and query of the link below a path in a mail: the site under test has an address of its own. */
export function linkIn(mail: string, path: string): string {
  const [, link = ''] = new RegExp(`(${path}\\?token=[\\w-]+)`).exec(mail) ?? [];
  expect(link).not.toBe('');
  return link;
}
