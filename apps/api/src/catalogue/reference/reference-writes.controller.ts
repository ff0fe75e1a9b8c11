import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Put,
  Query,
  ValidationPipe,
  type Type,
} from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import {
  REFERENCE_SORTS,
  type Answer,
  type BulkDeletion,
  type InUse,
  type Saved,
  type Versioned,
} from '@tivara/contracts';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { BulkDeletionDto, toDeletion } from '../../platform/http/bulk-deletion.js';
import { csvFile, type CsvColumns } from '../../platform/http/csv.js';
import { BODY_RULES } from '../../platform/http/body-rules.js';
import { editOf } from '../../platform/http/fields.js';
import { Roles } from '../../platform/http/policy.js';
import { idOf } from '../../platform/http/query.js';
import { tableQueryDto } from '../../platform/http/table.query.js';
import { TakesPictures } from '../../platform/media/takes-pictures.js';
import { REFERENCE_KINDS, type WritableKind } from './reference-kinds.js';
import { ReferenceService } from './reference.service.js';

class ReferenceQueryDto extends tableQueryDto(REFERENCE_SORTS) {}

/** The writes of one kind of reference data, and its admin table. */
function controllerOf<B extends object, A extends object>(kind: WritableKind<B, A>): Type {
  const EditBody = editOf(kind.Body, kind.pictureField ? [kind.pictureField] : []);
  const pipe = (expectedType: Type) => new ValidationPipe({ ...BODY_RULES, expectedType });
  const name = kind.entity[0]?.toUpperCase() + kind.entity.slice(1);

  @ApiTags(kind.table)
  @Controller('api')
  class ReferenceWritesController {
    constructor(private readonly reference: ReferenceService) {}

    @Get(`admin/${kind.path}`)
    @Roles('admin')
    table(@Query() query: ReferenceQueryDto) {
      return this.reference.table(kind, query);
    }

    @Get(`admin/${kind.path}/export`)
    @Roles('admin')
    export(@Query() query: ReferenceQueryDto) {
      return csvFile<InUse<A>, typeof query>(
        kind.path,
        query,
        (page) => this.reference.table(kind, page),
        { ...(kind.csv as CsvColumns<InUse<A>>), Products: (row) => row.products },
      );
    }

    @Get(`admin/${kind.path}/:id`)
    @Roles('admin')
    async one(@Param('id') id: string): Promise<Versioned<A>> {
      const row = await this.reference.one(kind, this.idOf(id));
      if (!row) throw new NotFoundException(`This ${kind.entity} does not exist.`);
      return row;
    }

    @Post(kind.path)
    @Roles('admin')
    @TakesPictures()
    @ApiBody({ type: kind.Body })
    async create(@CurrentUser() actor: Actor, @Body(pipe(kind.Body)) body: B): Promise<Saved<A>> {
      const row = await this.reference.create(actor, kind, body);
      return { message: `${name} added successfully`, ...row };
    }

    @Post(`admin/${kind.path}/bulk`)
    @Roles('admin')
    @HttpCode(200)
    async removeSome(
      @CurrentUser() actor: Actor,
      @Body() { ids }: BulkDeletionDto,
    ): Promise<BulkDeletion> {
      return toDeletion(await this.reference.removeSome(actor, kind, ids));
    }

    @Put(`${kind.path}/:id`)
    @Roles('admin')
    @TakesPictures()
    @ApiBody({ type: EditBody })
    async update(
      @CurrentUser() actor: Actor,
      @Param('id') id: string,
      @Body(pipe(EditBody)) body: B & { version?: number },
    ): Promise<Saved<A>> {
      const row = await this.reference.update(actor, kind, this.idOf(id), body);
      return { message: `${name} updated successfully`, ...row };
    }

    @Delete(`${kind.path}/:id`)
    @Roles('admin')
    @HttpCode(200)
    async remove(@CurrentUser() actor: Actor, @Param('id') id: string): Promise<Answer> {
      await this.reference.remove(actor, kind, this.idOf(id));
      return { message: `${name} deleted successfully` };
    }

    private idOf(text: string): number {
      const id = idOf(text);
      if (id === null) throw new NotFoundException(`This ${kind.entity} does not exist.`);
      return id;
    }
  }
  Object.defineProperty(ReferenceWritesController, 'name', {
    value: `${kind.target.name}WritesController`,
  });
  return ReferenceWritesController;
}

export const REFERENCE_WRITES = REFERENCE_KINDS.map((kind) =>
  controllerOf(kind as unknown as WritableKind),
);
