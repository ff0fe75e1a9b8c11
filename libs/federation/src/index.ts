export { FederationContext } from './context';
export { DataPiece } from './data-piece';
export { Federation, track, type ModuleLoader, type TrackedPromise } from './federation';
export { PieceBoundary } from './piece-boundary';
export { Remote, type RemoteProps } from './remote';
export { useAttempt, useFederation } from './use-federation';
