import { useState } from 'react';

/** Form values until submit; reset when `applied` changes, compared as JSON. */
export function useDraft<T>(applied: T): [T, (draft: T) => void] {
  const [draft, setDraft] = useState(applied);
  const [lastApplied, setLastApplied] = useState(() => JSON.stringify(applied));
  const now = JSON.stringify(applied);
  if (lastApplied !== now) {
    setLastApplied(now);
    setDraft(applied);
    return [applied, setDraft];
  }
  return [draft, setDraft];
}
