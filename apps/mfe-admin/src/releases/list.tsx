import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { MESSAGES, type ReleaseRow } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, Heading, Table, type Column } from '@tivara/ui';
import { detailPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { Mark } from '../shared/ui/mark';
import { QueryView, RowsSkeleton } from '../shared/ui/query-view';
import { ReleaseState } from './release-state';
import { failedOf, percent, releasesQuery, sizeOf } from './releases';
import shared from '../shared/ui/shared.module.css';
import styles from './releases.module.css';

const COLUMNS: readonly Column<ReleaseRow>[] = [
  {
    key: 'app',
    header: 'App',
    phone: 'title',
    cell: ({ app, owner }) => (
      <>
        <Link to={detailPath('releases', app)} className={shared.link}>
          {app}
        </Link>{' '}
        <span className={styles.owner}>{owner}</span>
      </>
    ),
  },
  {
    key: 'state',
    header: 'State',
    phone: 'block',
    className: styles.state,
    cell: (row) => <ReleaseState {...row} />,
  },
];
/** For those who deploy. */
const TECHNICAL: readonly Column<ReleaseRow>[] = [
  { key: 'version', header: 'Live', className: styles.version, cell: ({ live }) => live.version },
  { key: 'size', header: 'Size', align: 'end', cell: ({ live }) => sizeOf(live.bytes) },
  { key: 'failed', header: 'Visits', align: 'end', cell: ({ live }) => failedOf(live.samples) },
  {
    key: 'canary',
    header: 'Canary',
    phone: 'block',
    cell: ({ canary }) =>
      canary && (
        <Mark tone={canary.analysis.decision === 'manual' ? 'bad' : 'waiting'}>
          {percent(canary.share)} get {canary.version}
        </Mark>
      ),
  },
];

/** The live version of each app, and running canaries. (docs/how-to/releases.md) */
export default function ReleasesSection() {
  const query = useQuery(releasesQuery(useApi()));
  const can = usePermission();
  return (
    <section aria-label="Releases">
      <div className={styles.head}>
        <Heading as="h1" size="sm">
          Releases
        </Heading>
      </div>
      <QueryView
        query={query}
        failed="Couldn’t load the releases."
        placeholder={<RowsSkeleton label="Loading releases" />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title={MESSAGES.noRecords}
              help="The API found no releases: set RELEASES_URL to the release folder of the site."
            />
          ) : (
            <Table
              variant="admin"
              caption="Releases"
              columns={can('releases:write') ? [...COLUMNS, ...TECHNICAL] : COLUMNS}
              rows={rows}
              rowKey={({ app }) => app}
            />
          )
        }
      </QueryView>
    </section>
  );
}
