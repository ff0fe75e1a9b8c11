import { useState } from 'react';

/** The selected rows by id, across pages, until the search changes. */
export function useSelection(searched: string) {
  const [state, setState] = useState({ searched, ids: new Set<number>() });
  const ids = state.searched === searched ? state.ids : new Set<number>();
  const change = (rows: readonly number[], chosen: boolean) => {
    const next = new Set(ids);
    for (const id of rows)
      if (chosen) next.add(id);
      else next.delete(id);
    setState({ searched, ids: next });
  };
  return { ids, change, clear: () => setState({ searched, ids: new Set() }) };
}
