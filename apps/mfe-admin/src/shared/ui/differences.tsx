import { VisuallyHidden, cx } from '@tivara/ui';
import { shopTime } from './time';
import shared from './shared.module.css';
import styles from './differences.module.css';

const SHOWN = 2;

interface Props {
  name: string;
  before: unknown;
  after: unknown;
}

export function DifferenceList({ name, before, after }: Props) {
  const all = differences(before, after);
  // The name is enough for a record that is new or deleted.
  const shown = before && after ? SHOWN : 0;
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
            <VisuallyHidden> of {name}</VisuallyHidden>
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
  'image_url',
  'file_name',
  'image_id',
  'product_color_id',
]);

export function differences(before: unknown, after: unknown): Difference[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => was.get(field)?.compared !== is.get(field)?.compared)
    .map((field) => ({
      field,
      before: was.get(field)?.text ?? null,
      after: is.get(field)?.text ?? null,
    }));
}

type Fields = Map<string, { text: string; compared: unknown }>;

function fieldsOf(value: unknown, path: readonly string[] = []): Fields {
  if (value === null || value === undefined || value === '') return new Map();
  if (typeof value !== 'object')
    return new Map([[path.join(' '), { text: textOf(value), compared: value }]]);
  const entries = Array.isArray(value)
    ? value.map((one, place) => [String(place + 1), one] as const)
    : Object.entries(value).filter(([name, one]) => !isNoise(name, one, value));
  const fields: Fields = new Map(
    entries.flatMap(([name, one]) => [...fieldsOf(one, [...path, name.replaceAll('_', ' ')])]),
  );
  const { file_name, ...picture } = value as Pictured;
  const url = urlOf(picture);
  // Files of one name differ by their URL.
  if (url) fields.set([...path, 'file'].join(' '), { text: file_name ?? url, compared: url });
  return fields;
}

interface Pictured {
  image_url?: string;
  url?: string;
  widths?: number[];
  file_name?: string;
  picture?: Pictured;
}

const urlOf = ({ image_url, url, widths }: Pictured) => image_url ?? (widths && url);

/** The name is shown, so the id is not; and a picture, so its URL is not. */
const isNoise = (name: string, value: unknown, row: Pictured) =>
  NOISE.has(name) ||
  (name.endsWith('_id') && name.replace(/_id$/, '_name') in row) ||
  (value !== undefined && [urlOf(row), urlOf(row.picture ?? {})].includes(value as string));

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  return TIME.test(text) ? shopTime(text) : text;
}
