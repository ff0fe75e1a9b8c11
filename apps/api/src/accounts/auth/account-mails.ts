import { Inject, Injectable } from '@nestjs/common';
import { BRAND } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../platform/mail/mail.service.js';
import { SETTINGS, type Settings, siteUrl } from '../../platform/settings/settings.js';

const YOUR_ACCOUNT = ['Your account', '/account'] as const;
const IF_NOT_YOU =
  'If it was not you, change your password, log out all other devices and tell an administrator.';

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

  /** @param address of the network */
  newDevice(manager: EntityManager, to: string, address: string, at: Date): Promise<void> {
    return this.send(
      manager,
      to,
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

  factorAdded(manager: EntityManager, to: string, name: string): Promise<void> {
    return this.send(manager, to, 'Second factor added', YOUR_ACCOUNT, [
      `“${name}” can now be used to log in to your account.`,
      IF_NOT_YOU,
    ]);
  }

  factorRemoved(manager: EntityManager, to: string, name: string): Promise<void> {
    return this.send(manager, to, 'Second factor removed', YOUR_ACCOUNT, [
      `“${name}” can no longer be used to log in to your account.`,
      IF_NOT_YOU,
    ]);
  }

  factorsReset(manager: EntityManager, to: string): Promise<void> {
    return this.send(
      manager,
      to,
      'Your second factors were reset',
      ['Log in', '/login'],
      [
        'All second factors and recovery codes of your account were removed, and all devices were logged out.',
        'Log in to set up a new second factor. If you did not ask for this, change your password first, and tell an administrator.',
      ],
    );
  }

  recoveryCodesRenewed(manager: EntityManager, to: string): Promise<void> {
    return this.send(manager, to, 'New recovery codes', YOUR_ACCOUNT, [
      'Your account has new recovery codes. The old ones no longer work.',
      IF_NOT_YOU,
    ]);
  }

  recoveryCodeUsed(manager: EntityManager, to: string, left: number): Promise<void> {
    return this.send(manager, to, 'A recovery code was used', YOUR_ACCOUNT, [
      `A recovery code was used in place of your second factor. ${left} ${left === 1 ? 'code is' : 'codes are'} left.`,
      IF_NOT_YOU,
    ]);
  }

  private send(
    manager: EntityManager,
    to: string,
    subject: string,
    [label, path]: readonly [label: string, path: string],
    paragraphs: string[],
    facts?: [label: string, value: string][],
  ): Promise<void> {
    const action = { label, url: siteUrl(this.settings, path) };
    return this.mail.enqueue(manager, { kind: 'account', to, subject, paragraphs, facts, action });
  }
}
