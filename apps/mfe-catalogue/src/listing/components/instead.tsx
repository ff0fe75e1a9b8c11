import { Link } from 'react-router-dom';
import type { ProductQuery } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';
import { searchOf } from '../../filters/use-chosen-query';
import styles from './instead.module.css';

interface Props {
  /** What was asked for. */
  term: string;
  /** What is shown. */
  instead: string;
  query: ProductQuery;
}

/** Says that another word was taken for the search term, and lets the visitor insist. (DECISIONS, typo tolerance) */
export const Instead = ({ term, instead, query }: Props) => (
  <div className={styles['instead']}>
    <p role="status">
      Nothing for '{term}'. Showing '{instead}'.
    </p>
    <TextLink render={<Link to={{ search: searchOf({ ...query, exact: true, page: 1 }) }} />}>
      Search for '{term}' only
    </TextLink>
  </div>
);
