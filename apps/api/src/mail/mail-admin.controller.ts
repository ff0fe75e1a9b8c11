import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  MAIL_SORTS,
  MAIL_STATES,
  type MailDetail,
  type MailRow,
  type Saved,
} from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { By, type Actor } from '../http/actor.js';
import { Roles } from '../http/policy.js';
import { idOf } from '../http/query.js';
import { readFilteredQuery } from '../http/table.query.js';
import { MailAdminService, missing } from './mail-admin.service.js';

@Controller('api/admin/mails')
export class MailAdminController {
  constructor(private readonly mails: MailAdminService) {}

  @Get()
  @Roles('admin')
  table(@Req() request: FastifyRequest) {
    return this.mails.table(readFilteredQuery(request, MAIL_SORTS, 'state', MAIL_STATES));
  }

  @Get(':id')
  @Roles('admin')
  one(@Param('id') id: string): Promise<MailDetail> {
    return this.mails.one(mailId(id));
  }

  @Post(':id/retry')
  @Roles('admin')
  @HttpCode(200)
  async retry(@By() actor: Actor, @Param('id') id: string): Promise<Saved<MailRow>> {
    return {
      message: 'The mail is tried again now.',
      ...(await this.mails.retry(actor, mailId(id))),
    };
  }
}

function mailId(text: string): number {
  const id = idOf(text);
  if (id === null) throw missing();
  return id;
}
