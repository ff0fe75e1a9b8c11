import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const AFTER_MS = 2000;

/** Of the last edits: nothing was saved by itself yet, or they were, or could not be. */
type AutosaveState = 'none' | 'saved' | 'failed';

/** Saves a form by itself when its fields rest. @param save null while there is nothing to save */
export function useAutosave<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  save: () => Promise<void> | null,
) {
  const [state, setState] = useState<AutosaveState>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const run = useEffectEvent(() => {
    running.current = save()?.then(
      () => setState('saved'),
      () => setState('failed'),
    );
  });
  const start = useEffectEvent(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          // One after the other: the next one needs the version that the last one made.
          void Promise.resolve(running.current).then(run);
        }, AFTER_MS);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  });
  useEffect(() => start(), []);
  return {
    state,
    /** Before another save: nothing starts by itself, and nothing is under way. */
    settled: async () => {
      clearTimeout(timer.current);
      await running.current;
    },
  };
}
