import { Inject, Injectable, Logger } from '@nestjs/common';
import { reason } from '../database/database.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { passwordForm, passwordViolation } from './password-policy.js';

/** What a new password must be, offline and by the service of BREACHED_PASSWORDS_URL. */
@Injectable()
export class PasswordCheck {
  private readonly logger = new Logger('passwords');

  constructor(
    @Inject(SETTINGS)
    private readonly settings: Pick<Settings, 'breachedPasswordsUrl' | 'deadlines'>,
  ) {}

  /** @param own words of the account. @returns why it is refused */
  async violation(password: string, own: string[]): Promise<string | null> {
    const violation = passwordViolation(password, own);
    if (violation) return violation;
    return (await this.isBreached(password))
      ? 'This password appeared in a data breach. Choose another one.'
      : null;
  }

  /** Sends 5 characters of the password's SHA-1. Without an answer, the offline list has to do. */
  private async isBreached(password: string): Promise<boolean> {
    const { breachedPasswordsUrl: baseUrl, deadlines } = this.settings;
    if (baseUrl === null) return false;
    try {
      const { pwnedPassword } = await import('hibp');
      const options = { baseUrl, addPadding: true, timeoutMs: deadlines.breachedPasswords };
      return (await pwnedPassword(passwordForm(password), options)) > 0;
    } catch (error) {
      this.logger.warn(`BREACHED_PASSWORDS_URL does not answer (${reason(error)}).`);
      return false;
    }
  }
}
