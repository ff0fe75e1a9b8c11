import type { FacetGroup } from '@tivara/contracts';
import type { CatalogueIndex, FacetProfile } from './catalogue-index.js';
import { idsOf } from './facet-values.js';
import {
  allOfMatches,
  matchesOfMeasures,
  matchesOfProfiles,
  matchesOfTexts,
  noMatches,
  othersThan,
  type Matches,
} from './matches.js';
import { nameOf } from './search-label.js';
import type { Part, Wanted } from './vocabulary.js';

export const MAX_PARTS = 8;

/** Parts of a term that one product has together. */
export interface Together {
  parts: Part[];
  /** The products that have what of them no choice of values says; null for all. */
  matches: Matches | null;
}

/** Several values of a group become one choice, and alternatives of one measure. */
export function joined(parts: Part[], index: CatalogueIndex): Part[] {
  const groups = new Map<string, Values>();
  const others: Exclude<Part, Values>[] = [];
  for (const part of parts) {
    const previous = others.at(-1);
    if (part.kind === 'values') {
      const key = `${part.group} ${part.isExcluded ?? false}`;
      const before = groups.get(key);
      groups.set(key, {
        ...part,
        values: before ? together(before, part, index) : part.values,
        isAlternative: Boolean(before?.isAlternative) || Boolean(part.isAlternative),
      });
    } else if (
      part.kind === 'measure' &&
      part.isAlternative &&
      previous?.kind === 'measure' &&
      previous.field === part.field
    )
      others[others.length - 1] = {
        ...previous,
        label: `${previous.label} or ${part.label}`,
        ranges: [...previous.ranges, ...part.ranges],
      };
    else if (!others.some((other) => nameOf(other) === nameOf(part))) others.push(part);
  }
  return [...groups.values(), ...others];
}

type Values = Extract<Part, { kind: 'values' }>;

/** Of two values the one with both names, such as a two-tone; of several those with the other's, as in `two tone black`; else all. */
function together(some: Values, more: Values, { byGroup }: CatalogueIndex): readonly string[] {
  const all = [...new Set([...some.values, ...more.values])];
  if (all.length === 1 || some.isExcluded || some.isAlternative || more.isAlternative) return all;
  const [few, many] = some.values.length < more.values.length ? [some, more] : [more, some];
  const isOfSeveral = many.values.length > 1;
  const names = byGroup[some.group].map(({ name }) => name);
  const named = (isOfSeveral ? many.values : names).filter((name) =>
    (isOfSeveral ? few.values : all).every((one) => name.includes(one)),
  );
  return named.length ? named : all;
}

/** Which words give way first when no frame has all of them: the last, and before them other groups. */
const PRIORITY: readonly (FacetGroup | Wanted['kind'])[] = [
  'Color',
  'Shape_Name',
  'Collection_Name',
  'Material_Name',
  'Gender',
  'Frame_Type',
  'Lens',
  'measure',
  'Finishing_Name',
  'text',
];
function weightOf(part: Part): number {
  const place = PRIORITY.indexOf(part.kind === 'values' ? part.group : part.kind);
  return 2 * PRIORITY.length - (place < 0 ? PRIORITY.length : place);
}

/** As many of the parts as one product has together. */
export function bestOf(parts: Part[], index: CatalogueIndex): Together {
  const { profiles } = index;
  const fits = parts.map((part) => profileTest(part, index));
  const ofProfiles = Uint8Array.from(profiles, (profile) =>
    fits.reduce((mask, isFitting, bit) => (isFitting(profile) ? mask | (1 << bit) : mask), 0),
  );
  const matches = parts.map((part) => (part.kind === 'values' ? null : matchesOf(part, index)));
  const masks = matches.some(Boolean) ? masksOf(ofProfiles, matches, index) : ofProfiles;
  const isFound = new Uint8Array(1 << MAX_PARTS);
  for (let at = 0; at < masks.length; at++) isFound[masks[at] as number] = 1;
  const weights = parts.map(weightOf);
  const weightIn = (mask: number) =>
    weights.reduce((sum, weight, bit) => (mask & (1 << bit) ? sum + weight : sum), 0);
  let best = 0;
  for (const mask of isFound.keys())
    if (isFound[mask] && weightIn(mask) > weightIn(best)) best = mask;
  const together = [...parts.entries()].filter(([bit]) => best & (1 << bit));
  return {
    parts: together.map(([, part]) => part),
    matches: allOfMatches(
      together.flatMap(([bit, part]) => matches[bit] ?? matchesOf(part, index) ?? []),
    ),
  };
}

/** @returns a bit for each part that a product has */
function masksOf(
  ofProfiles: Uint8Array,
  matches: (Matches | null)[],
  { profileOf }: CatalogueIndex,
): Uint8Array {
  const masks = new Uint8Array(profileOf.length);
  for (let at = 0; at < masks.length; at++)
    masks[at] = ofProfiles[profileOf[at] as number] as number;
  for (const [bit, ofPart] of matches.entries())
    if (ofPart)
      for (let at = 0; at < masks.length; at++)
        masks[at] = (masks[at] as number) & ~((1 - (ofPart[at] as number)) << bit);
  return masks;
}

/** Of a part that is no values, true for all. An excluded colour leaves products that have another one. */
function profileTest(part: Part, { values }: CatalogueIndex): (profile: FacetProfile) => boolean {
  if (part.kind !== 'values') return () => true;
  const named = new Set(idsOf(part.group, part.values, values));
  return ({ ids }) => ids[part.group].some((id) => named.has(id) !== (part.isExcluded ?? false));
}

/** Of what no choice of values says. */
export function matchesOf(part: Part, index: CatalogueIndex): Matches | null {
  if (part.kind === 'values')
    return part.isExcluded ? matchesOfProfiles(profileTest(part, index), index) : null;
  const matches =
    part.kind === 'measure'
      ? matchesOfMeasures(part.field, part.ranges, index)
      : (matchesOfTexts(part.word, index, 'word') ?? noMatches(index));
  return part.isExcluded ? othersThan(matches) : matches;
}
