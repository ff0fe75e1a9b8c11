/** Letters that have one form, which are most. */
const PLAIN = /^[ -~]*$/;

/**
 * The form in which texts are searched, compared without case, sorted and kept unique: the code makes it, so that every engine
 * and every browser answers alike. (DECISIONS, Data: unique names)
 */
export function searchKey(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().trim();
  // Upper and then lower case folds what has two small forms (ß and ss, ς and σ), wherever it stands in a word.
  const folded = text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return folded.normalize('NFKC').trim();
}
