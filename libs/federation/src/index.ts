export { FederationContext } from './context';
export { DataPiece } from './data-piece';
export { Federation, track, type Watch } from './federation';
export { PieceBoundary } from './piece-boundary';
export { PiecePlace } from './piece-place';
export { Remote } from './remote';
export { useAttempt, useFederation } from './use-federation';
