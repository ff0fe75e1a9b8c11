/** ASCII needs no normalisation. */
const PLAIN = /^[ -~]*$/;

/** For searching, comparing, sorting and uniqueness, equal in every engine and browser. (DECISIONS, Data: unique names) */
export function searchKey(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().trim();
  // Folds letters with two lower-case forms (ß and ss, ς and σ).
  const folded = text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return folded.normalize('NFKC').trim();
}
