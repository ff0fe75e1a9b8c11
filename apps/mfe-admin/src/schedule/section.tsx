import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { PreviewLinkResponse, ScheduledChange } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, EmptyState, Field, Heading, Table, TextLink, type Column } from '@tivara/ui';
import { capitalized } from '../shared/change-labels';
import { inIndia, toIndia } from '../shared/publication/india-time';
import { usePermission } from '../shared/session/use-permission';
import { TaskDialog, useTask } from '../shared/table/use-task';
import { PreviewDialog } from '../shared/ui/preview-dialog';
import { QueryView, RowsSkeleton } from '../shared/ui/query-view';
import { ShopTime, shopTime } from '../shared/ui/time';
import { Calendar } from './calendar';
import { EFFECTS, pathOf } from './change';
import shared from '../shared/ui/shared.module.css';
import styles from './schedule.module.css';

/** What changes for shoppers by itself, and links to the site as it will be then. */
export default function ScheduleSection() {
  const api = useApi();
  const canPreview = usePermission()('schedule:write');
  const tasks = useTask();
  const [time, setTime] = useState('');
  const [shown, setShown] = useState<{ at: string; link: PreviewLinkResponse } | null>(null);
  const query = useQuery({
    queryKey: ['admin', 'schedule'],
    queryFn: ({ signal }) => api('/api/admin/schedule', { signal }),
    staleTime: 0,
  });
  const preview = (at: string) =>
    tasks.start({
      label: 'Preview link',
      run: async () => {
        const link = await api('/api/admin/schedule/preview', { method: 'POST', body: { at } });
        setShown({ at, link });
        return null;
      },
    });
  const columns: Column<ScheduledChange>[] = [
    { key: 'at', header: 'When', phone: 'title', cell: ({ at }) => <ShopTime at={at} /> },
    {
      key: 'name',
      header: 'What',
      className: shared.name,
      cell: (row) => (
        <Link to={pathOf(row)} className={shared.link}>
          {row.name}
        </Link>
      ),
    },
    { key: 'kind', header: 'Kind', cell: ({ entity }) => capitalized(entity) },
    { key: 'change', header: 'Change', cell: ({ entity, change }) => EFFECTS[entity][change] },
    {
      key: 'actions',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      phone: 'action',
      cell: ({ at, name }) =>
        canPreview && (
          <TextLink
            className={styles.action}
            render={<button type="button" aria-label={`Preview ${shopTime(at)}, ${name}`} />}
            onClick={() => preview(at)}
          >
            Preview
          </TextLink>
        ),
    },
  ];
  return (
    <section aria-label="Schedule">
      <Heading as="h1" size="sm" className={styles.heading}>
        Schedule
      </Heading>
      <p className={styles.intro}>
        What changes for shoppers by itself. Times are set where a product, a collection or content
        is published.
      </p>
      {canPreview && (
        <form
          className={styles.preview}
          onSubmit={(event) => {
            event.preventDefault();
            if (time) preview(inIndia(time));
          }}
        >
          <Field
            label="See the site on"
            type="datetime-local"
            hint="Time in India"
            required
            min={toIndia(new Date().toISOString())}
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <Button type="submit">Preview link</Button>
        </form>
      )}
      <QueryView
        query={query}
        failed="Couldn’t load the schedule."
        placeholder={<RowsSkeleton label="Loading the schedule" />}
      >
        {(rows) =>
          rows.length ? (
            <>
              <Calendar rows={rows} />
              <Table
                variant="admin"
                caption="Schedule"
                columns={columns}
                rows={rows}
                rowKey={({ entity, id, at, change }) => `${entity} ${id} ${at} ${change}`}
              />
            </>
          ) : (
            <EmptyState
              title="Nothing is scheduled."
              help="Choose “Later” when you publish a product, a collection or content."
            />
          )
        }
      </QueryView>
      <PreviewDialog
        preview={shown?.link ?? null}
        what={`the site as it will be on ${shown ? shopTime(shown.at) : ''} in India`}
        onClose={() => setShown(null)}
        returnFocus={() => document.getElementById('main')}
      />
      <TaskDialog tasks={tasks} focusAfter={() => document.getElementById('main')} />
    </section>
  );
}
