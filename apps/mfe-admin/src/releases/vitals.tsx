import { VITAL_LIMITS, VITAL_NAMES, type PageVitals, type VitalName } from '@tivara/contracts';
import { EmptyState, Heading, Table, type Column } from '@tivara/ui';
import { Mark } from '../shared/ui/mark';
import styles from './releases.module.css';

const TITLES: Record<VitalName, string> = {
  LCP: 'Largest Contentful Paint',
  INP: 'Interaction to Next Paint',
  CLS: 'Cumulative Layout Shift',
};

const valueText = (name: VitalName, value: number): string => {
  if (name === 'CLS') return value.toFixed(2);
  return name === 'LCP' ? `${(value / 1000).toFixed(1)}\u00a0s` : `${value.toFixed(0)}\u00a0ms`;
};

function rating(name: VitalName, value: number) {
  const [good, poor] = VITAL_LIMITS[name];
  if (value <= good) return <Mark tone="good">Good</Mark>;
  if (value <= poor) return <Mark tone="waiting">Needs improvement</Mark>;
  return <Mark tone="bad">Poor</Mark>;
}

const COLUMNS: readonly Column<PageVitals>[] = [
  { key: 'page', header: 'Page', phone: 'title', cell: ({ page }) => page.replace(/^[^/]*\//, '') },
  { key: 'version', header: 'Version', className: styles.version, cell: ({ version }) => version },
  ...VITAL_NAMES.map((name): Column<PageVitals> => ({
    key: name,
    header: TITLES[name],
    phone: 'block',
    cell: ({ vitals }) => {
      const measured = vitals[name];
      if (!measured) return <span className={styles.unmeasured}>–</span>;
      const { p75, visits } = measured;
      return (
        <>
          <span className={styles.vital}>{name}: </span>
          {valueText(name, p75)} {rating(name, p75)}
          <span className={styles.visits}>
            {visits.toLocaleString('en-IN')} {visits === 1 ? 'visit' : 'visits'}
          </span>
        </>
      );
    },
  })),
];

/** What browsers measured on the pages of an app. */
export const Vitals = ({ rows }: { rows: readonly PageVitals[] }) => (
  <div className={styles.part}>
    <Heading as="h2" size="xs" className={styles.title}>
      Core Web Vitals
    </Heading>
    {rows.length === 0 ? (
      <EmptyState title="Nothing measured yet." />
    ) : (
      <>
        <p className={styles.note}>
          75&nbsp;% of visits in the last 30 days were this good or better.
        </p>
        <Table
          variant="admin"
          caption="Core Web Vitals"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ version, page }) => `${version} ${page}`}
        />
      </>
    )}
  </div>
);
