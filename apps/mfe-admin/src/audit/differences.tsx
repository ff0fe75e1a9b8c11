import type { AuditRow } from '@tivara/contracts';
import { VisuallyHidden, cx } from '@tivara/ui';
import { changedName } from '../shared/change-labels';
import shared from '../shared/ui/shared.module.css';
import styles from './audit.module.css';

const SHOWN = 2;

export function DifferenceList({ row }: { row: AuditRow }) {
  const all = differences(row.before, row.after);
  // The name is enough for a record that is new or deleted.
  const shown = row.before && row.after ? SHOWN : 0;
  const [first, rest] = [all.slice(0, shown), all.slice(shown)];
  if (!all.length) return <span className={styles.none}>No details were recorded</span>;
  return (
    <div className={styles.differences}>
      <List entries={first} />
      {rest.length > 0 && (
        <details>
          <summary className={cx(shared.disclosure, styles.more)}>
            {rest.length} {first.length > 0 && 'more '}
            {rest.length === 1 ? 'field' : 'fields'}
            <VisuallyHidden> of {changedName(row)}</VisuallyHidden>
          </summary>
          <List entries={rest} />
        </details>
      )}
    </div>
  );
}

const List = ({ entries }: { entries: readonly Difference[] }) =>
  entries.length > 0 && (
    <ul>
      {entries.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{field}</span>{' '}
          {before !== null && (
            <del className={styles.before}>
              <VisuallyHidden>was </VisuallyHidden>
              {before}
            </del>
          )}
          {before !== null && after !== null && <span aria-hidden="true"> → </span>}
          {after !== null && (
            <ins className={styles.after}>
              <VisuallyHidden>{before === null ? 'is ' : ', is '}</VisuallyHidden>
              {after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );

interface Difference {
  field: string;
  before: string | null;
  after: string | null;
}

const NOISE = new Set([
  'version',
  'alt',
  'width',
  'height',
  'widths',
  'squares',
  'formats',
  'picture',
  'image_id',
  'product_color_id',
]);

export function differences(before: unknown, after: unknown): Difference[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((one) => one.before !== one.after);
}

function fieldsOf(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (value === null || value === undefined || value === '') return new Map();
  if (typeof value !== 'object') return new Map([[path.join(' '), textOf(value)]]);
  const entries = Array.isArray(value)
    ? value.map((one, place) => [String(place + 1), one] as const)
    : Object.entries(value).filter(([name]) => !isNoise(name, value));
  return new Map(
    entries.flatMap(([name, one]) => [...fieldsOf(one, [...path, name.replaceAll('_', ' ')])]),
  );
}

/** The name is shown, so the id is not. */
const isNoise = (name: string, row: object) =>
  NOISE.has(name) || (name.endsWith('_id') && name.replace(/_id$/, '_name') in row);

const textOf = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
