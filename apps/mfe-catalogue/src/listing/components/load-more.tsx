import { Link } from 'react-router-dom';
import { MESSAGES, type ProductQuery } from '@tivara/contracts';
import { LinkButton, Spinner } from '@tivara/ui';
import { searchOf } from '../../filters/use-chosen-query';
import styles from './results.module.css';

interface Props {
  query: ProductQuery;
  busy: boolean;
}

/** A link to the same list with one page more, so that the footer stays in reach. */
export const LoadMore = ({ query, busy }: Props) => (
  <div className={styles['more']}>
    <LinkButton
      variant="ghost"
      aria-disabled={busy || undefined}
      render={
        <Link
          to={{ search: searchOf({ ...query, page: query.page + 1 }) }}
          replace
          preventScrollReset
        />
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
