import { redirectDocument } from 'react-router-dom';
import { RELEASE_RETENTION } from '@tivara/contracts';
import type { RunLoader } from '../routes/route';

const DAY_MS = 24 * 3600 * 1000;

/**
 * A tab runs the versions it was opened with. They are served for RELEASE_RETENTION.days; after that the next navigation loads a document,
 * and with it the current versions.
 */
export function reloadStaleTab(): RunLoader {
  const openedAt = Date.now();
  return async (_page, load, request) => {
    if (Date.now() - openedAt > RELEASE_RETENTION.days * DAY_MS)
      throw redirectDocument(request.url);
    return load();
  };
}
