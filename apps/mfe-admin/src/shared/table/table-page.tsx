import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { MESSAGES } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import {
  EmptyState,
  Heading,
  Menu,
  Pagination,
  Table,
  TableSearchBox,
  TextLink,
  cx,
  type Column,
} from '@tivara/ui';
import { errorMessage } from '../form/api-errors';
import { useInSession } from '../session/use-in-session';
import { usePermission } from '../session/use-permission';
import { QueryView, RowsSkeleton } from '../ui/query-view';
import { FilterChips } from './table-filters';
import { SavedViews } from './saved-views';
import { tableQuery } from './table-query';
import { directionOf, isNarrowed, pageSizesOf, sortedBy, type TableSearch } from './table-search';
import type { BulkAction, RecordPage, RowAction, TablePageSpec } from './table-spec';
import { TableTools } from './table-tools';
import { BulkBar, selectionColumn, useChooseAll, useSelection } from './use-selection';
import { useTablePlace } from './use-table-place';
import { useTableSearch } from './use-table-search';
import { TaskDialog, useTask } from './use-task';
import styles from './table-page.module.css';

interface Props<Row> {
  spec: TablePageSpec<Row>;
  as?: 'h1' | 'h2';
  /** The page of a row's record, to which its name links. */
  open?: ((row: Row) => RecordPage) | undefined;
  actions?: ((row: Row) => RowAction[]) | undefined;
  bulk?: readonly BulkAction[];
  add?: ReactNode;
}

type Writes<Row> = Omit<Props<Row>, 'spec' | 'as' | 'open'>;

/** An admin table: search, filters, order and page are in the URL; the server pages. (SPEC 9, Admin tables) */
export function TablePage<Row>({ spec, as = 'h1', open, ...writes }: Props<Row>) {
  const { title, rowKey, rowName, actionsHeader, permissions } = spec;
  const can = usePermission();
  const canWrite = permissions.write !== undefined && can(permissions.write);
  const { actions, bulk = [], add }: Writes<Row> = canWrite ? writes : {};
  const navigate = useNavigate();
  const table = useTableSearch(spec);
  const { search, latest, pathTo, update, leaving } = table;
  const query = useQuery(tableQuery<Row>(useApi(), useInSession(), spec, search));
  const { data, error, isPlaceholderData } = query;
  const selection = useSelection(JSON.stringify([search.q, search.filters]));
  const all = useChooseAll(spec, search, selection);
  const [selecting, setSelecting] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  const tasks = useTask();
  const around = useRef<HTMLElement>(null);
  const isLoaded = data !== undefined && !isPlaceholderData;
  const leaveFor = useTablePlace(spec, search, around, isLoaded);
  const rows = spec.label.toLowerCase();
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

  const shownColumns = spec.columns.filter(
    ({ key, phone }) => phone === 'title' || !search.hidden.includes(key),
  );
  const columns: Column<Row>[] = shownColumns.map(({ sort, cell, ...column }) => {
    const shown = {
      ...column,
      cell:
        open && column.phone === 'title'
          ? (row: Row) => (
              <Link
                {...open(row)}
                data-record={rowKey(row)}
                className={styles.open}
                onClick={() => leaveFor(rowKey(row))}
              >
                {cell(row)}
              </Link>
            )
          : cell,
    };
    if (!sort) return shown;
    const direction = directionOf(search, sort);
    return {
      ...shown,
      sort: { link: link(sortedBy(spec, latest, sort)), ...(direction && { direction }) },
    };
  });
  if (bulk.length) columns.unshift(selectionColumn(selection, data?.items ?? [], rowKey, rowName));
  if (actions)
    columns.push({
      key: 'actions',
      header: actionsHeader ?? 'Actions',
      headerHidden: actionsHeader === undefined,
      align: 'end',
      phone: 'action',
      className: styles.menu,
      cell: (row) => {
        const items = actions(row);
        return (
          items.length > 0 && (
            <Menu
              label={`Actions of ${rowName(row)}`}
              items={items.map((action) =>
                'run' in action
                  ? { ...action, onSelect: () => tasks.start(action) }
                  : 'link' in action
                    ? { ...action, onSelect: () => leaveFor(rowKey(row)) }
                    : action,
              )}
            />
          )
        );
      },
    });

  return (
    <section ref={around} className={cx(selecting && styles.selecting)} aria-label={title}>
      <div className={styles.head}>
        <div ref={heading} tabIndex={-1} className={styles.title}>
          <Heading as={as} size={as === 'h1' ? 'sm' : 'xs'}>
            {title}
          </Heading>
        </div>
        <div className={styles.action}>
          <TableSearchBox
            label={`Search ${rows}`}
            q={search.q}
            onSearch={(q) => update(() => ({ q, page: 1 }), true)}
            leaving={leaving}
            hint={spec.searchHint}
            className={styles.search}
          />
          {add}
        </div>
      </div>
      {can('views:read') && <SavedViews spec={spec} table={table} />}
      <TableTools
        spec={spec}
        table={table}
        columns={spec.columns}
        canSaveViews={can('views:write')}
        canImport={canWrite}
        canExport={permissions.export !== undefined && can(permissions.export)}
        selecting={selecting}
        onSelecting={
          bulk.length
            ? () => {
                if (selecting) selection.clear();
                setSelecting(!selecting);
              }
            : undefined
        }
      />
      <FilterChips spec={spec} table={table} total={isLoaded ? data.total : undefined} />
      <QueryView
        query={query}
        failed={`Couldn’t load the ${rows}. Your search is unchanged.`}
        placeholder={<RowsSkeleton label={`Loading the ${rows}`} />}
      >
        {({ items, total, page, pageSize }) =>
          total === 0 ? (
            <EmptyState
              className={styles.none}
              title={MESSAGES.noRecords}
              help={!isNarrowed(search) && spec.help}
              action={
                isNarrowed(search) && (
                  <TextLink render={link({ q: '', filters: {}, page: 1 })}>
                    Show all {rows}
                  </TextLink>
                )
              }
            />
          ) : (
            <>
              <Table
                variant="admin"
                caption={title}
                columns={columns}
                rows={items}
                rowKey={rowKey}
                rowClassName={spec.rowClassName}
                chosen={(row) => selection.ids.has(rowKey(row))}
                busy={isPlaceholderData || beyond}
              />
              <Pagination
                label={spec.label}
                page={page}
                pageSize={pageSize}
                total={total}
                link={(to) => link({ page: to })}
                rows={{
                  options: pageSizesOf(spec),
                  onChange: (size) => update(() => ({ pageSize: size, page: 1 })),
                }}
              />
            </>
          )
        }
      </QueryView>
      {bulk.length > 0 && (
        <BulkBar
          label={spec.label}
          selection={selection}
          actions={bulk}
          busy={tasks.state.busy}
          onStart={tasks.start}
          total={data?.total ?? 0}
          isNarrowed={isNarrowed(search)}
          all={all}
        />
      )}
      <TaskDialog tasks={tasks} focusAfter={() => heading.current} />
    </section>
  );
}
