import { startTransition, useEffect, useEffectEvent, useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '@tivara/state';
import { Icon } from '../icon/icon';
import * as icons from '../icon/paths';
import styles from './table-search-box.module.css';

interface Props {
  label: string;
  /** The current search, from the URL. */
  q: string;
  onSearch: (q: string) => void;
  /** Whether a navigation to another page is pending, which the search must not replace. */
  leaving: boolean;
  action?: string;
  hint?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

export function TableSearchBox(props: Props) {
  const t = useTexts();
  const { label, q, onSearch, leaving, action, hint, className, children } = props;
  const { text, setText, onSubmit } = useTypedSearch(q, onSearch, leaving);
  const id = useId();
  return (
    <form role="search" {...(action && { action })} className={className} onSubmit={onSubmit}>
      <div className={styles.search}>
        <label htmlFor={id} className={styles.icon}>
          <Icon path={icons.search} />
        </label>
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
          id={id}
          type="search"
          name="q"
          aria-label={label}
          title={hint}
          placeholder={t('Search...')}
          autoComplete="off"
          maxLength={200}
          className={styles.input}
        />
      </div>
      {children}
    </form>
  );
}

const DEBOUNCE_MS = 250;

function useTypedSearch(q: string, search: (text: string) => void, leaving: boolean) {
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
  const searchNow = () => {
    setSearched(wanted);
    search(wanted);
  };
  const searchLatest = useEffectEvent(() => {
    setDue(null);
    searchNow();
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => startTransition(() => setDue(wanted)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [waiting, wanted]);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the navigation must start in an effect, and once
    if (waiting && due === wanted) searchLatest();
  }, [waiting, due, wanted]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    searchNow();
  };
  return { text, setText, onSubmit };
}
