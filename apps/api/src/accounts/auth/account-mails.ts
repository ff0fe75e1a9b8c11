import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../platform/mail/mail.service.js';
import { SETTINGS, type Settings, adminUrl, siteUrl } from '../../platform/settings/settings.js';
import { message, type Message, type Text } from '../../platform/wording/message.js';
import type { Account } from '../users/account.entity.js';

export const CONFIRMATION_DAYS = 7;

type Recipient = Pick<Account, 'email' | 'role'>;

const CONFIRMATION = {
  subject: message('Confirm your e-mail address'),
  why: message(
    'Someone, perhaps you, signed up at {brand} with this address. The link works for {days} days.',
  ),
  ignore: message('If it was not you, ignore this mail.'),
};
const TAKEN = {
  subject: message('You already have an account'),
  why: message(
    'Someone, perhaps you, tried to sign up with this address. There is an account with it already, and nothing was changed.',
  ),
  how: message('If it was you, log in. If you forgot the password, you can reset it there.'),
};
const RESET = {
  subject: message('Choose a new password'),
  unconfirmed: message('Confirm your address and choose a new password'),
  why: message(
    'Someone, perhaps you, requested a new password. The link works once, for {minutes} minutes.',
  ),
  ignore: message('If it was not you, ignore this mail. Your password has not changed.'),
};
const CHANGED = {
  subject: message('Your password was changed'),
  effect: message('All other devices were logged out.'),
  warning: message('If it was not you, reset the password now.'),
};
const INVITATION = {
  subject: message('An invitation to {brand}'),
  action: message('Accept the invitation'),
  what: message('You are invited to the admin of {brand}. The link works once, for {days} days.'),
  effect: message(
    'If there is an account with this address, it gets a new password, and all its devices are logged out.',
  ),
};
const NEW_DEVICE = {
  subject: message('Log-in from a new device'),
  what: message('Your password was used to log in from a device that we don’t know.'),
  warning: message(
    'If it was you, there is nothing to do. If it was not you, change your password now.',
  ),
  address: message('Network address'),
  time: message('Time'),
};
const FACTOR_ADDED = {
  subject: message('Second factor added'),
  what: message('“{name}” can now be used to log in to your account.'),
};
const FACTOR_REMOVED = {
  subject: message('Second factor removed'),
  what: message('“{name}” can no longer be used to log in to your account.'),
};
const FACTORS_RESET = {
  subject: message('Your second factors were reset'),
  what: message(
    'All second factors and recovery codes of your account were removed, and all devices were logged out.',
  ),
  how: message(
    'Log in to set up a new second factor. If you did not ask for this, change your password first, and contact an administrator.',
  ),
};
const CODES_RENEWED = {
  subject: message('New recovery codes'),
  what: message('Your account has new recovery codes. The old ones no longer work.'),
};
const CODE_USED = {
  subject: message('A recovery code was used'),
  one: message('A recovery code was used in place of your second factor. 1 code is left.'),
  several: message(
    'A recovery code was used in place of your second factor. {count} codes are left.',
  ),
};
const IF_NOT_YOU = message(
  'If it was not you, change your password, log out all other devices and contact an administrator.',
);

type Action = readonly [label: Message, path: string];
const LOG_IN: Action = [message('Log in'), '/login'];
const YOUR_ACCOUNT: Action = [message('Your account'), '/account'];

/** Each mail is sent in the transaction that it is about. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The only mail to an address before it is confirmed; without any text of the visitor's. */
  confirmation(manager: EntityManager, account: Recipient, token: string): Promise<void> {
    const { subject, why, ignore } = CONFIRMATION;
    return this.send(
      manager,
      account,
      subject,
      [subject, `/api/auth/confirm?token=${token}`],
      [why.with({ days: CONFIRMATION_DAYS }), ignore],
    );
  }

  /** To the owner of an address that someone tried to sign up with. */
  taken(manager: EntityManager, account: Recipient): Promise<void> {
    return this.send(manager, account, TAKEN.subject, LOG_IN, [TAKEN.why, TAKEN.how]);
  }

  /** To an address that is not confirmed it is the confirmation: the link proves the address and sets a password. */
  reset(
    manager: EntityManager,
    account: Recipient & Pick<Account, 'confirmedAt'>,
    token: string,
    minutes: number,
  ): Promise<void> {
    const { subject, unconfirmed, why, ignore } = RESET;
    return this.send(
      manager,
      account,
      account.confirmedAt ? subject : unconfirmed,
      [subject, `/login/reset?token=${token}`],
      [why.with({ minutes }), ignore],
    );
  }

  passwordChanged(manager: EntityManager, account: Recipient): Promise<void> {
    const { subject, effect, warning } = CHANGED;
    return this.send(manager, account, subject, LOG_IN, [effect, warning]);
  }

  invitation(
    manager: EntityManager,
    invitation: Recipient,
    link: string,
    days: number,
  ): Promise<void> {
    const { subject, action, what, effect } = INVITATION;
    return this.send(manager, invitation, subject, [action, link], [what.with({ days }), effect]);
  }

  /** @param address of the network */
  newDevice(manager: EntityManager, account: Recipient, address: string, at: Date): Promise<void> {
    const { subject, what, warning, ...labels } = NEW_DEVICE;
    return this.send(
      manager,
      account,
      subject,
      YOUR_ACCOUNT,
      [what, warning],
      [
        [labels.address, address],
        [labels.time, at.toUTCString()],
      ],
    );
  }

  factorAdded(manager: EntityManager, account: Recipient, name: string): Promise<void> {
    const { subject, what } = FACTOR_ADDED;
    return this.send(manager, account, subject, YOUR_ACCOUNT, [what.with({ name }), IF_NOT_YOU]);
  }

  factorRemoved(manager: EntityManager, account: Recipient, name: string): Promise<void> {
    const { subject, what } = FACTOR_REMOVED;
    return this.send(manager, account, subject, YOUR_ACCOUNT, [what.with({ name }), IF_NOT_YOU]);
  }

  factorsReset(manager: EntityManager, account: Recipient): Promise<void> {
    const { subject, what, how } = FACTORS_RESET;
    return this.send(manager, account, subject, LOG_IN, [what, how]);
  }

  recoveryCodesRenewed(manager: EntityManager, account: Recipient): Promise<void> {
    const { subject, what } = CODES_RENEWED;
    return this.send(manager, account, subject, YOUR_ACCOUNT, [what, IF_NOT_YOU]);
  }

  recoveryCodeUsed(manager: EntityManager, account: Recipient, left: number): Promise<void> {
    const { subject, one, several } = CODE_USED;
    const what = left === 1 ? one : several.with({ count: left });
    return this.send(manager, account, subject, YOUR_ACCOUNT, [what, IF_NOT_YOU]);
  }

  private async send(
    manager: EntityManager,
    { email: to, role }: Recipient,
    subject: Message,
    [label, path]: Action,
    paragraphs: Message[],
    facts?: [label: Text, value: Text][],
  ): Promise<void> {
    const url = role === 'customer' ? siteUrl(this.settings, path) : adminUrl(this.settings, path);
    const action = { label, url };
    await this.mail.enqueue(manager, { kind: 'account', to, subject, paragraphs, facts, action });
  }
}
