import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Authenticator } from '../platform/http/authenticator.js';
import { ACCOUNTS_ENTITIES } from './accounts.entities.js';
import { AccountMails } from './auth/account-mails.js';
import { AuthController } from './auth/auth.controller.js';
import { AuthService } from './auth/auth.service.js';
import { OwnAccountService } from './auth/own-account.service.js';
import { RegistrationService } from './auth/registration.service.js';
import { SessionService } from './sessions/session.service.js';
import { AccountAdminController } from './users/account-admin.controller.js';
import { AccountAdminService } from './users/account-admin.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(ACCOUNTS_ENTITIES)],
  controllers: [AccountAdminController, AuthController],
  providers: [
    AccountAdminService,
    AccountMails,
    AuthService,
    OwnAccountService,
    RegistrationService,
    SessionService,
    { provide: Authenticator, useExisting: SessionService },
  ],
  exports: [Authenticator],
})
export class AccountsModule {}
