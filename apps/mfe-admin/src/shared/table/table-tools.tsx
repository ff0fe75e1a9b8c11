import { Link } from 'react-router-dom';
import { Icon } from '@tivara/ui';
import { exportPath } from './table-search';
import type { TableSpec } from './table-spec';
import type { TableAddress } from './use-table-address';
import styles from './table-page.module.css';

interface Props {
  spec: TableSpec;
  address: TableAddress;
  /** The page that imports a file. */
  importPath?: string;
  /** Whether a phone shows boxes in place of menus; without it rows cannot be chosen. */
  choosing?: boolean;
  onChoosing?: () => void;
}

/** The toolbar of a table: its filters, and actions on all of it. */
export function TableTools({ spec, address, importPath, choosing, onChoosing }: Props) {
  const { latest, update } = address;
  const choose = (name: string, value: string) =>
    update((last) => {
      const others = Object.entries(last.filters).filter(([other]) => other !== name);
      const filters = Object.fromEntries(value ? [...others, [name, value]] : others);
      return { filters, page: 1 };
    });
  return (
    <div className={styles.tools}>
      {spec.filters?.map(({ name, label, options }) => (
        <label key={name} className={styles.filter}>
          {label}
          {options === 'day' ? (
            <input
              type="date"
              className={styles.day}
              value={latest.filters[name] ?? ''}
              onChange={(event) => choose(name, event.target.value)}
            />
          ) : (
            <select
              className={styles.select}
              value={latest.filters[name] ?? ''}
              onChange={(event) => choose(name, event.target.value)}
            >
              <option value="">All</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </label>
      ))}
      <span className={styles.gap} />
      {onChoosing && (
        <button
          type="button"
          className={styles.choose}
          aria-pressed={choosing}
          onClick={onChoosing}
        >
          {choosing ? 'Done' : 'Select'}
        </button>
      )}
      {importPath && (
        <Link className={styles.tool} to={importPath}>
          <Icon name="upload" size="sm" />
          Import
        </Link>
      )}
      {spec.exportPath && (
        <a className={styles.tool} href={exportPath(spec.exportPath, latest)} download>
          <Icon name="download" size="sm" />
          Export
        </a>
      )}
    </div>
  );
}
