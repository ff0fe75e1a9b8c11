import { createContext, useContext, useEffect, useEffectEvent } from 'react';

export interface GuardedForm {
  isChanged: () => boolean;
  /** Drops the stored draft, on leaving. */
  drop: () => void;
}
/** @returns what ends the guard */
type Register = (form: GuardedForm) => () => void;

export const GuardContext = createContext<Register | null>(null);

/** Asks before the page is left while the form is changed. */
export function useUnsavedGuard(form: GuardedForm): void {
  const register = useContext(GuardContext);
  if (!register) throw new Error('useUnsavedGuard needs an UnsavedGuard around it.');
  const isChanged = useEffectEvent(() => form.isChanged());
  const drop = useEffectEvent(() => form.drop());
  useEffect(() => register({ isChanged: () => isChanged(), drop: () => drop() }), [register]);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => isChanged() && event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, []);
}
