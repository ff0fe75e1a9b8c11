import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { TakesBody } from '../platform/http/body-limits.js';
import { Public } from '../platform/http/policy.js';
import { Uncounted } from '../platform/throttling/throttle.guard.js';
import { VisitReportDto } from './report.dto.js';
import { ReportService } from './report.service.js';

@Controller('api/reports')
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @Post()
  @TakesBody('list')
  @Public()
  @Uncounted()
  @HttpCode(204)
  reportVisit(@Body() report: VisitReportDto, @Req() { ip }: FastifyRequest): Promise<void> {
    return this.reports.store(report, ip);
  }
}
