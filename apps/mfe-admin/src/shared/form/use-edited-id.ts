import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Which row a form's page edits; null for a new one. It comes in the navigation's state or as `?id=`, and is mirrored in the
 * URL, so that a reload keeps it. (SPEC 2, Admin dashboard; DECISIONS, Screens: edit mode after a reload)
 * @param idOf reads the id off the state
 */
export function useEditedId(idOf: (state: unknown) => unknown): number | null {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = params.get('id');
  const carried = idOf(location.state);
  const id = named ? Number(named) : typeof carried === 'number' ? carried : null;
  const mirror = useEffectEvent(() => {
    if (id === null || named) return;
    void navigate(`${location.pathname}?id=${id}`, { replace: true, state: location.state });
  });
  useEffect(() => mirror(), [id, named]);
  return id;
}
