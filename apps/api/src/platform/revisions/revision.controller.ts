import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Answer, Undoable } from '@tivara/contracts';
import { TakesBody } from '../http/body-limits.js';
import { CurrentUser, type Actor } from '../http/current-user.js';
import { RowIds } from '../http/fields.js';
import { RequirePermission } from '../http/policy.js';
import { TrashQueryDto, TrashService } from './trash.service.js';
import { UndoService } from './undo.service.js';

class TrashIdsBody {
  @RowIds('deleted records') ids: number[];
}

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
  undo(@CurrentUser() actor: Actor, @Param('change') change: string): Promise<Undoable> {
    return this.undoing.undo(actor, change);
  }

  @Get('trash')
  @RequirePermission('trash:read')
  table(@CurrentUser() actor: Actor, @Query() query: TrashQueryDto) {
    return this.trash.table(actor, query);
  }

  @Post('trash/restore')
  @TakesBody('list')
  @RequirePermission('trash:write')
  @HttpCode(200)
  restore(@CurrentUser() actor: Actor, @Body() { ids }: TrashIdsBody): Promise<Undoable> {
    return this.undoing.restore(actor, ids);
  }

  @Post('trash/delete')
  @TakesBody('list')
  @RequirePermission('trash:write')
  @HttpCode(200)
  purge(@CurrentUser() actor: Actor, @Body() { ids }: TrashIdsBody): Promise<Answer> {
    return this.trash.purge(actor, ids);
  }
}
