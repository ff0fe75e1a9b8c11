import {
  Body,
  Controller,
  Delete,
  Get,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { csvFile } from '../../platform/http/csv.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam } from '../../platform/http/row-id.js';
import { StepUp } from '../../platform/http/second-factor.guard.js';
import { PersonalExport } from '../../platform/audit/personal-export.js';
import { FactorService } from '../factors/factor.service.js';
import { AccountAdminService, AccountQueryDto } from './account-admin.service.js';
import { AccountBody, InvitationBody } from './account.dto.js';
import type {
  AccountPage,
  InvitationDto,
  InvitationResponse,
  SavedAccount,
} from './account-response.dto.js';
import type { MessageResponse } from '../../platform/http/message.dto.js';
import { CsvFile } from '../../platform/http/responses.js';

@Controller('api/admin')
export class AccountAdminController {
  constructor(
    private readonly accounts: AccountAdminService,
    private readonly factors: FactorService,
  ) {}

  @Get('accounts')
  @RequirePermission('accounts:read')
  listAccounts(@Query() query: AccountQueryDto): Promise<AccountPage> {
    return this.accounts.table(query);
  }

  @Get('accounts/export')
  @RequirePermission('accounts:export')
  @PersonalExport('account')
  @CsvFile()
  exportAccounts(@Query() query: AccountQueryDto): Promise<StreamableFile> {
    return csvFile('accounts', query, (page) => this.accounts.table(page), {
      'Account ID': (row) => row.account_id,
      Username: (row) => row.username,
      Email: (row) => row.email,
      Role: (row) => row.role,
      Status: (row) => row.status,
      'Created at': (row) => row.created_at,
      Sessions: (row) => row.sessions,
    });
  }

  @Put('accounts/:id')
  @RequirePermission('accounts:write')
  @StepUp()
  async updateAccount(
    @CurrentUser() actor: Actor,
    @IdParam('account') id: number,
    @Body() body: AccountBody,
  ): Promise<SavedAccount> {
    const account = await this.accounts.update(actor, id, body);
    return { message: 'Account updated successfully', ...account };
  }

  @Delete('accounts/:id/sessions')
  @RequirePermission('accounts:write')
  async endAccountSessions(
    @CurrentUser() actor: Actor,
    @IdParam('account') id: number,
  ): Promise<MessageResponse> {
    await this.accounts.endSessions(actor, id);
    return { message: 'The account was logged out everywhere' };
  }

  @Delete('accounts/:id/factors')
  @RequirePermission('accounts:write')
  @StepUp()
  async resetAccountFactors(
    @CurrentUser() actor: Actor,
    @IdParam('account') id: number,
  ): Promise<MessageResponse> {
    await this.factors.reset(actor, id);
    return { message: 'Second factors reset' };
  }

  @Get('invitations')
  @RequirePermission('accounts:read')
  listInvitations(): Promise<InvitationDto[]> {
    return this.accounts.invitations();
  }

  @Post('invitations')
  @RequirePermission('accounts:write')
  @StepUp()
  async invite(
    @CurrentUser() actor: Actor,
    @Body() body: InvitationBody,
  ): Promise<InvitationResponse> {
    return { message: 'Invitation sent', ...(await this.accounts.invite(actor, body)) };
  }

  @Delete('invitations/:id')
  @RequirePermission('accounts:write')
  async withdrawInvitation(
    @CurrentUser() actor: Actor,
    @IdParam('invitation') id: number,
  ): Promise<MessageResponse> {
    await this.accounts.withdraw(actor, id);
    return { message: 'Invitation withdrawn' };
  }
}
