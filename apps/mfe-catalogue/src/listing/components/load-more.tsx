import { Link } from 'react-router-dom';
import { MESSAGES, type ProductQuery } from '@tivara/contracts';
import { LinkButton, Spinner } from '@tivara/ui';
import { searchOf } from '../../filters/use-chosen-query';
import { startsNewList } from '../pages';
import { LIST_START } from './results';
import styles from './results.module.css';

interface Props {
  query: ProductQuery;
  busy: boolean;
}

/** A link, so that the footer stays reachable; after some pages it starts a new list, which caps the page length. */
export function LoadMore({ query, busy }: Props) {
  const page = query.page + 1;
  const search = searchOf({ ...query, page });
  return (
    <div className={styles.more}>
      <LinkButton
        variant="ghost"
        aria-disabled={busy || undefined}
        render={
          startsNewList(page) ? (
            <Link to={{ search, hash: LIST_START }} />
          ) : (
            <Link to={{ search }} replace preventScrollReset />
          )
        }
      >
        {busy ? (
          <>
            <Spinner />
            {MESSAGES.wait}
          </>
        ) : (
          'Load more'
        )}
      </LinkButton>
    </div>
  );
}
