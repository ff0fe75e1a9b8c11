import { FILTER_GROUPS, type FacetGroup, type Facets } from '@tivara/contracts';
import type { Kind } from './catalogue-index.js';
import type { ChosenIds, FacetValue } from './facet-values.js';

/** The groups whose choice leaves a kind out. */
const refusing = ({ ids }: Kind, chosen: [FacetGroup, readonly number[]][]): FacetGroup[] =>
  chosen
    .filter(([group, wanted]) => !ids[group].some((id) => wanted.includes(id)))
    .map(([group]) => group);

const entriesOf = (chosen: ChosenIds) =>
  Object.entries(chosen) as [FacetGroup, readonly number[]][];

/** By a kind's place: 1 where nothing that is chosen leaves it out. */
export function fittingKinds(kinds: Kind[], chosen: ChosenIds): Uint8Array {
  const entries = entriesOf(chosen);
  return Uint8Array.from(kinds, (kind) => (refusing(kind, entries).length ? 0 : 1));
}

/**
 * How many products each value would find: a group's counts leave its own choice out. A colour counts the products that have any
 * colour whose name contains its own, as choosing it would find them. (DECISIONS, Screens: values without results)
 * @param found how many products of each kind there are, by the kind's place
 */
export function countFacets(
  kinds: Kind[],
  found: ArrayLike<number>,
  chosen: ChosenIds,
  values: FacetValue[],
): { total: number; facets: Facets } {
  const idsOf = countedIds(values);
  const entries = entriesOf(chosen);
  const counts = Object.fromEntries(
    FILTER_GROUPS.map((group) => [group, [] as number[]]),
  ) as Record<FacetGroup, number[]>;
  let total = 0;
  for (const [place, kind] of kinds.entries()) {
    const products = found[place] ?? 0;
    if (!products) continue;
    const refused = refusing(kind, entries);
    if (refused.length > 1) continue;
    if (!refused.length) total += products;
    for (const group of refused.length ? refused : FILTER_GROUPS)
      for (const id of idsOf(group, kind)) counts[group][id] = (counts[group][id] ?? 0) + products;
  }
  const facets = Object.fromEntries(
    FILTER_GROUPS.map((group) => [
      group,
      Object.fromEntries(
        values
          .filter(({ facet }) => facet === group)
          .map(({ id, name }) => [name, counts[group][id] ?? 0]),
      ),
    ]),
  ) as Facets;
  return { total, facets };
}

/** The values of a group that count a kind. */
function countedIds(values: FacetValue[]) {
  const colors = values.filter(({ facet }) => facet === 'Color');
  const finding = new Map(
    colors.map(({ id, name }) => [
      id,
      colors.filter((other) => name.includes(other.name)).map((other) => other.id),
    ]),
  );
  const known = new Map<readonly number[], readonly number[]>();
  return (group: FacetGroup, { ids }: Kind): readonly number[] => {
    const own = ids[group];
    if (group !== 'Color') return own;
    const found = known.get(own) ?? [...new Set(own.flatMap((id) => finding.get(id) ?? []))];
    known.set(own, found);
    return found;
  };
}
