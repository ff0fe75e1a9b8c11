import { FILTER_GROUPS, type FacetGroup, type Facets } from '@tivara/contracts';
import type { FacetProfile } from './catalogue-index.js';
import type { ChosenIds, FacetValue } from './facet-values.js';

/** Groups whose selection excludes the profile. */
const excludingGroups = (
  { ids }: FacetProfile,
  chosen: [FacetGroup, readonly number[]][],
): FacetGroup[] =>
  chosen
    .filter(([group, wanted]) => !ids[group].some((id) => wanted.includes(id)))
    .map(([group]) => group);

const entriesOf = (chosen: ChosenIds) =>
  Object.entries(chosen) as [FacetGroup, readonly number[]][];

/** @returns 1 for each matching profile, by index */
export function matchingProfiles(profiles: FacetProfile[], chosen: ChosenIds): Uint8Array {
  const entries = entriesOf(chosen);
  return Uint8Array.from(profiles, (profile) => (excludingGroups(profile, entries).length ? 0 : 1));
}

/** Counts ignore their own group's selection; a colour counts products with any colour whose name contains its own. (DECISIONS, Screens: values without results) */
export function countFacets(
  profiles: FacetProfile[],
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
  for (const [place, profile] of profiles.entries()) {
    const products = found[place] ?? 0;
    if (!products) continue;
    const excluding = excludingGroups(profile, entries);
    if (excluding.length > 1) continue;
    if (!excluding.length) total += products;
    for (const group of excluding.length ? excluding : FILTER_GROUPS)
      for (const id of idsOf(group, profile))
        counts[group][id] = (counts[group][id] ?? 0) + products;
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

function countedIds(values: FacetValue[]) {
  const colors = values.filter(({ facet }) => facet === 'Color');
  const finding = new Map(
    colors.map(({ id, name }) => [
      id,
      colors.filter((other) => name.includes(other.name)).map((other) => other.id),
    ]),
  );
  const known = new Map<readonly number[], readonly number[]>();
  return (group: FacetGroup, { ids }: FacetProfile): readonly number[] => {
    const own = ids[group];
    if (group !== 'Color') return own;
    const found = known.get(own) ?? [...new Set(own.flatMap((id) => finding.get(id) ?? []))];
    known.set(own, found);
    return found;
  };
}
