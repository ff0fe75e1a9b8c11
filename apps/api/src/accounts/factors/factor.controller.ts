import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, type Actor, type Person } from '../../platform/http/current-user.js';
import { RequirePermission, SignedIn } from '../../platform/http/policy.js';
import { IdParam } from '../../platform/http/row-id.js';
import { AllowPending, StepUp } from '../../platform/http/second-factor.guard.js';
import type { Account } from '../users/account.entity.js';
import {
  PasskeyBody,
  TotpBody,
  VerificationBody,
  type FactorsDto,
  type NewTotpDto,
  type RecoveryCodesResponse,
  type VerificationOptionsDto,
  type AddedFactorResponse,
} from './factor.dto.js';
import { FactorService } from './factor.service.js';
import { VerificationService } from './verification.service.js';
import type { MessageResponse } from '../../platform/http/message.dto.js';
import { ApiOkResponse } from '../../platform/http/openapi-decorators.js';
import { JSON_OBJECT } from '../../platform/http/responses.js';

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
  startVerification(
    @CurrentUser() actor: Actor<Person>,
    @Req() request: FastifyRequest,
  ): Promise<VerificationOptionsDto> {
    return this.verification.options(actor, request);
  }

  @Post('second-factor')
  @SignedIn()
  @AllowPending('verify', 'enrol')
  @HttpCode(200)
  async verifySession(
    @CurrentUser() actor: Actor<Account>,
    @Body() body: VerificationBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResponse> {
    await this.verification.verify(actor, body, request, reply);
    return { message: MESSAGES.verified };
  }

  /** For what cannot be repeated, such as a download. */
  @Get('step-up')
  @SignedIn()
  @StepUp()
  checkStepUp(): MessageResponse {
    return { message: MESSAGES.verified };
  }

  @Get('factors')
  @RequirePermission('factors:read')
  @AllowPending('enrol')
  listFactors(@CurrentUser() actor: Actor<Account>): Promise<FactorsDto> {
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
  ): Promise<NewTotpDto> {
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
  ): Promise<AddedFactorResponse> {
    return this.factors.addTotp(actor, body, request, reply);
  }

  @Post('factors/passkey/options')
  @RequirePermission('factors:write')
  @AllowPending('enrol')
  @StepUp()
  @HttpCode(200)
  @ApiOkResponse({
    schema: JSON_OBJECT,
    description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn',
  })
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
  ): Promise<AddedFactorResponse> {
    return this.factors.addPasskey(actor, body, request, reply);
  }

  @Delete('factors/:id')
  @RequirePermission('factors:write')
  @StepUp()
  async removeFactor(
    @CurrentUser() actor: Actor<Account>,
    @IdParam('second factor') id: number,
  ): Promise<MessageResponse> {
    await this.factors.remove(actor, id);
    return { message: MESSAGES.factorRemoved };
  }

  @Post('recovery-codes')
  @RequirePermission('factors:write')
  @StepUp()
  @HttpCode(200)
  async renewRecoveryCodes(@CurrentUser() actor: Actor<Account>): Promise<RecoveryCodesResponse> {
    const recovery_codes = await this.factors.renewRecoveryCodes(actor);
    return { message: MESSAGES.recoveryCodesRenewed, recovery_codes };
  }
}
