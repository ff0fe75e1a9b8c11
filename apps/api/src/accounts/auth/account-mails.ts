import { Inject, Injectable } from '@nestjs/common';
import { BRAND } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../platform/mail/mail.service.js';
import { SETTINGS, type Settings, siteUrl } from '../../platform/settings/settings.js';

/** Each mail is sent in the transaction that it is about. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  welcome(manager: EntityManager, to: string, username: string): Promise<void> {
    return this.send(
      manager,
      to,
      `Welcome to ${BRAND.name}`,
      ['Open your account', '/account'],
      [
        `Hello ${username},`,
        'Your account is ready.',
        'If you did not sign up, choose a new password and delete the account.',
      ],
    );
  }

  /** To the owner of an address that someone tried to sign up with. */
  taken(manager: EntityManager, to: string): Promise<void> {
    return this.send(
      manager,
      to,
      'You already have an account',
      ['Log in', '/login'],
      [
        'Someone, perhaps you, tried to sign up with this address. There is an account with it already, and nothing was changed.',
        'If it was you, log in. If you forgot the password, you can reset it there.',
      ],
    );
  }

  reset(manager: EntityManager, to: string, token: string, minutes: number): Promise<void> {
    const subject = 'Choose a new password';
    return this.send(
      manager,
      to,
      subject,
      [subject, `/login/reset?token=${token}`],
      [
        `Someone, perhaps you, requested a new password. The link works once, for ${minutes} minutes.`,
        'If it was not you, ignore this mail. Your password has not changed.',
      ],
    );
  }

  passwordChanged(manager: EntityManager, to: string): Promise<void> {
    return this.send(
      manager,
      to,
      'Your password was changed',
      ['Log in', '/login'],
      ['All other devices were logged out.', 'If it was not you, reset the password now.'],
    );
  }

  invitation(manager: EntityManager, to: string, link: string, days: number): Promise<void> {
    return this.send(
      manager,
      to,
      `An invitation to ${BRAND.name}`,
      ['Accept the invitation', link],
      [`You are invited to the admin of ${BRAND.name}. The link works once, for ${days} days.`],
    );
  }

  private send(
    manager: EntityManager,
    to: string,
    subject: string,
    [label, path]: [label: string, path: string],
    paragraphs: string[],
  ): Promise<void> {
    const action = { label, url: siteUrl(this.settings, path) };
    return this.mail.enqueue(manager, { kind: 'account', to, subject, paragraphs, action });
  }
}
