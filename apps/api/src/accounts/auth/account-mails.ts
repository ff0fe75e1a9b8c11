import { Inject, Injectable } from '@nestjs/common';
import { API, BRAND } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../platform/mail/mail.service.js';
import { SETTINGS, type Settings, adminUrl, siteUrl } from '../../platform/settings/settings.js';
import type { Account } from '../users/account.entity.js';

export const CONFIRMATION_DAYS = 7;

type Recipient = Pick<Account, 'email' | 'role'>;

const YOUR_ACCOUNT = ['Your account', '/account'] as const;
const IF_NOT_YOU =
  'If it was not you, change your password, log out all other devices and contact an administrator.';

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

  /** @param address of the network */
  newDevice(manager: EntityManager, account: Recipient, address: string, at: Date): Promise<void> {
    return this.send(
      manager,
      account,
      'Log-in from a new device',
      YOUR_ACCOUNT,
      [
        'Your password was used to log in from a device that we don’t know.',
        'If it was you, there is nothing to do. If it was not you, change your password now.',
      ],
      [
        ['Network address', address],
        ['Time', at.toUTCString()],
      ],
    );
  }

  factorAdded(manager: EntityManager, account: Recipient, name: string): Promise<void> {
    return this.send(manager, account, 'Second factor added', YOUR_ACCOUNT, [
      `“${name}” can now be used to log in to your account.`,
      IF_NOT_YOU,
    ]);
  }

  factorRemoved(manager: EntityManager, account: Recipient, name: string): Promise<void> {
    return this.send(manager, account, 'Second factor removed', YOUR_ACCOUNT, [
      `“${name}” can no longer be used to log in to your account.`,
      IF_NOT_YOU,
    ]);
  }

  factorsReset(manager: EntityManager, account: Recipient): Promise<void> {
    return this.send(
      manager,
      account,
      'Your second factors were reset',
      ['Log in', '/login'],
      [
        'All second factors and recovery codes of your account were removed, and all devices were logged out.',
        'Log in to set up a new second factor. If you did not ask for this, change your password first, and contact an administrator.',
      ],
    );
  }

  recoveryCodesRenewed(manager: EntityManager, account: Recipient): Promise<void> {
    return this.send(manager, account, 'New recovery codes', YOUR_ACCOUNT, [
      'Your account has new recovery codes. The old ones no longer work.',
      IF_NOT_YOU,
    ]);
  }

  recoveryCodeUsed(manager: EntityManager, account: Recipient, left: number): Promise<void> {
    return this.send(manager, account, 'A recovery code was used', YOUR_ACCOUNT, [
      `A recovery code was used in place of your second factor. ${left} ${left === 1 ? 'code is' : 'codes are'} left.`,
      IF_NOT_YOU,
    ]);
  }

  private send(
    manager: EntityManager,
    { email: to, role }: Recipient,
    subject: string,
    [label, path]: readonly [label: string, path: string],
    paragraphs: string[],
    facts?: [label: string, value: string][],
  ): Promise<void> {
    const url = role === 'customer' ? siteUrl(this.settings, path) : adminUrl(this.settings, path);
    const action = { label, url };
    return this.mail.enqueue(manager, { kind: 'account', to, subject, paragraphs, facts, action });
  }
}
