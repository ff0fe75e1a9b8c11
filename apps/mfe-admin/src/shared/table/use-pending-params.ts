import { useNavigation, useSearchParams } from 'react-router-dom';
import { sectionPath } from '../section-path';

/**
 * The query of a section's latest navigation: the pending one, else the one on the screen.
 * @returns `null` while the navigation to another page is pending
 */
export function usePendingParams(section: string): URLSearchParams | null {
  const [params] = useSearchParams();
  const { location: pending } = useNavigation();
  if (!pending) return params;
  return pending.pathname === sectionPath(section) ? new URLSearchParams(pending.search) : null;
}
