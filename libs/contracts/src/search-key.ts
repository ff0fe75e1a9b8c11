/** ASCII needs no normalisation. */
const PLAIN = /^[ -~]*$/;

/** For searching, comparing, sorting and uniqueness, equal in every engine and browser. (DECISIONS, Data: unique names) */
export function searchKey(text: string): string {
  if (PLAIN.test(text)) return collapsed(text.toLowerCase());
  // Folds letters with two lower-case forms (ß and ss, ς and σ).
  const folded = text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return collapsed(folded.normalize('NFKC'));
}

const collapsed = (text: string): string => text.replace(/\s+/gu, ' ').trim();
