import { Injectable, SetMetadata, UseInterceptors, applyDecorators } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AuditEntity } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { actorOf } from '../http/current-user.js';
import { StepUp } from '../http/second-factor.guard.js';
import { AuditedTransactions } from './audited-transactions.js';

const EXPORTED = 'tivara:exported';

@Injectable()
class ExportAudit implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly changes: AuditedTransactions,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const entity = this.reflector.get<AuditEntity>(EXPORTED, context.getHandler());
    return next.handle().pipe(
      mergeMap(async (file) => {
        await this.changes.run(actorOf(request), (change) =>
          change.record('export', entity, 0, null, request.query as object),
        );
        return file;
      }),
    );
  }
}

/** A file of personal data: needs step-up, and is recorded before it is sent. */
export const PersonalExport = (entity: AuditEntity) =>
  applyDecorators(SetMetadata(EXPORTED, entity), StepUp(), UseInterceptors(ExportAudit));
