import { QueryBoundary } from './query-boundary';

export { FederationContext, useFederation } from './context';
export { Federation, track, type ModuleMonitor } from './federation';
export { FragmentBoundary, FragmentMarker } from './fragment-boundary';
export { HYDRATED_EVENT, NotifyHydrated } from './notify-hydrated';
export { QueryBoundary } from './query-boundary';
export { Remote } from './remote';

/** @public Remotes from before contract 1.5 import it; remove it once none is live or in an open tab. */
export const DataPiece = QueryBoundary; // eslint-disable-line tivara/standard-terms
