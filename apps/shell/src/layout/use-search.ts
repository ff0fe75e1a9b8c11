import { useMatches, useNavigate } from 'react-router-dom';
import { cleanTerm, searchPath } from '@tivara/contracts';
import { useAppStore } from '@tivara/state';
import type { SiteHandle } from '../routes/route';

/** Searches for a text; an empty one leads to all products and is not remembered. (SPEC 2, Header; DECISIONS, empty header search) */
export function useSearch(): (text: string) => void {
  const navigate = useNavigate();
  const setSearchHome = useAppStore((state) => state.setSearchHome);
  const site = useMatches()[0]?.handle as SiteHandle | undefined;
  return (text) => {
    const term = cleanTerm(text);
    if (term) setSearchHome(term);
    void navigate(searchPath(term, site?.taken ?? new Set()));
  };
}
