import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchField } from '@tivara/ui';
import { tablePath, type TableSearch } from './table-search';
import type { TableSpec } from './table-spec';
import styles from './table-page.module.css';

/** How long after the last letter the table follows. (ms) */
const PAUSE = 250;

interface Props {
  spec: TableSpec;
  search: TableSearch;
  /** What it looks through. */
  hint?: string;
}

/** Searches as it is written in; the URL keeps the word. */
export function TableSearchBox({ spec, search, hint }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState(search.q);
  // The last word asked for. Another one in the URL came from elsewhere, such as the back button.
  const [asked, setAsked] = useState(search.q);
  const [seen, setSeen] = useState(search.q);
  if (seen !== search.q) {
    setSeen(search.q);
    if (asked !== search.q) {
      setAsked(search.q);
      setText(search.q);
    }
  }

  const wanted = text.trim();
  const address = tablePath(spec, { ...search, q: wanted, page: 1 });
  const waiting = wanted !== asked;
  const ask = () => {
    setAsked(wanted);
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const askLatest = useEffectEvent(ask);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(askLatest, PAUSE);
    return () => clearTimeout(timer);
  }, [waiting, wanted]);

  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <SearchField
        label={`Search ${spec.label.toLowerCase()}`}
        name="q"
        placeholder="Search..."
        title={hint}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
