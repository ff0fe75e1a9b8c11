import { useRef, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LIMITS, type TableView } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Button, Dialog, Field, Icon, Menu, icons } from '@tivara/ui';
import { errorMessage } from '../form/api-errors';
import { listQuery } from '../list-query';
import { useInSession } from '../session/use-in-session';
import { sectionPath } from '../section-path';
import { useChanged } from './table-query';
import { readTableSearch, viewQuery } from './table-search';
import type { TableSpec } from './table-spec';
import { TaskDialog, useTask } from './use-task';
import type { useTableSearch } from './use-table-search';
import page from './table-page.module.css';
import styles from './saved-views.module.css';

const viewsQuery = listQuery<TableView>(['table-views'], '/api/admin/views');

interface Props {
  spec: TableSpec;
  table: ReturnType<typeof useTableSearch>;
}

/** The account's views of the table, each with its query as the table would write it. */
function useViews({ spec, table }: Props) {
  const { data = [] } = useQuery(viewsQuery(useApi()));
  const views = data
    .filter(({ section }) => section === spec.section)
    .map((view) => ({
      ...view,
      query: viewQuery(spec, readTableSearch(spec, new URLSearchParams(view.query))),
    }));
  const current = viewQuery(spec, table.latest);
  return { views, current, active: views.find(({ query }) => query === current) };
}

/** Links to the saved views. The one that is shown can be renamed and deleted. */
export function SavedViews({ spec, table }: Props) {
  const api = useApi();
  const tasks = useTask();
  const { views, current, active } = useViews({ spec, table });
  const [renamed, setRenamed] = useState<TableView | null>(null);
  const list = useRef<HTMLElement>(null);
  const focusList = () => list.current?.querySelector('a') ?? null;
  const all = `All ${spec.label.toLowerCase()}`;
  return (
    <>
      {views.length > 0 && (
        <nav ref={list} aria-label="Saved views" className={styles.views}>
          {[{ view_id: 0, view_name: all, query: '' }, ...views].map((view) => (
            <Link
              key={view.view_id}
              to={sectionPath(spec.section, new URLSearchParams(view.query))}
              preventScrollReset
              aria-current={view.query === current ? 'page' : undefined}
              className={styles.view}
            >
              {view.view_name}
            </Link>
          ))}
          {active && (
            <Menu
              label={`Change the view ${active.view_name}`}
              items={[
                { label: 'Rename', onSelect: () => setRenamed(active) },
                {
                  label: 'Delete',
                  danger: true,
                  onSelect: () =>
                    tasks.start({
                      label: 'Delete',
                      confirm: {
                        title: `Delete the view ${active.view_name}?`,
                        text: `The ${spec.label.toLowerCase()} in it stay.`,
                      },
                      run: () =>
                        api('/api/admin/views/{id}', {
                          path: { id: active.view_id },
                          method: 'DELETE',
                        }),
                    }),
                },
              ]}
            />
          )}
        </nav>
      )}
      <ViewDialog
        open={renamed !== null}
        onClose={() => setRenamed(null)}
        title="Rename the view"
        view={renamed}
        returnFocus={focusList}
      />
      <TaskDialog tasks={tasks} focusAfter={focusList} />
    </>
  );
}

/** Saves what is shown now, unless that is the whole table or a saved view. */
export function SaveView({ spec, table }: Props) {
  const { current, active } = useViews({ spec, table });
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={page.tool}
        disabled={current === '' || active !== undefined}
        onClick={() => setOpen(true)}
      >
        <Icon path={icons.plus} size="sm" />
        Save view
      </button>
      <ViewDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Save this view"
        view={{ section: spec.section, view_name: '', query: current }}
        returnFocus={() => opener.current}
      />
    </>
  );
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A new one has no id. */
  view: (Omit<TableView, 'view_id'> & { view_id?: number }) | null;
  returnFocus: () => HTMLElement | null;
}

function ViewDialog({ open, onClose, title, view, returnFocus }: DialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description="Search, filters, order and columns of the table, for you alone."
      returnFocus={returnFocus}
    >
      {view && <ViewForm view={view} onClose={onClose} />}
    </Dialog>
  );
}

function ViewForm({
  view,
  onClose,
}: {
  view: NonNullable<DialogProps['view']>;
  onClose: () => void;
}) {
  const api = useApi();
  const changed = useChanged();
  const inSession = useInSession();
  const [name, setName] = useState(view.view_name);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError('Name is required.');
    setBusy(true);
    try {
      const { view_id: id, section, query } = view;
      const body = { section, view_name: name, query };
      const { message } = await inSession(() =>
        id
          ? api('/api/admin/views/{id}', { path: { id }, method: 'PUT', body })
          : api('/api/admin/views', { method: 'POST', body }),
      );
      notify(message, 'success');
      await changed();
      onClose();
    } catch (cause) {
      setError(errorMessage(cause));
      setBusy(false);
    }
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <Field
        label="Name"
        required
        autoComplete="off"
        maxLength={LIMITS.viewName}
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <div className={styles.actions}>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
