import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ApiCall, SimilarRow } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { TextLink } from '@tivara/ui';
import styles from './form-page.module.css';

const AFTER_MS = 400;

interface Props {
  /** 'color' */
  noun: string;
  find: (api: ApiCall, query: URLSearchParams, signal: AbortSignal) => Promise<SimilarRow[]>;
  /** What is compared; nothing is while a value is empty. */
  values: Readonly<Record<string, string>>;
  /** Of the form of a record. */
  linkTo: (id: number) => string;
  /** The record that is edited. */
  id?: number | undefined;
}

/** Warns of records that another one may repeat. It may be saved all the same. */
export function SimilarRecords({ noun, find, values, linkTo, id: own }: Props) {
  const api = useApi();
  const isComplete = Object.values(values).every((value) => value.trim());
  const typed = isComplete ? String(new URLSearchParams(values)) : '';
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: ['admin', 'similar', noun, query],
    queryFn: ({ signal }) => find(api, new URLSearchParams(query), signal),
    enabled: query !== '',
    staleTime: 0,
  });
  const found = query && query === typed ? (data ?? []).filter(({ id }) => id !== own) : [];
  return (
    <div role="status" className={styles.all}>
      {found.length > 0 && (
        <div className={styles.warning}>
          <p>A similar {noun} exists already. Save this one if it is different.</p>
          <ul>
            {found.map(({ id, name }) => (
              <li key={id}>
                <TextLink render={<Link to={linkTo(id)} />}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
