import { Link } from 'react-router-dom';
import { Icon } from '@tivara/ui';
import { exportPath } from './table-search';
import type { TableSpec } from './table-spec';
import type { useTableSearch } from './use-table-search';
import styles from './table-page.module.css';

interface Props {
  spec: TableSpec;
  table: ReturnType<typeof useTableSearch>;
  canImport?: boolean;
  canExport?: boolean;
  selecting?: boolean;
  onSelecting?: (() => void) | undefined;
}

export function TableTools(props: Props) {
  const { spec, table, canImport, canExport, selecting, onSelecting } = props;
  const { latest, update } = table;
  const setFilter = (name: string, value: string) =>
    update((last) => {
      const others = Object.entries(last.filters).filter(([other]) => other !== name);
      const filters = Object.fromEntries(value ? [...others, [name, value]] : others);
      return { filters, page: 1 };
    });
  return (
    <div className={styles.tools}>
      {spec.filters?.map(({ name, label, options }) => {
        const control = {
          className: styles.select,
          value: latest.filters[name] ?? '',
          onChange: (event: { target: { value: string } }) => setFilter(name, event.target.value),
        };
        return (
          <label key={name} className={styles.filter}>
            {label}
            {options === 'day' ? (
              <input type="date" {...control} />
            ) : (
              <select {...control}>
                <option value="">All</option>
                {Object.entries(options).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            )}
          </label>
        );
      })}
      <span className={styles.gap} />
      {onSelecting && (
        <button
          type="button"
          className={styles.choose}
          aria-pressed={selecting}
          onClick={onSelecting}
        >
          {selecting ? 'Done' : 'Select'}
        </button>
      )}
      {spec.importPath && canImport && (
        <Link className={styles.tool} to={spec.importPath}>
          <Icon name="upload" size="sm" />
          Import
        </Link>
      )}
      {canExport && (
        <a className={styles.tool} href={exportPath(spec, latest)} download>
          <Icon name="download" size="sm" />
          Export
        </a>
      )}
    </div>
  );
}
