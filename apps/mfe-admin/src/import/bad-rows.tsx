import { useState } from 'react';
import type { BadRow } from '@tivara/contracts';
import { Heading, Table, TextLink, type Column } from '@tivara/ui';
import styles from './import-section.module.css';

/** Shown at first: every row of a file may be invalid. */
const SHOWN = 100;

const COLUMNS: readonly Column<BadRow>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => `Line ${line}` },
  { key: 'name', header: 'Name', phone: 'title', cell: ({ name }) => name || 'Without a name' },
  { key: 'reason', header: 'What is wrong', phone: 'block', cell: ({ reason }) => reason },
];

/** Every row that cannot be imported, with its line and what to do about it. */
export function BadRows({ rows }: { rows: BadRow[] }) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, SHOWN);
  const title = rows.length === 1 ? '1 row is left out' : `${rows.length} rows are left out`;
  return (
    <>
      <Heading as="h2" size="xs" className={styles.bad}>
        {title}
      </Heading>
      <Table
        variant="admin"
        caption={title}
        columns={COLUMNS}
        rows={shown}
        rowKey={({ line }) => line}
      />
      {shown.length < rows.length && (
        <TextLink render={<button type="button" />} onClick={() => setAll(true)}>
          Show all {rows.length}
        </TextLink>
      )}
    </>
  );
}
