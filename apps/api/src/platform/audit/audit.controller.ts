import { BadRequestException, Controller, Get, Req } from '@nestjs/common';
import { AUDIT_ENTITIES, AUDIT_SORTS } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { startOfDay } from '../database/india-time.js';
import { csvFile } from '../http/csv.js';
import { Roles } from '../http/policy.js';
import { idOf } from '../http/query.js';
import { readTableQuery } from '../http/table.query.js';
import { AuditService, type AuditQuery } from './audit.service.js';

@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Roles('admin')
  table(@Req() request: FastifyRequest) {
    return this.audit.table(readAuditQuery(request));
  }

  @Get('export')
  @Roles('admin')
  export(@Req() request: FastifyRequest) {
    return csvFile('audit', readAuditQuery(request), (query) => this.audit.table(query), {
      At: (row) => row.at,
      Actor: (row) => row.actor,
      Action: (row) => row.action,
      Entity: (row) => row.entity,
      Name: (row) => row.name,
      'Entity ID': (row) => row.entity_id,
      Before: (row) => json(row.before),
      After: (row) => json(row.after),
      'Request ID': (row) => row.request_id,
    });
  }
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** @throws BadRequestException naming the parameter that is unknown or wrong. */
function readAuditQuery(request: FastifyRequest): AuditQuery {
  const query = readTableQuery(request, AUDIT_SORTS, ['entity', 'entity_id', 'from', 'to']);
  const entity = AUDIT_ENTITIES.find((known) => known === query.entity) ?? '';
  if (query.entity && !entity)
    throw new BadRequestException(`'entity' must be one of ${AUDIT_ENTITIES.join(', ')}.`);
  const entityId = idOf(query.entity_id);
  if (query.entity_id && entityId === null)
    throw new BadRequestException("'entity_id' must be a whole number.");
  return {
    ...query,
    entity,
    entityId,
    from: readDay('from', query.from),
    to: readDay('to', query.to),
  };
}

/** @throws BadRequestException for what is no day. */
function readDay(name: string, text: string): Date | null {
  if (!text) return null;
  const start = startOfDay(text);
  if (!start) throw new BadRequestException(`'${name}' must be a day such as 2026-11-21.`);
  return start;
}
