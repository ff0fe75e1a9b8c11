import { type Deployment, type IssueKind, type VitalName } from '@tivara/contracts';

export class SampleCountsDto {
  visits: number;
  failed: number;
}

class DecisionBoundsDto {
  promote: number;
  abort: number;
}
class FailureRatesDto {
  /** As good as live. */
  good: number;
  /** Worse. */
  bad: number;
}
export class CanaryAnalysisDto {
  /** 'manual': the rule cannot decide, an administrator must. */
  decision: 'continue' | 'promote' | 'abort' | 'manual';
  reason: string;
  /** The log-likelihood ratio, and the values at which it decides. */
  ratio: number;
  bounds: DecisionBoundsDto;
  rates: FailureRatesDto;
}

export class CanaryRowDto {
  version: string;
  /** Of its deployment; ending the canary returns it. */
  number: number;
  share: number;
  since: string;
  by: string;
  /** One sample for each network. */
  canary: SampleCountsDto;
  live: SampleCountsDto;
  analysis: CanaryAnalysisDto;
}

/** A deployment, or a stored version that was never live (`number` null). */
export class DeploymentRowDto {
  number: number | null;
  version: string;
  since: string;
  by: string;
  event: Deployment['action'] | 'preview';
  share?: number;
  commit?: string;
  why?: string;
  bytes: number | null;
  samples: SampleCountsDto;
  live: boolean;
}

export class ReleaseRowDto {
  app: string;
  owner: string;
  live: DeploymentRowDto;
  canary: CanaryRowDto | null;
}

export class IssueGroupDto {
  version: string;
  kind: IssueKind;
  module: string;
  message: string;
  visits: number;
  last_at: string;
  ms: number | null;
  /** Locations in the sources, `src/heart/heart.tsx:12:5`, where the release has source maps. */
  stack: string[];
}

class PercentileDto {
  p75: number;
  visits: number;
}
class VitalPercentilesDto implements Partial<Record<VitalName, PercentileDto>> {
  LCP?: PercentileDto;
  INP?: PercentileDto;
  CLS?: PercentileDto;
}

/** Of a page in a version: the 75th percentile of the visits that measured it. */
export class PageVitalsDto {
  version: string;
  /** `remote/page` */
  page: string;
  vitals: VitalPercentilesDto;
}

export class ReleaseDetailDto extends ReleaseRowDto {
  history: DeploymentRowDto[];
  issues: IssueGroupDto[];
  /** Of the live version and the canary. */
  vitals: PageVitalsDto[];
}
