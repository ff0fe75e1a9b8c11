import { lockOf, searchKey } from '@tivara/contracts';
import type { ProductQuery, TermLock } from '@tivara/contracts';
import type { CatalogueIndex } from './catalogue-index.js';
import { MAX_PARTS, bestOf, joined, matchesOf, type Together } from './combine-parts.js';
import { idsOf, type ChosenIds } from './facet-values.js';
import { anyOfMatches, matchesOfTexts, noMatches, type Matches } from './matches.js';
import { pageNamedIn, pageNamedWithin } from './page-link.js';
import { MIN_TEXT, readWords } from './read-words.js';
import { labelOf, nameOf, termOf, upperFirst } from './search-label.js';
import { HINDI_WORDS, wordsIn, type Part, type Vocabulary } from './vocabulary.js';
import type { TermInterpretationDto, TermPartDto } from '../products/product-response.dto.js';

export interface Interpretation {
  /** What the term fixes, by group. */
  fixed: ChosenIds;
  /** The products that have the rest of the term; null for all. */
  matches: Matches | null;
  /** Of those, the ones that come first; null for none. */
  preferred: Matches | null;
  answer: Omit<TermInterpretationDto, 'lock'> & { locks: TermLock[] };
}

/** A value's name, else a text, else several words. (SPEC 2, search page; DECISIONS, term lock and typo tolerance) */
export function interpret(
  { term, exact }: Pick<ProductQuery, 'term' | 'exact'>,
  index: CatalogueIndex,
  vocabulary: Vocabulary,
): Interpretation {
  const as = (
    parts: Part[],
    label: string,
    {
      matches = null,
      preferred = null,
      correctedTerm = null,
      ignored = [],
    }: Partial<Pick<Understood, 'matches' | 'preferred' | 'ignored'>> & {
      correctedTerm?: string | null;
    } = {},
    // What is read as a page is no more than what is left of the term.
    rest = ignored,
  ): Interpretation => {
    const locks = locksOf(parts);
    const page = pageNamedIn(term, vocabulary) ?? pageNamedWithin(rest);
    return {
      fixed: fixedBy(locks, index),
      matches,
      preferred,
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
  const ofTexts = matchesOfTexts(searchKey(term), index);
  if (ofTexts) return as([], upperFirst(term), { matches: ofTexts });
  const understood = exact ? null : understand(term, index, vocabulary);
  const nothing = { matches: noMatches(index) };
  if (!understood) return as([], upperFirst(term), nothing, wordsIn(term));
  const { parts, matches, preferred, ignored, isComplete } = understood;
  const label = labelOf(parts);
  const correctedTerm = isComplete ? null : label.toLowerCase();
  const found = { matches, preferred, correctedTerm, ignored };
  return as(parts, label, found, parts.length ? ignored : wordsIn(term));
}

interface Understood extends Together {
  /** The products whose description has one of the words; null for none. */
  preferred: Matches | null;
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
  const words = wordsIn(term);
  const { parts, unknown, isCorrected, isSure } = readWords(words, index, vocabulary);
  if (!isSure && (!parts.length || parts.length < unknown.length)) return null;
  // What a description happens to say is no attribute: it only comes first.
  const isOfPage = (pageNamedIn(term, vocabulary) ?? pageNamedWithin(words)) !== undefined;
  const read = (some: Part[]) => {
    const all = joined(some, index).slice(0, MAX_PARTS);
    const described = all.filter((part) => isDescribed(part, index));
    const firm = all.filter((part) => !described.includes(part));
    const wanted = firm.length || isOfPage ? firm : described;
    return { all, described, wanted, best: bestOf(wanted, index) };
  };
  const readings = [read(parts)];
  if (parts.some(hasOther)) readings.push(read(parts.map(otherOf)));
  if (words.some((word) => HINDI_WORDS.has(word))) readings.reverse();
  // The first of those that drop the fewest.
  const dropped = ({ wanted, best }: (typeof readings)[0]) => wanted.length - best.parts.length;
  const { all, described, wanted, best } = readings.reduce((one, other) =>
    dropped(other) < dropped(one) ? other : one,
  );
  if (!wanted.length && isOfPage && !isSure) return null;
  if (wanted.length && !best.parts.length) return null;
  const others = wanted === described ? [] : described.map((part) => matchesOf(part, index));
  const ignored = [
    ...unknown,
    ...all.filter((part) => !best.parts.includes(part)).map((part) => termOf([part])),
  ];
  return {
    ...best,
    preferred: others.reduce((any, one) => (any && one ? anyOfMatches(any, one) : one), null),
    ignored,
    isComplete: !ignored.length && !isCorrected,
  };
}

const hasOther = (part: Part) => part.kind === 'values' && part.otherwise !== undefined;

/** The part with its other meaning, if it has one. */
const otherOf = (part: Part): Part => {
  if (part.kind !== 'values' || !part.otherwise) return part;
  const { isExcluded = false, isAlternative = false } = part;
  return { ...part.otherwise, isExcluded, isAlternative };
};

/** A word that no product's name has. */
const isDescribed = (part: Part, { names }: CatalogueIndex): boolean =>
  part.kind === 'text' && !part.isExcluded && names.match(part.word, 'word') === null;

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
