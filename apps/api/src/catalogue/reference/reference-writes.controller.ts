import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  ValidationPipe,
  type Type,
} from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { REFERENCE_SORTS } from '@tivara/contracts';
import type { Answer, BulkDeletion, InUse, Saved, Versioned } from '@tivara/contracts';
import { BODY_RULES } from '../../platform/http/body-rules.js';
import { BulkDeletionDto, toDeletion } from '../../platform/http/bulk-deletion.js';
import { csvFile, type CsvColumns } from '../../platform/http/csv.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { editOf } from '../../platform/http/fields.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import { tableQueryDto } from '../../platform/http/table.query.js';
import { TakesPictures } from '../../platform/media/picture-bodies.js';
import { REFERENCE_KINDS, type ReferenceKind } from './reference-kinds.js';
import { ReferenceService } from './reference.service.js';

class ReferenceQueryDto extends tableQueryDto(REFERENCE_SORTS) {}

function controllerOf<A extends object, B extends object>(kind: ReferenceKind<A, B>): Type {
  const EditBody = editOf(kind.Body, kind.pictureField ? [kind.pictureField] : []);
  const pipe = (expectedType: Type) => new ValidationPipe({ ...BODY_RULES, expectedType });
  const name = kind.entity[0]?.toUpperCase() + kind.entity.slice(1);

  @ApiTags(kind.table)
  @Controller('api')
  class ReferenceWritesController {
    constructor(private readonly reference: ReferenceService) {}

    @Get(`admin/${kind.path}`)
    @RequirePermission('catalogue:read')
    table(@Query() query: ReferenceQueryDto) {
      return this.reference.table(kind, query);
    }

    @Get(`admin/${kind.path}/export`)
    @RequirePermission('catalogue:read')
    export(@Query() query: ReferenceQueryDto) {
      const columns: CsvColumns<InUse<A>> = { ...kind.csv, Products: (row) => row.products };
      return csvFile(kind.path, query, (page) => this.reference.table(kind, page), columns);
    }

    @Get(`admin/${kind.path}/:id`)
    @RequirePermission('catalogue:read')
    async one(@IdParam(kind.entity) id: number): Promise<Versioned<A>> {
      const row = await this.reference.find(kind, id);
      if (!row) throw notFound(kind.entity);
      return row;
    }

    @Post(kind.path)
    @RequirePermission('catalogue:write')
    @TakesPictures()
    @ApiBody({ type: kind.Body })
    async create(@CurrentUser() actor: Actor, @Body(pipe(kind.Body)) body: B): Promise<Saved<A>> {
      const row = await this.reference.create(actor, kind, body);
      return { message: `${name} added successfully`, ...row };
    }

    @Post(`admin/${kind.path}/bulk`)
    @RequirePermission('catalogue:write')
    @HttpCode(200)
    async removeSome(
      @CurrentUser() actor: Actor,
      @Body() { ids }: BulkDeletionDto,
    ): Promise<BulkDeletion> {
      return toDeletion(await this.reference.removeSome(actor, kind as ReferenceKind, ids));
    }

    @Put(`${kind.path}/:id`)
    @RequirePermission('catalogue:write')
    @TakesPictures()
    @ApiBody({ type: EditBody })
    async update(
      @CurrentUser() actor: Actor,
      @IdParam(kind.entity) id: number,
      @Body(pipe(EditBody)) body: B & { version?: number },
    ): Promise<Saved<A>> {
      const row = await this.reference.update(actor, kind, id, body);
      return { message: `${name} updated successfully`, ...row };
    }

    @Delete(`${kind.path}/:id`)
    @RequirePermission('catalogue:write')
    @HttpCode(200)
    async remove(@CurrentUser() actor: Actor, @IdParam(kind.entity) id: number): Promise<Answer> {
      await this.reference.remove(actor, kind as ReferenceKind, id);
      return { message: `${name} deleted successfully` };
    }
  }
  Object.defineProperty(ReferenceWritesController, 'name', {
    value: `${kind.target.name}WritesController`,
  });
  return ReferenceWritesController;
}

export const REFERENCE_WRITES = REFERENCE_KINDS.map(controllerOf);
