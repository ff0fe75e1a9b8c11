import { Module } from '@nestjs/common';
import { ReleaseAdminController } from './release-admin.controller.js';
import { ReleaseAdminService } from './release-admin.service.js';
import { ReleaseFolder } from './release-folder.js';
import { ReportBudget } from './report-budget.js';
import { ReportController } from './report.controller.js';
import { ReportService } from './report.service.js';
import { CanaryTask } from './canary.task.js';
import { SampleCounter } from './sample-counter.js';

@Module({
  controllers: [ReleaseAdminController, ReportController],
  providers: [
    ReleaseAdminService,
    ReleaseFolder,
    ReportBudget,
    ReportService,
    CanaryTask,
    SampleCounter,
  ],
})
export class ReleasesModule {}
