import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CheckMenu, Icon, icons } from '@tivara/ui';
import { DownloadLink } from '../session/download-link';
import { SaveView } from './saved-views';
import { TableFilters } from './table-filters';
import { exportPath } from './table-search';
import type { TableColumn, TableSpec } from './table-spec';
import type { useTableSearch } from './use-table-search';
import filters from './table-filters.module.css';
import styles from './table-page.module.css';

interface Props {
  spec: TableSpec;
  table: ReturnType<typeof useTableSearch>;
  columns?: readonly Pick<TableColumn<never>, 'key' | 'header' | 'phone' | 'sort'>[];
  canSaveViews?: boolean;
  canImport?: boolean;
  canExport?: boolean;
  selecting?: boolean;
  onSelecting?: (() => void) | undefined;
}

export function TableTools(props: Props) {
  const {
    spec,
    table,
    columns = [],
    canSaveViews,
    canImport,
    canExport,
    selecting,
    onSelecting,
  } = props;
  const { latest } = table;
  return (
    <div className={styles.tools}>
      <TableFilters spec={spec} table={table} />
      <SortBy spec={spec} table={table} columns={columns} />
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
      {columns.length > 0 && <ColumnsMenu columns={columns} table={table} />}
      {canSaveViews && <SaveView spec={spec} table={table} />}
      {spec.importPath && canImport && (
        <Link className={styles.tool} to={spec.importPath}>
          <Icon path={icons.upload} size="sm" />
          Import
        </Link>
      )}
      {canExport && (
        <DownloadLink
          className={styles.tool}
          href={exportPath(spec, latest)}
          personal={spec.personal}
        >
          <Icon path={icons.download} size="sm" />
          Export
        </DownloadLink>
      )}
    </div>
  );
}

/** Phones show no headers to sort by. */
function SortBy({ spec, table, columns }: Required<Pick<Props, 'spec' | 'table' | 'columns'>>) {
  const id = useId();
  const { latest, update } = table;
  const choices = columns.flatMap(({ header, sort }) => [
    [`${sort}`, `${header}, ascending`] as const,
    [`-${sort}`, `${header}, descending`] as const,
  ]);
  const offered = choices.filter(([sort]) => spec.sorts.includes(sort));
  if (offered.length === 0) return null;
  return (
    <span className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className={filters.select}
        value={latest.sort}
        onChange={({ target: { value } }) => update(() => ({ sort: value, page: 1 }))}
      >
        {!offered.some(([sort]) => sort === latest.sort) && <option value={latest.sort} />}
        {offered.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

function ColumnsMenu({ columns, table }: Required<Pick<Props, 'columns' | 'table'>>) {
  const { latest, update } = table;
  return (
    <CheckMenu
      trigger={<button type="button" className={styles.tool} />}
      label="Columns"
      items={columns
        .filter(({ phone }) => phone !== 'title')
        .map(({ key, header }) => ({
          key,
          label: header,
          checked: !latest.hidden.includes(key),
          onChange: (checked) =>
            update(({ hidden }) => ({
              hidden: checked ? hidden.filter((other) => other !== key) : [...hidden, key],
            })),
        }))}
    />
  );
}
