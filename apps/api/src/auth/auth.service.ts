import { Injectable, UnauthorizedException } from '@nestjs/common';
import { MESSAGES, type Account as AccountAnswer } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { searchKey } from '../database/search-key.js';
import { Account } from './account.entity.js';
import type { LoginDto } from './auth.dto.js';
import { verifyPassword } from './password.js';

@Injectable()
export class AuthService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The account whose e-mail and password these are.
   * @throws UnauthorizedException alike, and after the same work, for an unknown e-mail and a wrong password.
   */
  async authenticate({ email, password }: LoginDto): Promise<Account> {
    const emailKey = searchKey(email);
    const account = await this.dataSource.getRepository(Account).findOneBy({ emailKey });
    const matches = await verifyPassword(account?.passwordHash, password);
    if (!account || !matches) throw new UnauthorizedException(MESSAGES.loginFailed);
    return account;
  }
}

export const toAccount = ({ id, username, email, role }: Account): AccountAnswer => ({
  account_id: id,
  username,
  email,
  role,
});
