import { Inject, Injectable } from '@nestjs/common';
import { API, BRAND } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../platform/mail/mail.service.js';
import { SETTINGS, type Settings, adminUrl, siteUrl } from '../../platform/settings/settings.js';
import type { Account } from '../users/account.entity.js';

export const CONFIRMATION_DAYS = 7;

type Recipient = Pick<Account, 'email' | 'role'>;

/** Each mail is sent in the transaction that it is about. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The only mail to an address before it is confirmed; without any text of the visitor's. */
  confirmation(manager: EntityManager, account: Recipient, token: string): Promise<void> {
    const subject = 'Confirm your e-mail address';
    return this.send(
      manager,
      account,
      subject,
      [subject, `${API.confirmAddress}?token=${token}`],
      [
        `Someone, perhaps you, signed up at ${BRAND.name} with this address. The link works for ${CONFIRMATION_DAYS} days.`,
        'If it was not you, ignore this mail.',
      ],
    );
  }

  /** To the owner of an address that someone tried to sign up with. */
  taken(manager: EntityManager, account: Recipient): Promise<void> {
    return this.send(
      manager,
      account,
      'You already have an account',
      ['Log in', '/login'],
      [
        'Someone, perhaps you, tried to sign up with this address. There is an account with it already, and nothing was changed.',
        'If it was you, log in. If you forgot the password, you can reset it there.',
      ],
    );
  }

  /** To an address that is not confirmed it is the confirmation: the link proves the address and sets a password. */
  reset(
    manager: EntityManager,
    account: Recipient & Pick<Account, 'confirmedAt'>,
    token: string,
    minutes: number,
  ): Promise<void> {
    const label = 'Choose a new password';
    return this.send(
      manager,
      account,
      account.confirmedAt ? label : 'Confirm your address and choose a new password',
      [label, `/login/reset?token=${token}`],
      [
        `Someone, perhaps you, requested a new password. The link works once, for ${minutes} minutes.`,
        'If it was not you, ignore this mail. Your password has not changed.',
      ],
    );
  }

  passwordChanged(manager: EntityManager, account: Recipient): Promise<void> {
    return this.send(
      manager,
      account,
      'Your password was changed',
      ['Log in', '/login'],
      ['All other devices were logged out.', 'If it was not you, reset the password now.'],
    );
  }

  invitation(
    manager: EntityManager,
    invitation: Recipient,
    link: string,
    days: number,
  ): Promise<void> {
    return this.send(
      manager,
      invitation,
      `An invitation to ${BRAND.name}`,
      ['Accept the invitation', link],
      [
        `You are invited to the admin of ${BRAND.name}. The link works once, for ${days} days.`,
        'If there is an account with this address, it gets a new password, and all its devices are logged out.',
      ],
    );
  }

  private send(
    manager: EntityManager,
    { email: to, role }: Recipient,
    subject: string,
    [label, path]: [label: string, path: string],
    paragraphs: string[],
  ): Promise<void> {
    const url = role === 'customer' ? siteUrl(this.settings, path) : adminUrl(this.settings, path);
    const action = { label, url };
    return this.mail.enqueue(manager, { kind: 'account', to, subject, paragraphs, action });
  }
}
