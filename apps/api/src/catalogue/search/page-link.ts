import { editDistance } from '../../platform/similar-names.js';
import type { PageLinkDto } from '../products/product-response.dto.js';
import { FILLERS, NEARNESS, NOUNS, PAGES } from './synonyms.js';
import { maxEditDistance, wordsIn, type Vocabulary } from './vocabulary.js';

/** The page that a term names beside words that narrow nothing, or the stores of a city. */
export function pageNamedIn(term: string, vocabulary: Vocabulary): PageLinkDto | undefined {
  const phrase = ` ${wordsIn(term).join(' ')} `;
  const city = vocabulary.cityIn(phrase);
  const beside = city ? phrase.replace(city.phrase, ' ') : phrase;
  const rest = plainPhrase(beside);
  const page =
    NAMED_PAGES.find(({ phrases }) => phrases.includes(rest)) ??
    (vocabulary.find(rest) ? undefined : similarPage(rest));
  if (city && (isPlain(beside) || page?.path === STORES))
    return { path: storesPath(city.name), title: `Stores in ${city.name}` };
  return page && { path: page.path, title: page.title };
}

/** The page that some of the words name, whatever stands beside them. */
export function pageNamedWithin(words: readonly string[]): PageLinkDto | undefined {
  const text = ` ${plainPhrase(words.join(' '))} `;
  const page = NAMED_PAGES.find(({ phrases }) => phrases.some((one) => text.includes(` ${one} `)));
  return page && { path: page.path, title: page.title };
}

/** Shorter words are near too many others. */
const MIN_SIMILAR = 5;

const STORES = '/store';
export const storesPath = (city: string) => `${STORES}?${new URLSearchParams({ city })}`;

const NARROWING_NOTHING = new Set([FILLERS, NEARNESS, NOUNS].flatMap((words) => words.split(', ')));

const isPlain = (text: string) => wordsIn(text).every((word) => NARROWING_NOTHING.has(word));

/** Without words that narrow nothing, unless there are no others. */
function plainPhrase(text: string): string {
  const words = wordsIn(text);
  const plain = words.filter((word) => !NARROWING_NOTHING.has(word));
  return (plain.length ? plain : words).join(' ');
}

const similarPage = (phrase: string) =>
  phrase.length < MIN_SIMILAR
    ? undefined
    : NAMED_PAGES.find(({ phrases }) =>
        phrases.some((each) => editDistance(phrase, each) <= maxEditDistance(phrase)),
      );

const NAMED_PAGES = PAGES.map(({ path, title, words }) => ({
  path,
  title,
  phrases: words.split(',').map(plainPhrase),
}));
