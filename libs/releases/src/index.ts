export { checkBudget, checkPaths } from './rules.js';
export { compositionIdOf } from './composition-id.js';
export { integrityOf } from './integrity.js';
export { endCanary, retire, rollBack } from './moves.js';
export { isInShare, pointerOf, type CanaryMove } from './pointer.js';
export {
  checkAgainst,
  readWhole,
  resolveLive,
  withCandidates,
  type Canary,
  type ReadRelease,
  type ReleaseSource,
} from './resolve.js';
export {
  PREVIEW_PARAMETER,
  previewPath,
  readSigned,
  sign,
  type PreviewToken,
  type ReportToken,
} from './signed.js';
export { MovedError, ReleaseStore, type KeptVersion, type NumberedMove } from './store.js';
export { RULE, decide, judge, type Evidence } from './verdict.js';
