import type { StorePlace } from '@tivara/contracts';

export interface StateCount {
  state: string;
  stores: number;
}

/** 'Jammu & Kashmir' is 'Jammu and Kashmir'. */
const keyOf = (state: string): string =>
  state.toLowerCase().replaceAll('&', 'and').replace(/\s+/g, ' ').trim();

export const isSameState = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

export const isInState = ({ states }: StorePlace, state: string): boolean =>
  Object.keys(states).some((name) => isSameState(name, state));

/** In alphabetical order. */
export function statesOf(places: StorePlace[]): StateCount[] {
  const counts = new Map<string, number>();
  for (const { states } of places)
    for (const [state, stores] of Object.entries(states))
      counts.set(state, (counts.get(state) ?? 0) + stores);
  return [...counts]
    .map(([state, stores]) => ({ state, stores }))
    .sort((a, b) => (a.state < b.state ? -1 : 1));
}
