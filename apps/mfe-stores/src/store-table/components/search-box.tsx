import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchField } from '@tivara/ui';
import { tablePath, type TableSearch } from '../table-search';
import styles from './search-box.module.css';

/** How long after the last letter the table follows. (ms) */
const PAUSE = 250;

/** Searches as it is written in; without JavaScript, when it is sent. The URL keeps the word, the order and the page size. */
export function SearchBox({ search }: { search: TableSearch }) {
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
  const waiting = wanted !== asked;
  const ask = () => {
    setAsked(wanted);
    void navigate(tablePath({ ...search, q: wanted, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
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
      action="/storeTable"
      method="get"
      className={styles['box']}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <SearchField
        label="Search stores"
        name="q"
        placeholder="Search..."
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <input type="hidden" name="sort" value={search.sort} />
      <input type="hidden" name="pageSize" value={search.pageSize} />
    </form>
  );
}
