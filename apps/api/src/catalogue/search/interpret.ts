import { lockOf, searchKey } from '@tivara/contracts';
import type { FacetGroup, ProductQuery, TermLock } from '@tivara/contracts';
import type { CatalogueIndex, FacetProfile } from './catalogue-index.js';
import { idsOf, type ChosenIds } from './facet-values.js';
import {
  allOfMatches,
  anyOfMatches,
  matchesOfMeasures,
  matchesOfProfiles,
  matchesOfTexts,
  noMatches,
  othersThan,
  type Matches,
} from './matches.js';
import { pageNamedIn, pageNamedWithin } from './page-link.js';
import { labelOf, nameOf, termOf, upperFirst } from './search-label.js';
import { isWanted, measureIn, wordsIn } from './vocabulary.js';
import type { Meaning, Part, Vocabulary, Wanted } from './vocabulary.js';
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

/** A phrase has up to so many words, and one with a measure. */
const MAX_PHRASE = 4;
const MAX_MEASURE = 6;
const MAX_PARTS = 8;
/** What follows is not read. */
const MAX_WORDS = 24;
/** Words that are not known as they are spelt; each costs up to a millisecond. */
const MAX_GUESSES = 4;
/** Of a brand's words, which may mean each other. */
const MAX_REPLACEMENTS = 8;
const MIN_TEXT = 2;

/** Parts of a term that one product has together. */
interface Together {
  parts: Part[];
  /** The products that have what of them no choice of values says; null for all. */
  matches: Matches | null;
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
  const { parts, unknown, isCorrected, isSure } = readWords(wordsIn(term), index, vocabulary);
  if (!isSure && (!parts.length || parts.length < unknown.length)) return null;
  // What a description happens to say is no attribute: it only comes first.
  const isOfPage = (pageNamedIn(term, vocabulary) ?? pageNamedWithin(wordsIn(term))) !== undefined;
  const read = (some: Part[]) => {
    const all = joined(some, index).slice(0, MAX_PARTS);
    const described = all.filter((part) => isDescribed(part, index));
    const firm = all.filter((part) => !described.includes(part));
    const wanted = firm.length || isOfPage ? firm : described;
    return { all, described, wanted, best: bestOf(wanted, index) };
  };
  const readings = [read(parts)];
  if (parts.some(hasOther)) readings.push(read(parts.map(otherOf)));
  // The first that drops the fewest.
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
    const phrase = read.slice(at, at + MAX_MEASURE);
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
    if (!meaning || meaning.kind === 'words' || meaning.kind === 'not sold') {
      unknown.push(phrase.slice(0, length).join(' '));
      continue;
    }
    isSure ||= !isSimilar && ['values', 'measure', 'noun'].includes(meaning.kind);
    const before = parts.at(-1);
    if (meaning.kind === 'not before' && before)
      parts[parts.length - 1] = { ...before, isExcluded: true };
    else if (meaning.kind === 'not' || meaning.kind === 'not before') excludes = 'next';
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

const groupOf = (part: Wanted) =>
  part.kind === 'values' ? part.group : part.kind === 'measure' ? part.field : part.kind;

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
    const meaning =
      measureIn(phrase) ?? (length > MAX_PHRASE ? undefined : vocabulary.find(phrase));
    if (meaning) return { meaning, length, isSimilar: false };
  }
  return null;
}

/** A word of names and descriptions, or what is spelt nearly so. */
function guessAt(
  [word = '', next]: string[],
  isAlone: boolean,
  index: CatalogueIndex,
  vocabulary: Vocabulary,
): Read {
  const pair =
    next && !vocabulary.find(next) ? vocabulary.findSimilar(`${word} ${next}`) : undefined;
  if (pair) return { meaning: pair, length: 2, isSimilar: true };
  const isText = (text: string) => matchesOfTexts(text, index, 'word') !== null;
  if (!isAlone && word.length >= MIN_TEXT && isText(word))
    return { meaning: { kind: 'text', word }, length: 1, isSimilar: false };
  const code = word.replace(/^(\p{L}+)(\d+)$/u, '$1-$2');
  if (code !== word && isText(code))
    return { meaning: { kind: 'text', word: code }, length: 1, isSimilar: true };
  return { meaning: vocabulary.findSimilar(word), length: 1, isSimilar: true };
}

/** Several values of a group become one choice, and alternatives of one measure; of two colours with a two-tone, that one. */
function joined(parts: Part[], { values }: CatalogueIndex): Part[] {
  const groups = new Map<string, Values>();
  const others: Exclude<Part, Values>[] = [];
  for (const part of parts) {
    const previous = others.at(-1);
    if (part.kind === 'values') {
      const key = `${part.group} ${part.isExcluded ?? false}`;
      const before = groups.get(key);
      groups.set(key, {
        ...part,
        values: before ? together(before, part) : part.values,
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

type Values = Extract<Part, { kind: 'values' }>;

/** Of several colours those that have the others, as in `two tone black`; else all. */
function together(some: Values, more: Values): readonly string[] {
  const [few, many] = some.values.length < more.values.length ? [some, more] : [more, some];
  const isNarrowed = some.group === 'Color' && !some.isExcluded && !more.isAlternative;
  const narrowed = many.values.filter((name) => few.values.every((one) => name.includes(one)));
  if (isNarrowed && many.values.length > 1 && narrowed.length) return narrowed;
  return [...new Set([...some.values, ...more.values])];
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
function bestOf(parts: Part[], index: CatalogueIndex): Together {
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
function matchesOf(part: Part, index: CatalogueIndex): Matches | null {
  if (part.kind === 'values')
    return part.isExcluded ? matchesOfProfiles(profileTest(part, index), index) : null;
  const matches =
    part.kind === 'measure'
      ? matchesOfMeasures(part.field, part.ranges, index)
      : (matchesOfTexts(part.word, index, 'word') ?? noMatches(index));
  return part.isExcluded ? othersThan(matches) : matches;
}

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
