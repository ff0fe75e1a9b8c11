import { PasswordReset } from './auth/password-reset.entity.js';
import { Invitation } from './invitations/invitation.entity.js';
import { Session } from './sessions/session.entity.js';
import { Account } from './users/account.entity.js';

export const ACCOUNTS_ENTITIES = [Account, Invitation, PasswordReset, Session];
