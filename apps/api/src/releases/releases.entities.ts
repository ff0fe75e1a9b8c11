import { ReportIssue } from './report-issue.entity.js';
import { ReportSample } from './report-sample.entity.js';

export const RELEASES_ENTITIES = [ReportIssue, ReportSample];
