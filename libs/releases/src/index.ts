export { checkBudget, checkPaths } from './rules.js';
export { integrityOf } from './integrity.js';
export { checkAgainst, readWhole, resolveLive, type ReadRelease } from './resolve.js';
export { ReleaseStore, type KeptVersion, type NumberedMove } from './store.js';
