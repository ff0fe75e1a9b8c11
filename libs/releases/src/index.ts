export { checkBudget, checkPaths } from './rules.js';
export { compositionIdOf } from './hashes.js';
export { integrityOf } from './hashes.js';
export { endCanary, retire, rollBack } from './deployments.js';
export { isInShare, currentOf, type CanaryDeployment, type NumberedDeployment } from './current.js';
export {
  checkAgainst,
  verifiedReader,
  resolveLive,
  replaceReleases,
  type Canary,
  type ReadRelease,
  type ReleaseSource,
} from './resolve.js';
export { allSignatures, isSigned, readSecrets, signature, type Secrets } from './secrets.js';
export {
  PREVIEW_PARAMETER,
  previewPath,
  readSigned,
  sign,
  type PreviewToken,
  type ReportToken,
} from './signed.js';
export { DeploymentConflictError, ReleaseStore, type StoredVersion } from './store.js';
export { CANARY_RULE, analyseCanary, decideCanary, type Evidence } from './canary-analysis.js';
