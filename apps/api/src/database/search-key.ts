/**
 * The form in which texts are searched, compared without case, sorted and kept unique: the code makes it, so both engines
 * answer alike whatever their collation. (DECISIONS, Data: unique names)
 */
export function searchKey(text: string): string {
  // A final sigma depends on its place in the word, which a substring does not know.
  return text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC').trim();
}
