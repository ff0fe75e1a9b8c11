import { FILTER_GROUPS, type FacetGroup } from '@tivara/contracts';
import type { Part } from './vocabulary.js';

const NOUN_GROUPS: readonly FacetGroup[] = ['Gender', 'Lens'];

/** Before the noun, in the order of English adjectives; other groups first. */
const ORDERED: readonly FacetGroup[] = [
  'Color',
  'Finishing_Name',
  'Shape_Name',
  'Frame_Type',
  'Material_Name',
  'Collection_Name',
];
const ADJECTIVES = [
  ...FILTER_GROUPS.filter((group) => ![...NOUN_GROUPS, ...ORDERED].includes(group)),
  ...ORDERED,
];

const NOUNS: Readonly<Record<string, string>> = { SUN: 'sunglasses', OPTICAL: 'optical frames' };

/** A heading such as "Gold round titanium frames for men, not rimless". */
export function labelOf(parts: readonly Part[]): string {
  const wanted = parts.filter(({ isExcluded }) => !isExcluded);
  const excluded = parts.filter(({ isExcluded }) => isExcluded).map(namesOf);
  const label = wanted.length || !parts.length ? labelOfWanted(wanted) : 'Frames';
  return [label, ...excluded.map((names) => `not ${names}`)].join(', ');
}

/** Such a heading as a term, which is understood as the same; empty for all frames. */
export const termOf = (parts: readonly Part[]): string =>
  parts.length ? labelOf(parts).replace(/[“”,]/g, '').toLowerCase() : '';

/** Of a part that is no values. */
export const nameOf = (part: Extract<Part, { kind: 'measure' | 'text' }>): string =>
  part.kind === 'measure' ? part.label : /\d/.test(part.word) ? part.word.toUpperCase() : part.word;

function namesOf(part: Part): string {
  if (part.kind === 'measure') return part.label;
  if (part.kind === 'text') return `“${part.word}”`;
  const names = part.group === 'Collection_Name' ? part.values : part.values.map(lower);
  return names.join(' or ');
}
const lower = (text: string) => text.toLowerCase();

function labelOfWanted(parts: readonly Part[]): string {
  const inGroup = (group: FacetGroup) =>
    parts.filter((part) => part.kind === 'values' && part.group === group);
  const namesIn = (group: FacetGroup) => inGroup(group).map(namesOf).join(' or ');
  const words = parts.flatMap((part) => (part.kind === 'text' ? [part.word] : []));
  // A model code names the frame, as in TV-104 Meridian.
  const codes = words.filter((word) => /\d/.test(word)).map((code) => code.toUpperCase());
  const texts = words.filter((word) => !/\d/.test(word));
  const measures = parts.flatMap((part) => (part.kind === 'measure' ? [part] : []));
  const numbers = measures.filter(({ label }) => /\d/.test(label));
  const widths = numbers.filter(({ field }) => field === 'size');
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'values' && only.group !== 'Lens')
    return upperFirst(namesOf(only));
  if (parts.length > 0 && texts.length === parts.length) return upperFirst(texts.join(' '));

  const [lens] = inGroup('Lens');
  const gender = namesIn('Gender');
  const noun = lens?.kind === 'values' ? NOUNS[lens.values[0] ?? ''] : undefined;
  const label = [
    ...codes,
    ...measures.filter((measure) => !numbers.includes(measure)).map(namesOf),
    ...(gender === 'unisex' ? [gender] : []),
    ...ADJECTIVES.map((group) => namesIn(group)),
    noun ?? (codes.length ? '' : 'frames'),
    ...widths.map(namesOf),
    ...(gender && gender !== 'unisex' ? [`for ${gender}`] : []),
  ].filter(Boolean);
  return [
    upperFirst(parts.length ? label.join(' ') : 'all frames'),
    ...numbers.filter((measure) => !widths.includes(measure)).map(namesOf),
    ...(texts.length ? [`“${texts.join(' ')}”`] : []),
  ].join(', ');
}

export const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
