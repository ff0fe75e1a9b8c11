import { Module } from '@nestjs/common';
import { ReleaseAdminController } from './release-admin.controller.js';
import { ReleaseAdminService } from './release-admin.service.js';
import { SiteTextsController } from './site-texts.controller.js';
import { SiteReleases } from './site-releases.js';
import { ReportBudget } from './report-budget.js';
import { ReportController } from './report.controller.js';
import { ReportService } from './report.service.js';
import { DeploymentEventsTask } from './deployment-events.task.js';
import { DeploymentTask } from './deployment.task.js';
import { SampleCounter } from './sample-counter.js';

@Module({
  controllers: [ReleaseAdminController, SiteTextsController, ReportController],
  providers: [
    ReleaseAdminService,
    SiteReleases,
    ReportBudget,
    ReportService,
    DeploymentEventsTask,
    DeploymentTask,
    SampleCounter,
  ],
  exports: [SiteReleases],
})
export class ReleasesModule {}
