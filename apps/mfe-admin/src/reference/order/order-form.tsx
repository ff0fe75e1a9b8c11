import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import type { ApiCall, OrderedRows, UndoableResponse } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, Heading, LinkButton, TextLink, VisuallyHidden } from '@tivara/ui';
import { statusOf } from '../../shared/form/api-errors';
import { RecordForm } from '../../shared/form/record-form';
import { SAVE_LIMIT_MS, useRecordForm } from '../../shared/form/use-record-form';
import { movedTo, useReorder } from '../../shared/reorder/use-reorder';
import { tableReturnPath } from '../../shared/table/table-place';
import { OrderRow } from './order-row';
import page from '../../shared/form/form-page.module.css';
import styles from './order.module.css';

interface Props {
  noun: 'products' | 'collections';
  intro: string;
  /** Instead of an empty list. */
  none: string;
  /** Of its draft. */
  name: string;
  save: (api: ApiCall, ids: number[], signal: AbortSignal) => Promise<UndoableResponse>;
  list: OrderedRows;
  reload: () => Promise<unknown>;
}

interface OrderValues {
  /** Ids. */
  order: number[];
}
/** Positions have no version: the last save wins. */
const VERSION = 0;

/** A list that is put in an order by drag and by buttons. */
export function OrderForm({ noun, intro, none, name, save, list, reload }: Props) {
  const api = useApi();
  const navigate = useNavigate();
  const [status, setStatus] = useState('');
  const rows = new Map(list.items.map((row) => [row.id, { ...row, key: row.id }]));
  const title = `Order of ${noun}`;
  const back = tableReturnPath('collections');
  const record = useRecordForm<OrderValues, OrderValues & { version: number }>({
    name: `order of ${name}`,
    values: { order: [...rows.keys()] },
    version: VERSION,
    read: ({ order }) => ({ order }),
    describe: () => [],
    first: 'order',
    restoreDraft: ({ order }) => ({ values: { order: [...new Set([...order, ...rows.keys()])] } }),
    save: async ({ order }) => {
      const signal = AbortSignal.timeout(SAVE_LIMIT_MS);
      try {
        const ids = order.filter((id) => rows.has(id));
        const answer = await save(api, ids, signal);
        return { ...answer, order, version: VERSION };
      } catch (error) {
        // Some were deleted or moved elsewhere in the meantime.
        if (statusOf(error) === 400) void reload();
        throw error;
      }
    },
    saved: () => void navigate(back),
  });
  const { control, getValues, setValue } = record.form;
  const order = useWatch({ control, name: 'order' });
  const items = order.flatMap((id) => rows.get(id) ?? []);
  const reorder = useReorder({
    items,
    onMove: (id, to) => {
      const shown = getValues('order').filter((one) => rows.has(one));
      setValue('order', movedTo(shown, shown.indexOf(id), to), { shouldDirty: true });
    },
    announce: setStatus,
  });

  const heading = (
    <div className={page.head}>
      <Heading as="h1" size="sm">
        {title}
      </Heading>
    </div>
  );
  if (items.length === 0)
    return (
      <>
        {heading}
        <EmptyState
          title={none}
          action={<TextLink render={<Link to={back} />}>All collections</TextLink>}
        />
      </>
    );
  return (
    <>
      {heading}
      <p className={styles.intro}>
        {intro} Move a row with its arrows, or drag it with a mouse.
        {list.total > list.items.length &&
          ` These are the first ${list.items.length} of ${list.total} ${noun}. The others follow them as before.`}
      </p>
      <div className={styles.form}>
        <RecordForm
          record={record}
          name={title}
          label="Save order"
          sticky
          actions={
            <LinkButton variant="ghost" render={<Link to={back} />}>
              Cancel
            </LinkButton>
          }
        >
          <ol className={styles.list} {...reorder.listProps}>
            {items.map((item, index) => (
              <OrderRow
                key={item.key}
                row={item}
                index={index}
                count={items.length}
                isDragged={reorder.dragged === item.key}
                isTarget={reorder.target === item.key}
                dragProps={reorder.itemProps(item, index)}
                onMove={(to) => reorder.move(item, to)}
              />
            ))}
          </ol>
          <VisuallyHidden role="status">{status}</VisuallyHidden>
        </RecordForm>
      </div>
    </>
  );
}
