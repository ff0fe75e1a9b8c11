import { Link } from 'react-router-dom';
import { MESSAGES, type ProductQuery } from '@tivara/contracts';
import { LinkButton, Spinner } from '@tivara/ui';
import { searchOf } from '../../filters/use-chosen-query';
import { beginsList } from '../pages';
import { LIST_START } from './results';
import styles from './results.module.css';

interface Props {
  query: ProductQuery;
  busy: boolean;
}

/**
 * A link to the same list with one page more, so that the footer stays in reach; after some pages to a list that begins with
 * the next one, so that the page does not grow without end.
 */
export function LoadMore({ query, busy }: Props) {
  const page = query.page + 1;
  const search = searchOf({ ...query, page });
  return (
    <div className={styles['more']}>
      <LinkButton
        variant="ghost"
        aria-disabled={busy || undefined}
        render={
          beginsList(page) ? (
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
