import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type ContentRow } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Heading, Table, type Column } from '@tivara/ui';
import { detailPath } from '../shared/section-path';
import { Mark } from '../shared/ui/mark';
import { QueryView, RowsSkeleton } from '../shared/ui/query-view';
import { Time } from '../shared/ui/time';
import { titleOf } from './form-value';
import shared from '../shared/ui/shared.module.css';
import styles from './content.module.css';

const COLUMNS: readonly Column<ContentRow>[] = [
  {
    key: 'name',
    header: 'Part of the site',
    phone: 'title',
    cell: ({ block, content_name }) => (
      <Link to={detailPath('content', block)} className={shared.link}>
        {content_name}
      </Link>
    ),
  },
  { key: 'page', header: 'Page', cell: ({ page }) => titleOf(page) },
  {
    key: 'state',
    header: 'State',
    phone: 'block',
    cell: ({ draft, scheduled, unfit }) => (
      <span className={styles.states}>
        {unfit && <Mark tone="bad">Not shown as published</Mark>}
        {draft && <Mark tone="waiting">Draft</Mark>}
        {scheduled > 0 && <Mark tone="good">{scheduled} scheduled</Mark>}
        {!draft && scheduled === 0 && <Mark tone="quiet">Published</Mark>}
      </span>
    ),
  },
  {
    key: 'changed',
    header: 'Changed',
    cell: ({ changed_at, changed_by }) =>
      changed_at && (
        <>
          <Time at={changed_at} />
          {changed_by && ` by ${changed_by}`}
        </>
      ),
  },
];

/** The texts and pictures of pages. */
export default function ContentSection() {
  const api = useApi();
  const query = useQuery({
    queryKey: ['admin', 'content'],
    queryFn: ({ signal }) => api('/api/admin/content', { signal }),
    staleTime: 0,
  });
  return (
    <section aria-label="Content">
      <Heading as="h1" size="sm" className={styles.heading}>
        Content
      </Heading>
      <p className={styles.intro}>
        The texts and pictures that shoppers see. A change stays a draft until you publish it, at
        once or at a time that you choose.
      </p>
      <QueryView
        query={query}
        failed="Couldn’t load the content."
        placeholder={<RowsSkeleton label="Loading content" />}
      >
        {(rows) => (
          <Table
            variant="admin"
            caption="Content"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ block }) => block}
          />
        )}
      </QueryView>
    </section>
  );
}
