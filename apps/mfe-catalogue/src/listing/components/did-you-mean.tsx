import { Link } from 'react-router-dom';
import type { ProductQuery } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';
import { searchOf } from '../../filters/use-chosen-query';
import styles from './did-you-mean.module.css';

interface Props {
  /** The term searched for. */
  term: string;
  /** The term whose results are shown. */
  suggestion: string;
  query: ProductQuery;
}

/** Shows which term was used and links to an exact search. (DECISIONS, typo tolerance) */
export const DidYouMean = ({ term, suggestion, query }: Props) => (
  <div className={styles.notice}>
    <p role="status">
      Nothing for '{term}'. Showing '{suggestion}'.
    </p>
    <TextLink render={<Link to={{ search: searchOf({ ...query, exact: true, page: 1 }) }} />}>
      Search for '{term}' only
    </TextLink>
  </div>
);
