import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { TakesBody } from '../http/body-limits.js';
import { CurrentUser, type Actor } from '../http/current-user.js';
import { RequirePermission } from '../http/policy.js';
import { TrashQueryDto, TrashService } from './trash.service.js';
import { UndoService } from './undo.service.js';
import type { MessageResponse, UndoableResponse } from '../http/message.dto.js';
import { TrashIdsBody, type TrashPage } from './trash.dto.js';

/** Both services also check the permission for each kind of record. */
@Controller('api/admin')
export class RevisionController {
  constructor(
    private readonly undoing: UndoService,
    private readonly trash: TrashService,
  ) {}

  @Post('changes/:change/undo')
  @RequirePermission('trash:write')
  @HttpCode(200)
  undoChange(
    @CurrentUser() actor: Actor,
    @Param('change') change: string,
  ): Promise<UndoableResponse> {
    return this.undoing.undo(actor, change);
  }

  @Get('trash')
  @RequirePermission('trash:read')
  listTrash(@CurrentUser() actor: Actor, @Query() query: TrashQueryDto): Promise<TrashPage> {
    return this.trash.table(actor, query);
  }

  @Post('trash/restore')
  @TakesBody('list')
  @RequirePermission('trash:write')
  @HttpCode(200)
  restoreFromTrash(
    @CurrentUser() actor: Actor,
    @Body() { ids }: TrashIdsBody,
  ): Promise<UndoableResponse> {
    return this.undoing.restore(actor, ids);
  }

  @Post('trash/delete')
  @TakesBody('list')
  @RequirePermission('trash:write')
  @HttpCode(200)
  deleteFromTrash(
    @CurrentUser() actor: Actor,
    @Body() { ids }: TrashIdsBody,
  ): Promise<MessageResponse> {
    return this.trash.purge(actor, ids);
  }
}
