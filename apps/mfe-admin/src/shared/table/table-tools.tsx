import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { API, type Answer } from '@tivara/contracts';
import { errorMessage, notify, useApi } from '@tivara/state';
import { Icon, icons } from '@tivara/ui';
import { useStepUp } from '../session/use-step-up';
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
          <Icon path={icons.upload} size="sm" />
          Import
        </Link>
      )}
      {canExport &&
        (spec.personal ? (
          <PersonalExport path={exportPath(spec, latest)} />
        ) : (
          <ExportLink href={exportPath(spec, latest)} />
        ))}
    </div>
  );
}

const ExportLink = (props: ComponentProps<'a'>) => (
  <a className={styles.tool} download {...props}>
    <Icon path={icons.download} size="sm" />
    Export
  </a>
);

/** A download cannot be repeated, so it begins after the proof. */
function PersonalExport({ path }: { path: string }) {
  const api = useApi();
  const stepUp = useStepUp();
  const download = () =>
    stepUp(() => api<Answer>(API.stepUp)).then(
      () => location.assign(path),
      (error: unknown) => notify(errorMessage(error), 'error'),
    );
  return (
    <ExportLink
      href={path}
      onClick={(event) => {
        event.preventDefault();
        void download();
      }}
    />
  );
}
