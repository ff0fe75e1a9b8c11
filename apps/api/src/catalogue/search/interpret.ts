import { lockOf, searchKey } from '@tivara/contracts';
import type { FacetGroup, ProductQuery, TermLock } from '@tivara/contracts';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index.js';
import { idsOf, namesByGroup, type ChosenIds } from './facet-values.js';
import { labelOf, upperFirst } from './search-label.js';
import { PAGES } from './synonyms.js';
import { sizeIn, wordsIn, type Meaning, type Vocabulary } from './vocabulary.js';
import type { PageLinkDto, TermInterpretationDto } from '../products/product-response.dto.js';

export type ProductTest = (row: IndexedProduct, place: number) => boolean;

export interface Interpretation {
  /** What the term fixes, by group. */
  fixed: ChosenIds;
  /** Whether a product has the rest of the term. */
  test: ProductTest | null;
  answer: Omit<TermInterpretationDto, 'lock'> & { locks: TermLock[] };
}

type Fixed = Exclude<Meaning, { kind: 'filler' }>;

/** A value's name, else a text, else several words. (SPEC 2, search page; DECISIONS, term lock and typo tolerance) */
export function interpret(
  { term, exact }: Pick<ProductQuery, 'term' | 'exact'>,
  index: CatalogueIndex,
  vocabulary: Vocabulary,
): Interpretation {
  const page = pageOf(term);
  const as = (meanings: Fixed[], instead: string | null, label: string): Interpretation => {
    const locks = locksOf(meanings);
    return {
      fixed: fixedBy(locks, index),
      test: allOfTests(meanings.flatMap((meaning) => testOf(meaning, index) ?? [])),
      answer: { locks, instead, label, ...(page && { page }) },
    };
  };
  const lock = lockOf(term, namesByGroup(index.values));
  if (lock) {
    const meanings: Fixed[] = [{ kind: 'values', ...lock }];
    const isName = lock.values.some((name: string) => searchKey(name) === searchKey(term));
    return as(meanings, null, isName ? labelOf(meanings) : upperFirst(term));
  }
  // No value's name has the term, or it would be a lock: only names and descriptions are left.
  const matches = index.products.matchText(searchKey(term));
  const asText: Interpretation = {
    ...as([], null, upperFirst(term)),
    test: (_, place) => matches[place] === 1,
  };
  if (exact || matches.includes(1)) return asText;
  const interpreted = interpretTerm(term, index, vocabulary);
  if (!interpreted) return asText;
  const { meanings, isComplete } = interpreted;
  const label = labelOf(meanings);
  return as(meanings, isComplete ? null : label.toLowerCase(), label);
}

/** A phrase has up to so many words. */
const MAX_PHRASE = 4;
const MAX_MEANINGS = 8;
const MIN_TEXT = 2;

/** What most frames have of the words; null where too few are known. @returns isComplete when it says all of the term */
function interpretTerm(term: string, index: CatalogueIndex, vocabulary: Vocabulary) {
  const words = wordsIn(term);
  const meanings: Fixed[] = [];
  let unknown = 0;
  let corrected = false;
  for (let at = 0; at < words.length;) {
    const { meaning, length, isSimilar } = meaningAt(
      words.slice(at, at + MAX_PHRASE),
      words.length === 1,
      index,
      vocabulary,
    );
    at += length;
    corrected ||= isSimilar;
    if (!meaning) unknown++;
    else if (meaning.kind !== 'filler') meanings.push(meaning);
  }
  if (meanings.length < unknown || (!meanings.length && (unknown || !words.length))) return null;
  const wanted = joined(meanings, index).slice(0, MAX_MEANINGS);
  const best = bestOf(wanted, index);
  if (wanted.length && !best.length) return null;
  return { meanings: best, isComplete: !unknown && !corrected && best.length === wanted.length };
}

/** The longest phrase that `words` begins with. */
function meaningAt(
  words: string[],
  isAlone: boolean,
  index: CatalogueIndex,
  vocabulary: Vocabulary,
) {
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length).join(' ');
    const meaning = vocabulary.find(phrase) ?? sizeIn(phrase);
    if (meaning) return { meaning, length, isSimilar: false };
  }
  const [word = '', next] = words;
  const pair =
    next && !vocabulary.find(next) ? vocabulary.findSimilar(`${word} ${next}`) : undefined;
  if (pair) return { meaning: pair, length: 2, isSimilar: true };
  // A term of one word was looked for already.
  const isText = !isAlone && word.length >= MIN_TEXT;
  if (isText && index.products.matchText(word, 'word').includes(1))
    return { meaning: { kind: 'text', word } as const, length: 1, isSimilar: false };
  return { meaning: vocabulary.findSimilar(word), length: 1, isSimilar: true };
}

/** Several values of a group become one choice; of two colours with a two-tone, that one. */
function joined(meanings: Fixed[], { values }: CatalogueIndex): Fixed[] {
  const groups = new Map<FacetGroup, string[]>();
  const others: Fixed[] = [];
  for (const meaning of meanings)
    if (meaning.kind !== 'values') others.push(meaning);
    else groups.set(meaning.group, [...(groups.get(meaning.group) ?? []), ...meaning.values]);
  const ofGroups = [...groups].map(([group, names]): Fixed => {
    const unique = [...new Set(names)];
    const twoTone = values.find(
      ({ facet, name }) =>
        facet === 'Color' && group === 'Color' && unique.every((part) => name.includes(part)),
    );
    return {
      kind: 'values',
      group,
      values: unique.length > 1 && twoTone ? [twoTone.name] : unique,
    };
  });
  return [...ofGroups, ...others];
}

/** Which words give way first when no frame has all of them: the last, and before them other groups. */
const PRIORITY: readonly (FacetGroup | Fixed['kind'])[] = [
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
function weightOf(meaning: Fixed): number {
  const place = PRIORITY.indexOf(meaning.kind === 'values' ? meaning.group : meaning.kind);
  return 2 * PRIORITY.length - (place < 0 ? PRIORITY.length : place);
}

/** As many of the meanings as one product has together. */
function bestOf(meanings: Fixed[], index: CatalogueIndex): Fixed[] {
  const { products, profiles, profileOf } = index;
  const tests = meanings.flatMap((meaning, bit) => {
    const test = testOf(meaning, index);
    return test ? [{ bit: 1 << bit, test }] : [];
  });
  const chosen = meanings.map((meaning) => Object.entries(fixedBy(locksOf([meaning]), index)));
  const ofProfiles = profiles.map(({ ids }) =>
    chosen.reduce((mask, groups, bit) => {
      const fits = groups.every(([group, wanted]) =>
        ids[group as FacetGroup].some((id) => wanted.includes(id)),
      );
      return fits ? mask | (1 << bit) : mask;
    }, 0),
  );
  const weights = meanings.map(weightOf);
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
  return meanings.filter((_, bit) => best & (1 << bit));
}

function testOf(meaning: Fixed, { products, sizes }: CatalogueIndex): ProductTest | null {
  if (meaning.kind === 'size') return sizeTest(sizes, meaning.from, meaning.to);
  if (meaning.kind !== 'text') return null;
  const matches = products.matchText(meaning.word, 'word');
  return (_, place) => matches[place] === 1;
}

export const sizeTest =
  (sizes: Uint8Array, from: number, to: number): ProductTest =>
  (_, place) => {
    const size = sizes[place] ?? 0;
    return size >= from && size <= to;
  };

/** Null when there is nothing to test. */
export const allOfTests = ([first, ...others]: ProductTest[]): ProductTest | null => {
  if (!first || !others.length) return first ?? null;
  return (row, place) => first(row, place) && others.every((test) => test(row, place));
};

const locksOf = (meanings: Fixed[]): TermLock[] =>
  meanings.flatMap((meaning) =>
    meaning.kind === 'values' ? [{ group: meaning.group, values: [...meaning.values] }] : [],
  );

const fixedBy = (locks: TermLock[], { values }: CatalogueIndex): ChosenIds =>
  Object.fromEntries(locks.map((lock) => [lock.group, idsOf(lock.group, lock.values, values)]));

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
    const interpreted = interpretTerm(term, index, vocabulary);
    if (interpreted?.isComplete && interpreted.meanings.length)
      return labelOf(interpreted.meanings);
  }
  return null;
}

/** The page that a term names. */
export function pageOf(term: string): PageLinkDto | undefined {
  const phrase = wordsIn(term).join(' ');
  const page = PAGES.find(({ words }) => words.split(', ').some((word) => word === phrase));
  return page && { path: page.path, title: page.title };
}
