import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';

import { CurrentUser, type Actor, type Person } from '../../platform/http/current-user.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam } from '../../platform/http/row-id.js';
import { TableViewBody, type TableViewDto, type SavedTableView } from './table-view.dto.js';
import { TableViewService } from './table-view.service.js';
import type { MessageResponse } from '../../platform/http/message.dto.js';

@Controller('api/admin/views')
export class TableViewController {
  constructor(private readonly views: TableViewService) {}

  @Get()
  @RequirePermission('views:read')
  listTableViews(@CurrentUser() { account }: Actor<Person>): Promise<TableViewDto[]> {
    return this.views.list(account.id);
  }

  @Post()
  @RequirePermission('views:write')
  async createTableView(
    @CurrentUser() { account }: Actor<Person>,
    @Body() body: TableViewBody,
  ): Promise<SavedTableView> {
    return { message: 'View saved', ...(await this.views.create(account.id, body)) };
  }

  @Put(':id')
  @RequirePermission('views:write')
  async updateTableView(
    @CurrentUser() { account }: Actor<Person>,
    @IdParam('view') id: number,
    @Body() body: TableViewBody,
  ): Promise<SavedTableView> {
    return { message: 'View saved', ...(await this.views.update(account.id, id, body)) };
  }

  @Delete(':id')
  @RequirePermission('views:write')
  @HttpCode(200)
  async deleteTableView(
    @CurrentUser() { account }: Actor<Person>,
    @IdParam('view') id: number,
  ): Promise<MessageResponse> {
    await this.views.remove(account.id, id);
    return { message: 'View deleted' };
  }
}
