import type { CatalogueIndex } from './catalogue-index.js';
import { matchesOfTexts } from './matches.js';
import { isWanted, measureIn } from './vocabulary.js';
import type { Meaning, Part, Vocabulary, Wanted } from './vocabulary.js';

/** A phrase has up to so many words, and one with a measure. */
const MAX_PHRASE = 4;
const MAX_MEASURE = 6;
/** What follows is not read. */
const MAX_WORDS = 24;
/** Words that are not known as they are spelt; each costs up to a millisecond. */
const MAX_GUESSES = 4;
/** Of a brand's words, which may mean each other. */
const MAX_REPLACEMENTS = 8;
/** Of a word to be looked for, or completed. */
export const MIN_TEXT = 2;

/** @returns isSure when a part was found as it is spelt, or the words stand for all frames */
export function readWords(words: string[], index: CatalogueIndex, vocabulary: Vocabulary) {
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
