import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import type {
  Answer,
  Factors,
  NewTotp,
  RecoveryCodes,
  VerificationOptions,
} from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { RequirePermission, SignedIn } from '../../platform/http/policy.js';
import { IdParam } from '../../platform/http/row-id.js';
import { AllowPending, StepUp } from '../../platform/http/second-factor.guard.js';
import type { Account } from '../users/account.entity.js';
import { PasskeyBody, TotpBody, VerificationBody } from './factor.dto.js';
import { FactorService } from './factor.service.js';
import { VerificationService } from './verification.service.js';

@Controller('api/auth')
export class FactorController {
  constructor(
    private readonly factors: FactorService,
    private readonly verification: VerificationService,
  ) {}

  @Post('second-factor/options')
  @SignedIn()
  @AllowPending('verify', 'enrol')
  @HttpCode(200)
  options(
    @CurrentUser() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VerificationOptions> {
    return this.verification.options(actor, request);
  }

  @Post('second-factor')
  @SignedIn()
  @AllowPending('verify', 'enrol')
  @HttpCode(200)
  async verify(
    @CurrentUser() actor: Actor<Account>,
    @Body() body: VerificationBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    await this.verification.verify(actor, body, request, reply);
    return { message: MESSAGES.verified };
  }

  /** For what cannot be repeated, such as a download. */
  @Get('step-up')
  @SignedIn()
  @StepUp()
  stepUp(): Answer {
    return { message: MESSAGES.verified };
  }

  @Get('factors')
  @RequirePermission('factors:read')
  @AllowPending('enrol')
  list(@CurrentUser() actor: Actor<Account>): Promise<Factors> {
    return this.factors.list(actor);
  }

  @Post('factors/totp/options')
  @RequirePermission('factors:write')
  @AllowPending('enrol')
  @StepUp()
  @HttpCode(200)
  startTotp(
    @CurrentUser() actor: Actor<Account>,
    @Req() request: FastifyRequest,
  ): Promise<NewTotp> {
    return this.factors.startTotp(actor, request);
  }

  @Post('factors/totp')
  @RequirePermission('factors:write')
  @AllowPending('enrol')
  @StepUp()
  addTotp(
    @CurrentUser() actor: Actor<Account>,
    @Body() body: TotpBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.factors.addTotp(actor, body, request, reply);
  }

  @Post('factors/passkey/options')
  @RequirePermission('factors:write')
  @AllowPending('enrol')
  @StepUp()
  @HttpCode(200)
  startPasskey(
    @CurrentUser() actor: Actor<Account>,
    @Req() request: FastifyRequest,
  ): Promise<object> {
    return this.factors.startPasskey(actor, request);
  }

  @Post('factors/passkey')
  @RequirePermission('factors:write')
  @AllowPending('enrol')
  @StepUp()
  addPasskey(
    @CurrentUser() actor: Actor<Account>,
    @Body() body: PasskeyBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.factors.addPasskey(actor, body, request, reply);
  }

  @Delete('factors/:id')
  @RequirePermission('factors:write')
  @StepUp()
  async remove(
    @CurrentUser() actor: Actor<Account>,
    @IdParam('second factor') id: number,
  ): Promise<Answer> {
    await this.factors.remove(actor, id);
    return { message: MESSAGES.factorRemoved };
  }

  @Post('recovery-codes')
  @RequirePermission('factors:write')
  @StepUp()
  @HttpCode(200)
  async renew(@CurrentUser() actor: Actor<Account>): Promise<RecoveryCodes> {
    const recovery_codes = await this.factors.renewRecoveryCodes(actor);
    return { message: MESSAGES.recoveryCodesRenewed, recovery_codes };
  }
}
