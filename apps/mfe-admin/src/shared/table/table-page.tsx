import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { LIMITS, MESSAGES } from '@tivara/contracts';
import { errorMessage, notify, useApi } from '@tivara/state';
import {
  EmptyState,
  ErrorState,
  Heading,
  Pagination,
  Table,
  TableSearchBox,
  TextLink,
  cx,
  type Column,
} from '@tivara/ui';
import type { BulkAction, RowAction } from './actions';
import { BulkBar } from './bulk-bar';
import { SkippedRows } from './skipped-rows';
import { RowsSkeleton } from './rows-skeleton';
import { actionsColumn, selectionColumn } from './row-columns';
import { tableQuery } from './table-query';
import { TableTools } from './table-tools';
import { directionOf, isNarrowed, sortedBy, type TableSearch } from './table-search';
import type { TableSpec } from './table-spec';
import { useSelection } from './use-selection';
import { useTableAddress } from './use-table-address';
import { TaskDialog } from './task-dialog';
import { useTask } from './use-task';
import styles from './table-page.module.css';

/** A column; `sort` names what the API sorts it by. */
export type TableColumn<Row> = Omit<Column<Row>, 'sort' | 'head'> & { sort?: string };

interface Props<Row> {
  /** 'Store Table'; h1 unless the section has another. */
  title: string;
  as?: 'h1' | 'h2';
  spec: TableSpec;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => number;
  /** Names a row's buttons for screen readers. */
  rowName: (row: Row) => string;
  rowClassName?: string | undefined;
  /** The row's menu. */
  actions?: ((row: Row) => RowAction[]) | undefined;
  /** What the menu's column is called; for a screen reader alone unless given. */
  actionsHeader?: string;
  bulk?: readonly BulkAction[];
  /** Leads to a new row; next to the search. */
  add?: ReactNode;
  /** The page that imports a file. */
  importPath?: string;
  /** What the search looks through, where that is not plain. */
  searchHint?: string;
  /** What helps when there is not one row, searched or not. */
  help?: ReactNode;
}

/** An admin table: search, filters, order and page are in the URL; the server pages. (SPEC 9, Admin tables) */
export function TablePage<Row>(props: Props<Row>) {
  const { title, as = 'h1', spec, rowKey, rowName, actions, bulk = [] } = props;
  const navigate = useNavigate();
  const address = useTableAddress(spec);
  const { search, latest, pathTo, update, leaving } = address;
  const { data, error, isPlaceholderData, refetch } = useQuery(
    tableQuery<Row>(useApi(), spec, search),
  );
  const selection = useSelection(JSON.stringify([search.q, search.filters]));
  const [choosing, setChoosing] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  const tasks = useTask();
  const { state, start, read } = tasks;
  const link = (change: Partial<TableSearch>) => <Link to={pathTo(change)} preventScrollReset />;

  useEffect(() => {
    if (error) notify(errorMessage(error), 'error');
  }, [error]);
  const last = data && Math.max(1, Math.ceil(data.total / data.pageSize));
  const beyond = !leaving && !isPlaceholderData && last !== undefined && search.page > last;
  const lastPath = pathTo({ page: last ?? 1 });
  useEffect(() => {
    if (beyond) void navigate(lastPath, { replace: true, preventScrollReset: true });
  }, [beyond, lastPath, navigate]);

  const columns: Column<Row>[] = props.columns.map(({ sort, ...column }) => {
    if (!sort) return column;
    const direction = directionOf(search, sort);
    return {
      ...column,
      sort: { link: link(sortedBy(spec, latest, sort)), ...(direction && { direction }) },
    };
  });
  const rows = data?.items ?? [];
  if (bulk.length)
    columns.unshift(selectionColumn({ rows, rowKey, rowName, selection, className: styles.box }));
  if (actions) {
    const { actionsHeader } = props;
    columns.push(
      actionsColumn({ actions, rowName, start, header: actionsHeader, className: styles.menu }),
    );
  }

  return (
    <section className={cx(choosing && styles.choosing)} aria-label={title}>
      <div className={styles.head}>
        <div ref={heading} tabIndex={-1} className={styles.title}>
          <Heading as={as} size={as === 'h1' ? 'sm' : 'xs'}>
            {title}
          </Heading>
        </div>
        <div className={styles.action}>
          <TableSearchBox
            label={`Search ${spec.label.toLowerCase()}`}
            q={search.q}
            onSearch={(q) => address.update(() => ({ q, page: 1 }), true)}
            leaving={leaving}
            hint={props.searchHint}
            className={styles.search}
          />
          {props.add}
        </div>
      </div>
      <TableTools
        spec={spec}
        address={address}
        {...(props.importPath && { importPath: props.importPath })}
        {...(bulk.length > 0 && {
          choosing,
          onChoosing: () => {
            if (choosing) selection.clear();
            setChoosing(!choosing);
          },
        })}
      />
      {error && !data && (
        <ErrorState
          size="small"
          title={MESSAGES.error}
          text={`The ${spec.label.toLowerCase()} could not be read. Your search is kept.`}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <RowsSkeleton label={`Loading the ${spec.label.toLowerCase()}`} />}
      {data && data.total === 0 && (
        <EmptyState
          className={styles.none}
          title={MESSAGES.noRecords}
          help={!isNarrowed(search) && props.help}
          action={
            isNarrowed(search) && (
              <TextLink render={link({ q: '', filters: {}, page: 1 })}>
                Show all {spec.label.toLowerCase()}
              </TextLink>
            )
          }
        />
      )}
      {data && data.total > 0 && (
        <>
          <Table
            variant="admin"
            caption={title}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            rowClassName={props.rowClassName}
            chosen={(row) => selection.ids.has(rowKey(row))}
            busy={isPlaceholderData || beyond}
          />
          <Pagination
            label={spec.label}
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            link={(page) => link({ page })}
            rows={{
              options: LIMITS.adminPageSizes,
              onChange: (pageSize) => update(() => ({ pageSize, page: 1 })),
            }}
          />
        </>
      )}
      {bulk.length > 0 && (
        <BulkBar
          label={spec.label}
          ids={[...selection.ids]}
          actions={bulk}
          busy={state.busy}
          onStart={(task) =>
            start({
              ...task,
              run: async () => {
                const answer = await task.run();
                selection.clear();
                return answer;
              },
            })
          }
          onClear={selection.clear}
        />
      )}
      <TaskDialog
        tasks={tasks}
        // The pressed button may have been removed with its row.
        focusAfter={() => (state.done && !state.left ? heading.current : null)}
      />
      <SkippedRows answer={state.left} onClose={read} returnFocus={() => heading.current} />
    </section>
  );
}
