import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MESSAGES, type MediaRow } from '@tivara/contracts';
import { Button, Dialog, EmptyState, Pagination, Picture, TableSearchBox } from '@tivara/ui';
import { useApiInSession } from '../../session/use-in-session';
import { QueryView } from '../../ui/query-view';
import styles from './library-dialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  onChoose: (row: MediaRow) => void;
  returnFocus: () => HTMLElement | null;
}

const PAGE_SIZE = 12;

/** Chooses a picture that was uploaded before. */
export function LibraryDialog({ open, onClose, onChoose, returnFocus }: Props) {
  const api = useApiInSession();
  const [{ q, page }, setSearch] = useState({ q: '', page: 1 });
  const params = new URLSearchParams({ q, page: String(page), pageSize: String(PAGE_SIZE) });
  const query = useQuery({
    queryKey: ['admin', 'media', 'choose', q, page],
    queryFn: ({ signal }) => api('/api/admin/media', { query: params, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: open,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Choose a picture"
      returnFocus={returnFocus}
    >
      {/* React passes events on to the form around the dialog. */}
      <div onSubmit={(event) => event.stopPropagation()} className={styles.content}>
        <TableSearchBox
          label="Search pictures"
          q={q}
          onSearch={(next) => setSearch({ q: next, page: 1 })}
          leaving={false}
          hint="Names of files"
        />
        <QueryView query={query} failed="Couldn’t load the pictures.">
          {({ items, total }) =>
            total === 0 ? (
              <EmptyState
                title={MESSAGES.noRecords}
                help={!q && 'Pictures that are uploaded in Media appear here.'}
              />
            ) : (
              <>
                <ul className={styles.grid}>
                  {items.map((row) => (
                    <li key={row.media_id}>
                      <button
                        type="button"
                        className={styles.choice}
                        onClick={() => {
                          onChoose(row);
                          onClose();
                        }}
                      >
                        <span className={styles.picture}>
                          <Picture picture={row.picture} sizes="160px" alt="" />
                        </span>
                        <span className={styles.name}>{row.picture.file_name ?? 'Picture'}</span>
                      </button>
                    </li>
                  ))}
                </ul>
                <Pagination
                  label="Pictures"
                  page={page}
                  pageSize={PAGE_SIZE}
                  total={total}
                  link={(to) => <button type="button" onClick={() => setSearch({ q, page: to })} />}
                />
              </>
            )
          }
        </QueryView>
        <Button wide variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
