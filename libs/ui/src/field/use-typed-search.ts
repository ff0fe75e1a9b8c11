import {
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  type ChangeEventHandler,
  type FormEvent,
} from 'react';

/** From the last keystroke to the search. (ms) */
const PAUSE = 250;

interface TypedSearch {
  field: { value: string; onChange: ChangeEventHandler<HTMLInputElement> };
  /** Searches at once. */
  onSubmit: (event: FormEvent) => void;
}

/**
 * A search while the visitor types.
 * @param q the current search, from the URL
 * @param leaving whether a navigation to another page is pending, which the search must not replace
 */
export function useTypedSearch(
  q: string,
  search: (text: string) => void,
  leaving: boolean,
): TypedSearch {
  const [text, setText] = useState(q);
  // The latest search from this field. Another one in the URL came from elsewhere, such as the back button.
  const [searched, setSearched] = useState(q);
  const [seen, setSeen] = useState(q);
  if (seen !== q) {
    setSeen(q);
    if (searched !== q) {
      setSearched(q);
      setText(q);
    }
  }

  const wanted = text.trim();
  const waiting = wanted !== searched && !leaving;
  // The router announces navigations in transitions. Ending the pause in one lets `search` see those that began before.
  const [due, setDue] = useState<string | null>(null);
  const searchLatest = useEffectEvent(() => {
    setDue(null);
    setSearched(wanted);
    search(wanted);
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => startTransition(() => setDue(wanted)), PAUSE);
    return () => clearTimeout(timer);
  }, [waiting, wanted]);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the navigation must start in an effect, and once
    if (waiting && due === wanted) searchLatest();
  }, [waiting, due, wanted]);

  return {
    field: { value: text, onChange: (event) => setText(event.target.value) },
    onSubmit: (event) => {
      event.preventDefault();
      setSearched(wanted);
      search(wanted);
    },
  };
}
