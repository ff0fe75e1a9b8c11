import { redirectDocument } from 'react-router-dom';
import { KEPT } from '@tivara/contracts';
import type { RunLoader } from '../app/route';

const DAY_MS = 24 * 3600 * 1000;

/**
 * A tab keeps the versions that it was born with, as long as they are sure to be served; after that its next navigation
 * fetches a document, and with it today's versions.
 */
export function reloadWhenOld(): RunLoader {
  const born = Date.now();
  return async (_page, load, request) => {
    if (Date.now() - born > KEPT.days * DAY_MS) throw redirectDocument(request.url);
    return load();
  };
}
