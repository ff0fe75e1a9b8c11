import { lockOf, searchKey } from '@tivara/contracts';
import type { FacetGroup, ProductQuery, TermLock } from '@tivara/contracts';
import type { CatalogueIndex, FacetProfile, IndexedProduct } from './catalogue-index.js';
import { idsOf, type ChosenIds } from './facet-values.js';
import { pageNamedIn } from './page-link.js';
import { labelOf, nameOf, termOf, upperFirst } from './search-label.js';
import { isWanted, sizeIn, wordsIn } from './vocabulary.js';
import type { Meaning, Part, SizeRange, Vocabulary, Wanted } from './vocabulary.js';
import type { TermInterpretationDto, TermPartDto } from '../products/product-response.dto.js';

export type ProductTest = (row: IndexedProduct, place: number) => boolean;

export interface Interpretation {
  /** What the term fixes, by group. */
  fixed: ChosenIds;
  /** Whether a product has the rest of the term. */
  test: ProductTest | null;
  answer: Omit<TermInterpretationDto, 'lock'> & { locks: TermLock[] };
}

/** A value's name, else a text, else several words. (SPEC 2, search page; DECISIONS, term lock and typo tolerance) */
export function interpret(
  { term, exact }: Pick<ProductQuery, 'term' | 'exact'>,
  index: CatalogueIndex,
  vocabulary: Vocabulary,
): Interpretation {
  const page = pageNamedIn(term, vocabulary);
  const as = (
    parts: Part[],
    label: string,
    {
      correctedTerm = null,
      ignored = [],
    }: { correctedTerm?: string | null; ignored?: string[] } = {},
  ): Interpretation => {
    const locks = locksOf(parts);
    return {
      fixed: fixedBy(locks, index),
      test: allOfTests(parts.flatMap((part) => testOf(part, index) ?? [])),
      answer: {
        locks,
        correctedTerm,
        label,
        parts: partsOf(parts),
        ignored,
        ...(page && { page }),
      },
    };
  };
  const lock = lockOf(term, index.byGroup);
  if (lock) {
    const parts: Part[] = [{ kind: 'values', ...lock }];
    const isName = lock.values.some((name: string) => searchKey(name) === searchKey(term));
    return as(parts, isName ? labelOf(parts) : upperFirst(term));
  }
  // No value's name has the term, or it would be a lock: only names and descriptions are left.
  const matches = index.products.matchText(searchKey(term));
  const asText: Interpretation = {
    ...as([], upperFirst(term)),
    test: (_, place) => matches[place] === 1,
  };
  if (exact || matches.includes(1)) return asText;
  const understood = understand(term, index, vocabulary);
  if (!understood) return asText;
  const { parts, ignored, isComplete } = understood;
  const label = labelOf(parts);
  return as(parts, label, { correctedTerm: isComplete ? null : label.toLowerCase(), ignored });
}

/** A phrase has up to so many words. */
const MAX_PHRASE = 4;
const MAX_PARTS = 8;
/** What follows is not read. */
const MAX_WORDS = 24;
/** Words that are not known as they are spelt; each costs up to a millisecond. */
const MAX_GUESSES = 4;
/** Of a brand's words, which may mean each other. */
const MAX_REPLACEMENTS = 8;
const MIN_TEXT = 2;

interface Understood {
  parts: Part[];
  /** Words that nothing stands for, and what no frame has beside the rest. */
  ignored: string[];
  /** Whether `parts` say all of the term, as it was typed. */
  isComplete: boolean;
}

/** What most frames have of the words; null where too few are known. */
function understand(
  term: string,
  index: CatalogueIndex,
  vocabulary: Vocabulary,
): Understood | null {
  const { parts, unknown, isCorrected, isSure } = readWords(wordsIn(term), index, vocabulary);
  if (!isSure && (!parts.length || parts.length < unknown.length)) return null;
  const wanted = joined(parts, index).slice(0, MAX_PARTS);
  const best = bestOf(wanted, index);
  if (wanted.length && !best.length) return null;
  const ignored = [
    ...unknown,
    ...wanted.filter((part) => !best.includes(part)).map((part) => termOf([part])),
  ];
  return { parts: best, ignored, isComplete: !ignored.length && !isCorrected };
}

/** @returns isSure when a part was found as it is spelt, or the words stand for all frames */
function readWords(words: string[], index: CatalogueIndex, vocabulary: Vocabulary) {
  const parts: Part[] = [];
  const unknown: string[] = [];
  let isCorrected = false;
  let isSure = false;
  /** Of the next part; of what follows an alternative, only in the same group. */
  let excludes: 'next' | Part | null = null;
  let connection: 'or' | 'and' | null = null;
  const read = words.slice(0, MAX_WORDS);
  let replacements = 0;
  let guesses = 0;
  for (let at = 0; at < read.length;) {
    const phrase = read.slice(at, at + MAX_PHRASE);
    // A term of one word was looked for already.
    const isAlone = words.length === 1 && !replacements;
    const { meaning, length, isSimilar } =
      knownAt(phrase, vocabulary) ??
      (guesses++ < MAX_GUESSES ? guessAt(phrase, isAlone, index, vocabulary) : NOT_KNOWN);
    isCorrected ||= isSimilar && meaning !== undefined;
    if (meaning?.kind === 'words' && replacements++ < MAX_REPLACEMENTS) {
      read.splice(at, length, ...meaning.words);
      continue;
    }
    at += length;
    if (!meaning || meaning.kind === 'words') {
      unknown.push(phrase.slice(0, length).join(' '));
      continue;
    }
    isSure ||= !isSimilar && ['values', 'size', 'noun'].includes(meaning.kind);
    if (meaning.kind === 'not') excludes = 'next';
    if (meaning.kind === 'or' || meaning.kind === 'and') connection = meaning.kind;
    if (!isWanted(meaning)) continue;
    const isExcluded: boolean =
      excludes === 'next' ||
      (excludes !== null && connection !== null && groupOf(excludes) === groupOf(meaning));
    const part: Part = { ...meaning, isExcluded, isAlternative: connection === 'or' };
    parts.push(part);
    excludes = isExcluded ? part : null;
    connection = null;
  }
  const last = parts.at(-1);
  // As in `gold nahi`.
  if (excludes === 'next' && last) parts[parts.length - 1] = { ...last, isExcluded: true };
  return { parts, unknown: [...unknown, ...words.slice(MAX_WORDS)], isCorrected, isSure };
}

const groupOf = (part: Wanted) => (part.kind === 'values' ? part.group : part.kind);

interface Read {
  meaning: Meaning | undefined;
  /** In words. */
  length: number;
  /** Whether it is spelt otherwise. */
  isSimilar: boolean;
}
const NOT_KNOWN: Read = { meaning: undefined, length: 1, isSimilar: false };

/** The longest known phrase that `words` begin with. */
function knownAt(words: string[], vocabulary: Vocabulary): Read | null {
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length).join(' ');
    const meaning = vocabulary.find(phrase) ?? sizeIn(phrase);
    if (meaning) return { meaning, length, isSimilar: false };
  }
  return null;
}

/** A word of names and descriptions, or what is spelt nearly so. */
function guessAt(
  [word = '', next]: string[],
  isAlone: boolean,
  { products }: CatalogueIndex,
  vocabulary: Vocabulary,
): Read {
  const pair =
    next && !vocabulary.find(next) ? vocabulary.findSimilar(`${word} ${next}`) : undefined;
  if (pair) return { meaning: pair, length: 2, isSimilar: true };
  const isText = (text: string) => products.matchText(text, 'word').includes(1);
  if (!isAlone && word.length >= MIN_TEXT && isText(word))
    return { meaning: { kind: 'text', word }, length: 1, isSimilar: false };
  const code = word.replace(/^(\p{L}+)(\d+)$/u, '$1-$2');
  if (code !== word && isText(code))
    return { meaning: { kind: 'text', word: code }, length: 1, isSimilar: true };
  return { meaning: vocabulary.findSimilar(word), length: 1, isSimilar: true };
}

/** Several values of a group become one choice, and sizes that are alternatives; of two colours with a two-tone, that one. */
function joined(parts: Part[], { values }: CatalogueIndex): Part[] {
  const groups = new Map<string, Extract<Part, { kind: 'values' }>>();
  const others: Part[] = [];
  for (const part of parts) {
    const previous = others.at(-1);
    if (part.kind === 'values') {
      const key = `${part.group} ${part.isExcluded ?? false}`;
      const before = groups.get(key);
      groups.set(key, {
        ...part,
        values: [...new Set([...(before?.values ?? []), ...part.values])],
        isAlternative: Boolean(before?.isAlternative) || Boolean(part.isAlternative),
      });
    } else if (part.kind === 'size' && part.isAlternative && previous?.kind === 'size')
      others[others.length - 1] = {
        ...previous,
        label: `${previous.label} or ${part.label}`,
        ranges: [...previous.ranges, ...part.ranges],
      };
    else others.push(part);
  }
  const ofGroups = [...groups.values()].map((part) => {
    const twoTone = values.find(
      ({ facet, name }) =>
        facet === 'Color' &&
        part.group === 'Color' &&
        part.values.every((value) => name.includes(value)),
    );
    const isTwoTone = twoTone && part.values.length > 1 && !part.isExcluded && !part.isAlternative;
    return isTwoTone ? { ...part, values: [twoTone.name] } : part;
  });
  return [...ofGroups, ...others];
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
  'size',
  'Finishing_Name',
  'text',
];
function weightOf(part: Part): number {
  const place = PRIORITY.indexOf(groupOf(part) as FacetGroup | Wanted['kind']);
  return 2 * PRIORITY.length - (place < 0 ? PRIORITY.length : place);
}

/** As many of the parts as one product has together. */
function bestOf(parts: Part[], index: CatalogueIndex): Part[] {
  const { products, profiles, profileOf } = index;
  const tests = parts.flatMap((part, bit) => {
    const test = part.kind === 'values' ? null : testOf(part, index);
    return test ? [{ bit: 1 << bit, test }] : [];
  });
  const fits = parts.map((part) => profileTest(part, index));
  const ofProfiles = profiles.map((profile) =>
    fits.reduce((mask, isFitting, bit) => (isFitting(profile) ? mask | (1 << bit) : mask), 0),
  );
  const weights = parts.map(weightOf);
  const weightIn = (mask: number) =>
    weights.reduce((sum, weight, bit) => (mask & (1 << bit) ? sum + weight : sum), 0);
  const masks = new Set<number>(tests.length ? [] : ofProfiles);
  if (tests.length)
    products.rows.forEach((row, place) => {
      let mask = ofProfiles[profileOf[place] as number] as number;
      for (const { bit, test } of tests) if (!test(row, place)) mask &= ~bit;
      masks.add(mask);
    });
  const best = [...masks].reduce(
    (one, other) => (weightIn(other) > weightIn(one) ? other : one),
    0,
  );
  return parts.filter((_, bit) => best & (1 << bit));
}

/** Of a part that is no values, true for all. An excluded colour leaves products that have another one. */
function profileTest(part: Part, { values }: CatalogueIndex): (profile: FacetProfile) => boolean {
  if (part.kind !== 'values') return () => true;
  const named = new Set(idsOf(part.group, part.values, values));
  return ({ ids }) => ids[part.group].some((id) => named.has(id) !== (part.isExcluded ?? false));
}

/** Of what no choice of values says. */
function testOf(part: Part, index: CatalogueIndex): ProductTest | null {
  if (part.kind === 'values') {
    if (!part.isExcluded) return null;
    const isFitting = profileTest(part, index);
    const fitting = index.profiles.map(isFitting);
    return (_, place) => fitting[index.profileOf[place] as number] ?? false;
  }
  const test =
    part.kind === 'size' ? sizeTest(index.sizes, part.ranges) : wordTest(part.word, index.products);
  return part.isExcluded ? (row, place) => !test(row, place) : test;
}

function wordTest(word: string, products: CatalogueIndex['products']): ProductTest {
  const matches = products.matchText(word, 'word');
  return (_, place) => matches[place] === 1;
}

export const sizeTest =
  (sizes: Uint8Array, ranges: readonly SizeRange[]): ProductTest =>
  (_, place) => {
    const size = sizes[place] ?? 0;
    return ranges.some(([from, to]) => size >= from && size <= to);
  };

/** Null when there is nothing to test. */
export const allOfTests = ([first, ...others]: ProductTest[]): ProductTest | null => {
  if (!first || !others.length) return first ?? null;
  return (row, place) => first(row, place) && others.every((test) => test(row, place));
};

const locksOf = (parts: Part[]): TermLock[] =>
  parts.flatMap((part) =>
    part.kind === 'values' && !part.isExcluded
      ? [{ group: part.group, values: [...part.values] }]
      : [],
  );

const fixedBy = (locks: TermLock[], { values }: CatalogueIndex): ChosenIds =>
  Object.fromEntries(locks.map((lock) => [lock.group, idsOf(lock.group, lock.values, values)]));

/** One for each value, with the search that is left without it. */
const partsOf = (parts: Part[]): TermPartDto[] =>
  parts.flatMap((part): TermPartDto[] => {
    const others = parts.filter((other) => other !== part);
    const excluded = part.isExcluded ?? false;
    if (part.kind !== 'values')
      return [{ group: null, value: nameOf(part), excluded, rest: termOf(others) }];
    return part.values.map((value) => {
      const values = part.values.filter((other) => other !== value);
      const rest = termOf(values.length ? [...others, { ...part, values }] : others);
      return { group: part.group, value, excluded, rest };
    });
  });

/** A search that finds all that `typed` says, its last word completed. */
export function suggestedSearch(
  typed: string,
  index: CatalogueIndex,
  vocabulary: Vocabulary,
): string | null {
  const words = wordsIn(typed);
  const last = words.at(-1) ?? '';
  const completed = last.length >= MIN_TEXT ? vocabulary.complete(last) : undefined;
  const terms = completed ? [typed, [...words.slice(0, -1), completed].join(' ')] : [typed];
  for (const term of terms) {
    const understood = understand(term, index, vocabulary);
    if (understood?.isComplete && understood.parts.length) return labelOf(understood.parts);
  }
  return null;
}
