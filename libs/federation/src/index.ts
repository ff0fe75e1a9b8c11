export { FederationContext, useFederation } from './context';
export { Federation, track, type ModuleMonitor } from './federation';
export { FragmentBoundary, FragmentMarker } from './fragment-boundary';
export { HYDRATED_EVENT, NotifyHydrated } from './notify-hydrated';
export { QueryBoundary } from './query-boundary';
export { Remote } from './remote';
