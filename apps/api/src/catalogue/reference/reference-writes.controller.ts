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
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '../../platform/http/openapi-decorators.js';
import { PUBLICATION_STATES, REFERENCE_SORTS, REFERENCE_USED } from '@tivara/contracts';
import type { InUse, PublicationState, Saved, Versioned } from '@tivara/contracts';
import { counted, pluralOf } from '../../platform/counted.js';
import { BODY_RULES } from '../../platform/http/body-rules.js';
import { TakesBody } from '../../platform/http/body-limits.js';
import {
  BulkDeletionBody,
  toDeletion,
  type BulkDeletionResponse,
} from '../../platform/http/bulk-deletion.dto.js';
import { csvFile, type CsvColumns } from '../../platform/http/csv.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { RowId, editOf } from '../../platform/http/fields.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { OneOf, QueryText } from '../../platform/http/query.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import { tableQueryDto } from '../../platform/http/table.query.js';
import { TakesPictures } from '../../platform/media/picture-bodies.js';
import { REFERENCE_KINDS, type ReferenceKind } from './reference-kinds.js';
import { ReferenceService } from './reference.service.js';
import type { SimilarRowDto } from '../../platform/http/similar-row.dto.js';
import type { UndoableResponse } from '../../platform/http/message.dto.js';
import { usedOf, pageOf, savedOf, CsvFile } from '../../platform/http/responses.js';

class ReplaceBody {
  @RowId('Choose what the products get instead.') replacement_id: number;
}

class SimilarQueryDto {
  @QueryText() name = '';
}

class ReferenceQueryDto extends tableQueryDto(REFERENCE_SORTS) {
  @OneOf(REFERENCE_USED) used: (typeof REFERENCE_USED)[number] | '' = '';
}

class PublishedQueryDto extends ReferenceQueryDto {
  @OneOf(PUBLICATION_STATES) state: PublicationState | '' = '';
}

function controllerOf<A extends object, B extends object>(kind: ReferenceKind<A, B>): Type {
  const EditBody = editOf(kind.Body, kind.pictureField ? [kind.pictureField] : []);
  const pipe = (expectedType: Type) => new ValidationPipe({ ...BODY_RULES, expectedType });
  const name = kind.entity[0]?.toUpperCase() + kind.entity.slice(1);

  const singular = kind.target.name;
  const plural = pluralOf(singular);
  const called = (operationId: string) => ApiOperation({ operationId });
  const named = <T extends Type>(className: string, DtoType: T): T =>
    Object.defineProperty(DtoType, 'name', { value: className });
  const RowDto = named(`Listed${singular}`, usedOf(kind.RecordDto));
  const PageDto = named(`${singular}Page`, pageOf(RowDto));
  const SavedDto = named(`Saved${singular}`, savedOf(kind.RecordDto));

  class QueryDto extends ((kind.isPublished
    ? PublishedQueryDto
    : ReferenceQueryDto) as typeof PublishedQueryDto) {}

  @ApiTags(kind.table)
  @Controller('api')
  class ReferenceWritesController {
    constructor(private readonly reference: ReferenceService) {}

    @Get(`admin/${kind.path}`)
    @RequirePermission('catalogue:read')
    @called(`listAdmin${plural}`)
    @ApiOkResponse({ type: PageDto })
    table(@Query() query: QueryDto) {
      return this.reference.table(kind, query);
    }

    @Get(`admin/${kind.path}/export`)
    @RequirePermission('catalogue:read')
    @called(`export${plural}`)
    @CsvFile()
    export(@Query() query: QueryDto): Promise<StreamableFile> {
      const columns: CsvColumns<InUse<A>> = { ...kind.csv, Products: (row) => row.products };
      return csvFile(kind.path, query, (page) => this.reference.table(kind, page), columns);
    }

    /** Values that a new one may repeat. */
    @Get(`admin/${kind.path}/similar`)
    @RequirePermission('catalogue:read')
    @called(`findSimilar${plural}`)
    similar(@Query() { name }: SimilarQueryDto): Promise<SimilarRowDto[]> {
      return this.reference.similar(kind as ReferenceKind, name);
    }

    @Get(`admin/${kind.path}/:id`)
    @RequirePermission('catalogue:read')
    @called(`getAdmin${singular}`)
    @ApiOkResponse({ type: kind.RecordDto })
    async one(@IdParam(kind.entity) id: number): Promise<Versioned<A>> {
      const row = await this.reference.find(kind, id);
      if (!row) throw notFound(kind.entity);
      return row;
    }

    @Post(kind.path)
    @RequirePermission('catalogue:write')
    @TakesPictures()
    @ApiBody({ type: kind.Body })
    @called(`create${singular}`)
    @ApiCreatedResponse({ type: SavedDto })
    async create(@CurrentUser() actor: Actor, @Body(pipe(kind.Body)) body: B): Promise<Saved<A>> {
      const row = await this.reference.create(actor, kind, body);
      return { message: `${name} added successfully`, ...row };
    }

    @Post(`admin/${kind.path}/bulk`)
    @TakesBody('list')
    @RequirePermission('catalogue:write')
    @HttpCode(200)
    @called(`delete${plural}`)
    async removeSome(
      @CurrentUser() actor: Actor,
      @Body() { ids }: BulkDeletionBody,
    ): Promise<BulkDeletionResponse> {
      const deletion = await this.reference.removeSome(actor, kind as ReferenceKind, ids);
      return toDeletion(actor, kind.entity, deletion);
    }

    @Post(`admin/${kind.path}/:id/replace`)
    @RequirePermission('catalogue:write')
    @HttpCode(200)
    @called(`replace${singular}`)
    async replace(
      @CurrentUser() actor: Actor,
      @IdParam(kind.entity) id: number,
      @Body() body: ReplaceBody,
    ): Promise<UndoableResponse> {
      const products = await this.reference.replace(
        actor,
        kind as ReferenceKind,
        id,
        body.replacement_id,
      );
      const message = `${name} deleted, ${counted(products, 'product')} changed`;
      return { message, undo: actor.requestId };
    }

    @Put(`${kind.path}/:id`)
    @RequirePermission('catalogue:write')
    @TakesPictures()
    @ApiBody({ type: EditBody })
    @called(`update${singular}`)
    @ApiOkResponse({ type: SavedDto })
    async update(
      @CurrentUser() actor: Actor,
      @IdParam(kind.entity) id: number,
      @Body(pipe(EditBody)) body: B & { version?: number },
    ): Promise<Saved<A>> {
      const row = await this.reference.update(actor, kind, id, body);
      return { message: `${name} updated successfully`, undo: actor.requestId, ...row };
    }

    @Delete(`${kind.path}/:id`)
    @RequirePermission('catalogue:write')
    @HttpCode(200)
    @called(`delete${singular}`)
    async remove(
      @CurrentUser() actor: Actor,
      @IdParam(kind.entity) id: number,
    ): Promise<UndoableResponse> {
      await this.reference.remove(actor, kind as ReferenceKind, id);
      return { message: `${name} deleted successfully`, undo: actor.requestId };
    }
  }
  Object.defineProperty(ReferenceWritesController, 'name', {
    value: `${kind.target.name}WritesController`,
  });
  return ReferenceWritesController;
}

export const REFERENCE_WRITES = REFERENCE_KINDS.map(controllerOf);
