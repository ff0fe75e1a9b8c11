import { FILTER_GROUPS, type FacetGroup } from '@tivara/contracts';
import type { Meaning } from './vocabulary.js';

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

/** A heading such as "Gold round titanium frames for men". */
export function labelOf(meanings: readonly Meaning[]): string {
  const valuesOf = (group: FacetGroup) =>
    meanings.flatMap((meaning) =>
      meaning.kind === 'values' && meaning.group === group ? meaning.values : [],
    );
  const namesOf = (group: FacetGroup) =>
    valuesOf(group)
      .map((name) => (group === 'Collection_Name' ? name : name.toLowerCase()))
      .join(' or ');
  const words = meanings.flatMap((meaning) => (meaning.kind === 'text' ? [meaning.word] : []));
  // A model code names the frame, as in TV-104 Meridian.
  const codes = words.filter((word) => /\d/.test(word)).map((code) => code.toUpperCase());
  const texts = words.filter((word) => !/\d/.test(word));
  const sizes = meanings.flatMap((meaning) => (meaning.kind === 'size' ? [meaning.label] : []));
  const [only] = meanings;
  if (meanings.length === 1 && only?.kind === 'values' && only.group !== 'Lens')
    return upperFirst(namesOf(only.group));
  if (meanings.length > 0 && texts.length === meanings.length) return upperFirst(texts.join(' '));

  const [lens = ''] = valuesOf('Lens');
  const gender = namesOf('Gender');
  const parts = [
    ...codes,
    ...sizes,
    ...(gender === 'unisex' ? [gender] : []),
    ...ADJECTIVES.map((group) => namesOf(group)),
    NOUNS[lens] ?? (codes.length ? '' : 'frames'),
    ...(gender && gender !== 'unisex' ? [`for ${gender}`] : []),
  ].filter(Boolean);
  const label = meanings.length ? parts.join(' ') : 'all frames';
  return upperFirst(label) + (texts.length ? `, “${texts.join(' ')}”` : '');
}

export const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
