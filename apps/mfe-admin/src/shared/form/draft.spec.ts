import { readDraft, writeDraft } from './draft';

const LIKE = { name: '', size: '' };
const DRAFT = { values: { name: 'TV-900', size: '48' }, version: 3, at: 1_000 };
const HOUR = 60 * 60 * 1000;

beforeEach(() => sessionStorage.clear());

test('a draft is read as it was written, until it is dropped', () => {
  writeDraft('product 7', DRAFT);
  expect(readDraft('product 7', LIKE, 2_000)).toEqual(DRAFT);
  expect(readDraft('product 8', LIKE, 2_000)).toBeNull();
  writeDraft('product 7', null);
  expect(readDraft('product 7', LIKE, 2_000)).toBeNull();
});

test('a draft expires before its pictures may be swept', () => {
  writeDraft('product 7', DRAFT);
  expect(readDraft('product 7', LIKE, DRAFT.at + 19 * HOUR)).not.toBeNull();
  expect(readDraft('product 7', LIKE, DRAFT.at + 21 * HOUR)).toBeNull();
});

test('ignores drafts of other builds and invalid ones', () => {
  writeDraft('product 7', DRAFT);
  expect(readDraft('product 7', { name: '', price: '' }, 2_000)).toBeNull();
  sessionStorage.setItem('tivara.draft.product 7', '{');
  expect(readDraft('product 7', LIKE, 2_000)).toBeNull();
});
