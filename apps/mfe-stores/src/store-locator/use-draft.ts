import { useState } from 'react';

/** A form's own values until it is sent; what the URL then says replaces them. `applied` compares by its JSON. */
export function useDraft<T>(applied: T): [T, (draft: T) => void] {
  const [draft, setDraft] = useState(applied);
  const [seen, setSeen] = useState(() => JSON.stringify(applied));
  const now = JSON.stringify(applied);
  if (seen !== now) {
    setSeen(now);
    setDraft(applied);
    return [applied, setDraft];
  }
  return [draft, setDraft];
}
