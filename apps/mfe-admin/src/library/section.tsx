import { useRef, useState, type DragEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LIMITS, MEDIA_SORTS, MESSAGES, type MediaRow } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, EmptyState, Heading, Pagination, TableSearchBox, TextLink, cx } from '@tivara/ui';
import { itemOfFile, type PictureItem } from '../shared/form/pictures/picture-item';
import { PICTURE_TYPES, limitsText } from '../shared/form/pictures/prepare-picture';
import { sendPicture, uploadMessage, useUploads } from '../shared/form/pictures/use-uploads';
import { UnsavedGuard } from '../shared/form/unsaved-guard';
import { useUnsavedGuard } from '../shared/form/use-unsaved-guard';
import { useInSession } from '../shared/session/use-in-session';
import { usePermission } from '../shared/session/use-permission';
import { tableQuery, useChanged } from '../shared/table/table-query';
import { isNarrowed, pageSizesOf } from '../shared/table/table-search';
import type { BulkAction, TableSpec } from '../shared/table/table-spec';
import { TableTools } from '../shared/table/table-tools';
import { BulkBar, useChooseAll, useSelection } from '../shared/table/use-selection';
import { useTableSearch } from '../shared/table/use-table-search';
import { TaskDialog, useTask } from '../shared/table/use-task';
import { QueryView, Waiting } from '../shared/ui/query-view';
import { MediaTile, nameOf, placesText } from './media-tile';
import { UploadTile } from './upload-tile';
import table from '../shared/table/table-page.module.css';
import styles from './library.module.css';

const SPEC: TableSpec<MediaRow> & { rowKey: (row: MediaRow) => number } = {
  section: 'media',
  label: 'Pictures',
  path: '/api/admin/media',
  permissions: { write: 'media:write' },
  sorts: MEDIA_SORTS,
  defaultSort: '-newest',
  pageSizes: [30, 60, 90],
  filters: [{ name: 'used', label: 'Use', options: { yes: 'Used', no: 'Unused' } }],
  rowKey: ({ media_id }) => media_id,
};

/** The pictures of products and pages, and those that were uploaded for them. */
export default function LibrarySection() {
  return (
    <UnsavedGuard
      title="Leave while pictures are uploading?"
      text="Pictures that are not uploaded yet are dropped."
    >
      <Library />
    </UnsavedGuard>
  );
}

function Library() {
  const api = useApi();
  const inSession = useInSession();
  const can = usePermission();
  const canWrite = can('media:write');
  const changed = useChanged();
  const search = useTableSearch(SPEC);
  const query = useQuery(tableQuery<MediaRow>(api, inSession, SPEC, search.search));
  const selection = useSelection(JSON.stringify([search.search.q, search.search.filters]));
  const all = useChooseAll(SPEC, search.search, selection);
  const tasks = useTask();
  const uploads = useUploads(`/api/admin/media?library=yes`);
  useUnsavedGuard({ isChanged: () => uploads.running > 0, drop: () => undefined });
  const [pending, setPending] = useState<readonly PictureItem[]>([]);
  const [dropping, setDropping] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const replacer = useRef<HTMLInputElement>(null);
  const replaced = useRef<MediaRow | null>(null);

  const withdraw = (key: string) => {
    uploads.drop(key);
    setPending((now) => now.filter((item) => item.key !== key));
  };
  const upload = (files: readonly File[]) => {
    const added = files.map((file) => ({ file, item: itemOfFile(file) }));
    setPending((now) => [...now, ...added.map(({ item }) => item)]);
    for (const { file, item } of added)
      uploads.start(item.key, file, () => {
        setPending((now) => now.filter(({ key }) => key !== item.key));
        void changed();
      });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    if (canWrite) upload([...event.dataTransfer.files]);
  };

  const remove = (ids: number[]) => api('/api/admin/media/bulk', { method: 'POST', body: { ids } });
  const confirmDeletion = (what: string) => ({
    title: `Delete ${what}?`,
    text: 'Nothing uses it. This cannot be undone.',
  });
  const bulk: readonly BulkAction[] = [
    {
      label: 'Delete',
      danger: true,
      run: remove,
      confirm: (count) => confirmDeletion(count === 1 ? '1 picture' : `${count} pictures`),
    },
  ];
  const replace = (row: MediaRow, file: File) => {
    let reason: string | null = null;
    tasks.start({
      label: 'Replace everywhere',
      confirm: {
        title: `Replace ${nameOf(row)} everywhere?`,
        text: `${file.name} takes its place${row.used ? ` in ${placesText(row)}, for shoppers too` : ''}. You can undo this.`,
        action: 'Replace',
      },
      run: async () => {
        try {
          const { url } = await sendPicture(file);
          return await api('/api/admin/media/{id}/replace', {
            method: 'POST',
            path: { id: row.media_id },
            body: { url },
          });
        } catch (error) {
          reason = uploadMessage(error);
          throw error;
        }
      },
      failed: (message) => reason ?? message,
    });
  };
  const take = (files: FileList | null, onFiles: (files: File[]) => void) => {
    const all = [...(files ?? [])];
    if (all.length) onFiles(all);
  };

  return (
    <section
      aria-label="Media"
      className={cx(styles.library, dropping && styles.dropping)}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(canWrite && event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <div className={table.head}>
        <div ref={heading} tabIndex={-1} className={table.title}>
          <Heading as="h1" size="sm">
            Media
          </Heading>
        </div>
        <div className={table.action}>
          <TableSearchBox
            label="Search pictures"
            q={search.search.q}
            onSearch={(q) => search.update(() => ({ q, page: 1 }), true)}
            leaving={search.leaving}
            hint="Names of files"
            className={table.search}
          />
          {canWrite && <Button onClick={() => input.current?.click()}>Upload</Button>}
        </div>
      </div>
      {canWrite && (
        <p className={styles.help}>
          Drop pictures anywhere here to upload them: {limitsText(PICTURE_TYPES)}. They are scaled
          down to {LIMITS.storedPicture.width} pixels in width. An import names them by their files.
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        multiple
        hidden
        aria-label="Upload pictures"
        onChange={({ currentTarget }) => {
          take(currentTarget.files, upload);
          currentTarget.value = '';
        }}
      />
      <input
        ref={replacer}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label="The new picture"
        onChange={({ currentTarget }) => {
          take(currentTarget.files, ([file]) => {
            if (file && replaced.current) replace(replaced.current, file);
          });
          currentTarget.value = '';
        }}
      />
      <TableTools spec={SPEC} table={search} />
      {pending.length > 0 && (
        <ul className={styles.pending} aria-label="Uploads">
          {pending.map((item) => (
            <UploadTile
              key={item.key}
              name={item.name}
              upload={uploads.of(item.key)}
              onRetry={() => uploads.retry(item.key)}
              onRemove={() => withdraw(item.key)}
            />
          ))}
        </ul>
      )}
      <QueryView
        query={query}
        failed="Couldn’t load the pictures. Your search is unchanged."
        placeholder={<Waiting label="Loading the pictures" />}
      >
        {({ items, total, page, pageSize }) =>
          total === 0 ? (
            <EmptyState
              className={table.none}
              title={MESSAGES.noRecords}
              help={!isNarrowed(search.search) && 'Upload the pictures of your products and pages.'}
              action={
                isNarrowed(search.search) && (
                  <TextLink render={<Link to={search.pathTo({ q: '', filters: {}, page: 1 })} />}>
                    Show all pictures
                  </TextLink>
                )
              }
            />
          ) : (
            <>
              <ul className={styles.grid} aria-busy={query.isPlaceholderData || undefined}>
                {items.map((row) => (
                  <MediaTile
                    key={row.media_id}
                    row={row}
                    canWrite={canWrite}
                    chosen={selection.ids.has(row.media_id)}
                    onChoose={(chosen) => selection.change([row.media_id], chosen)}
                    onReplace={() => {
                      replaced.current = row;
                      replacer.current?.click();
                    }}
                    onDelete={() =>
                      tasks.start({
                        label: 'Delete',
                        run: () => remove([row.media_id]),
                        confirm: confirmDeletion(nameOf(row)),
                      })
                    }
                  />
                ))}
              </ul>
              <Pagination
                label="Pictures"
                page={page}
                pageSize={pageSize}
                total={total}
                link={(to) => <Link to={search.pathTo({ page: to })} preventScrollReset />}
                rows={{
                  options: pageSizesOf(SPEC),
                  onChange: (size) => search.update(() => ({ pageSize: size, page: 1 })),
                }}
              />
            </>
          )
        }
      </QueryView>
      {canWrite && (
        <BulkBar
          label="Pictures"
          selection={selection}
          actions={bulk}
          busy={tasks.state.busy}
          onStart={tasks.start}
          total={query.data?.total ?? 0}
          isNarrowed={isNarrowed(search.search)}
          all={all}
        />
      )}
      <TaskDialog tasks={tasks} focusAfter={() => heading.current} />
    </section>
  );
}
