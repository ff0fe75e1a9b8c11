import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import type { Answer, TableView } from '@tivara/contracts';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam } from '../../platform/http/row-id.js';
import { TableViewBody } from './table-view.dto.js';
import { TableViewService } from './table-view.service.js';

@Controller('api/admin/views')
export class TableViewController {
  constructor(private readonly views: TableViewService) {}

  @Get()
  @RequirePermission('views:read')
  list(@CurrentUser() { account }: Actor): Promise<TableView[]> {
    return this.views.list(account.id);
  }

  @Post()
  @RequirePermission('views:write')
  async create(
    @CurrentUser() { account }: Actor,
    @Body() body: TableViewBody,
  ): Promise<Answer & TableView> {
    return { message: 'View saved', ...(await this.views.create(account.id, body)) };
  }

  @Put(':id')
  @RequirePermission('views:write')
  async update(
    @CurrentUser() { account }: Actor,
    @IdParam('view') id: number,
    @Body() body: TableViewBody,
  ): Promise<Answer & TableView> {
    return { message: 'View saved', ...(await this.views.update(account.id, id, body)) };
  }

  @Delete(':id')
  @RequirePermission('views:write')
  @HttpCode(200)
  async remove(@CurrentUser() { account }: Actor, @IdParam('view') id: number): Promise<Answer> {
    await this.views.remove(account.id, id);
    return { message: 'View deleted' };
  }
}
