import { searchKey } from './search-key.js';

test.each([
  ['Case  two', 'case two'],
  [' Case\ttwo ', 'case two'],
  ['Case\u00a0two', 'case two'],
  ['Cafe\u0301  du Nord', 'café du nord'],
  ['Caf\u00e9\u2003du Nord', 'café du nord'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['ΛΟΓΟΣ', 'λογοσ'],
  ['λόγος', 'λόγοσ'],
])('%j is compared as %j', (text, key) => expect(searchKey(text)).toBe(key));
