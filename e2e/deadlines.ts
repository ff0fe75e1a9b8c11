/** How long the sites of tests wait: ten times longer than the product, so that a stalled machine does not change what they show. */
import { PAGE_DEADLINES, type PageDeadlines } from '@tivara/contracts';
import { LONG_DEADLINES as API_DEADLINES, tenfold } from '../apps/api/test/support/deadlines.js';
import {
  SERVER_DEADLINES,
  type ServerDeadlines,
} from '../apps/document-server/src/shared/settings.js';
import { limit } from '@tivara/workspace/test-limits';

export type DocumentDeadlines = PageDeadlines & ServerDeadlines;

const PRODUCT: DocumentDeadlines = { ...SERVER_DEADLINES, ...PAGE_DEADLINES };

/** @param tested the product's own, by name, as far as this machine's speed permits */
export const documentDeadlines = (tested: readonly (keyof DocumentDeadlines)[] = []): string =>
  JSON.stringify({
    ...tenfold(PRODUCT),
    ...Object.fromEntries(tested.map((name) => [name, limit(PRODUCT[name])])),
  });

/** For every process that a test starts. */
export function lengthenDeadlines(): void {
  process.env['DOCUMENT_DEADLINES'] = documentDeadlines();
  process.env['API_DEADLINES'] = JSON.stringify(API_DEADLINES);
}
