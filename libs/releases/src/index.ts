export { checkBudget, checkPaths } from './rules.js';
export { compositionIdOf } from './hashes.js';
export { integrityOf } from './hashes.js';
export { endCanary, retire, revertDeployment, rollBack } from './deployments.js';
export {
  isInShare,
  currentOf,
  previousVersion,
  type CanaryDeployment,
  type NumberedDeployment,
} from './current.js';
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
  PREVIEW_COOKIE,
  PREVIEW_PARAMETER,
  previewPath,
  readSigned,
  recordPreviewPath,
  sign,
  type PreviewToken,
  type RecordPreviewToken,
  type ReportToken,
} from './signed.js';
export { DeploymentConflictError, ReleaseStore, checkBuild, type StoredVersion } from './store.js';
export { folderAt } from './storage/open-storage.js';
export { CANARY_RULE, analyseCanary, decideCanary, type Evidence } from './canary-analysis.js';
