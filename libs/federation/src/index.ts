export { FederationContext } from './context';
export { Federation, track, type ModuleMonitor } from './federation';
export { FragmentBoundary, FragmentMarker } from './fragment-boundary';
export {
  QueryBoundary,
  // Remotes built before 0.1.1 import it by this name; remove it once none is live or in an open tab.
  QueryBoundary as DataPiece,
} from './query-boundary';
export { Remote } from './remote';
export { useFederation } from './use-federation';
