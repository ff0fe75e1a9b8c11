import {
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  type ChangeEventHandler,
  type FormEvent,
} from 'react';

/** How long after the last letter a list follows. (ms) */
const PAUSE = 250;

interface TypedSearch {
  field: { value: string; onChange: ChangeEventHandler<HTMLInputElement> };
  /** Asks at once. */
  onSubmit: (event: FormEvent) => void;
}

/**
 * A search that is made as its word is written.
 * @param q the word that was asked for, as the URL has it
 * @param leaving whether another screen is on its way, to which the word does not belong
 */
export function useTypedSearch(
  q: string,
  ask: (word: string) => void,
  leaving: boolean,
): TypedSearch {
  const [text, setText] = useState(q);
  // The last word asked for. Another one in the URL came from elsewhere, such as the back button.
  const [asked, setAsked] = useState(q);
  const [seen, setSeen] = useState(q);
  if (seen !== q) {
    setSeen(q);
    if (asked !== q) {
      setAsked(q);
      setText(q);
    }
  }

  const wanted = text.trim();
  const waiting = wanted !== asked && !leaving;
  // The router tells of navigations in transitions. Ending the pause in one has `ask` know of those begun before.
  const [due, setDue] = useState<string | null>(null);
  const askLatest = useEffectEvent(() => {
    setDue(null);
    setAsked(wanted);
    ask(wanted);
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => startTransition(() => setDue(wanted)), PAUSE);
    return () => clearTimeout(timer);
  }, [waiting, wanted]);
  useEffect(() => {
    if (waiting && due === wanted) askLatest();
  }, [waiting, due, wanted]);

  return {
    field: { value: text, onChange: (event) => setText(event.target.value) },
    onSubmit: (event) => {
      event.preventDefault();
      setAsked(wanted);
      ask(wanted);
    },
  };
}
