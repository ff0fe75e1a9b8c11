import { Module } from '@nestjs/common';
import { Authenticator } from '../platform/http/current-user.js';
import { AccountMails } from './auth/account-mails.js';
import { AccountRequests } from './auth/account-requests.js';
import { AddressController } from './auth/address.controller.js';
import { AddressService } from './auth/address.service.js';
import { AuthController } from './auth/auth.controller.js';
import { AuthService } from './auth/auth.service.js';
import { OwnAccountController } from './auth/own-account.controller.js';
import { OwnAccountService } from './auth/own-account.service.js';
import { RegistrationController } from './auth/registration.controller.js';
import { RegistrationService } from './auth/registration.service.js';
import { FactorController } from './factors/factor.controller.js';
import { FactorService } from './factors/factor.service.js';
import { FactorSessions } from './factors/factor-sessions.js';
import { LoginRecords } from './factors/login-records.js';
import { VerificationService } from './factors/verification.service.js';
import { RequestAuthenticator } from './sessions/request-authenticator.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionService } from './sessions/session.service.js';
import { ApiTokenController } from './tokens/api-token.controller.js';
import { ApiTokenService } from './tokens/api-token.service.js';
import { AccountAdminController } from './users/account-admin.controller.js';
import { AccountAdminService } from './users/account-admin.service.js';
import { TableViewController } from './views/table-view.controller.js';
import { TableViewService } from './views/table-view.service.js';

@Module({
  controllers: [
    AccountAdminController,
    AddressController,
    ApiTokenController,
    AuthController,
    FactorController,
    OwnAccountController,
    RegistrationController,
    SessionController,
    TableViewController,
  ],
  providers: [
    AccountAdminService,
    AccountMails,
    AccountRequests,
    AddressService,
    ApiTokenService,
    AuthService,
    FactorService,
    FactorSessions,
    LoginRecords,
    OwnAccountService,
    RegistrationService,
    SessionService,
    TableViewService,
    VerificationService,
    { provide: Authenticator, useClass: RequestAuthenticator },
  ],
  exports: [Authenticator],
})
export class AccountsModule {}
