import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BadRow, ChangedRow, KnownRow } from '@tivara/contracts';
import { Button, Heading, Select, Table, TextLink, type Column } from '@tivara/ui';
import { DifferenceList } from '../shared/ui/differences';
import styles from './import.module.css';

const SHOWN = 100;

interface Row {
  line: number;
  name: string;
}
const LINE_AND_NAME: readonly Column<Row>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => `Line ${line}` },
  {
    key: 'name',
    header: 'Name',
    phone: 'title',
    cell: ({ name }) => <span className={styles.text}>{name || 'No name'}</span>,
  },
];

interface RowTableProps<R> {
  title: string;
  columns: readonly Column<R>[];
  rows: R[];
  children: ReactNode;
}

const RowTable = <R extends Row>({ title, columns, rows, children }: RowTableProps<R>) => (
  <>
    <Heading as="h2" size="xs" className={styles.bad}>
      {title}
    </Heading>
    {children}
    <Table
      variant="admin"
      caption={title}
      columns={columns}
      rows={rows}
      rowKey={({ line }) => line}
    />
  </>
);

const KNOWN_COLUMNS: readonly Column<KnownRow>[] = [
  ...LINE_AND_NAME,
  {
    key: 'existing',
    header: 'Exists as',
    phone: 'block',
    cell: ({ id, existing }) => (
      <TextLink render={<Link to={`/addstore?id=${id}`} className={styles.text} />}>
        {existing}
      </TextLink>
    ),
  },
];

/** Stores of a file that are in the table already. */
export function KnownRows({ rows }: { rows: KnownRow[] }) {
  const title = `${rows.length === 1 ? '1 row is' : `${rows.length} rows are`} already there`;
  return (
    <RowTable title={title} columns={KNOWN_COLUMNS} rows={rows.slice(0, SHOWN)}>
      <div className={styles.fix}>
        <p>They add nothing. To change such a store, give its row the Store ID of an export.</p>
      </div>
    </RowTable>
  );
}

interface ChoicesProps {
  rows: KnownRow[];
  /** Lines that add a store; the others change theirs. */
  added: readonly number[];
  onAdd: (lines: readonly number[]) => void;
}

/** Rows that may be about a store in the table, with another address. */
export function KnownRowChoices({ rows, added, onAdd }: ChoicesProps) {
  const title = `${rows.length === 1 ? '1 row is' : `${rows.length} rows are`} already there, with another address`;
  const all = rows.map(({ line }) => line);
  const columns: readonly Column<KnownRow>[] = [
    ...KNOWN_COLUMNS,
    {
      key: 'difference',
      header: 'Difference',
      phone: 'block',
      cell: ({ name, before, after }) => <DifferenceList {...{ name, before, after }} />,
    },
    {
      key: 'choice',
      header: 'Import as',
      phone: 'block',
      cell: ({ line }) => (
        <Choice
          label={`Import line ${line} as`}
          value={added.includes(line) ? 'add' : 'change'}
          onChange={(choice) => {
            const others = added.filter((one) => one !== line);
            onAdd(choice === 'add' ? [...others, line] : others);
          }}
        />
      ),
    },
  ];
  return (
    <RowTable title={title} columns={columns} rows={rows.slice(0, SHOWN)}>
      <div className={styles.fix}>
        <p>
          A store with this name and pincode exists. The import changes it unless you choose to add
          a new store.
        </p>
        {rows.length > 1 && (
          <Choice
            label="Import all of them as"
            value={added.length === all.length ? 'add' : added.length ? '' : 'change'}
            onChange={(choice) => onAdd(choice === 'add' ? all : [])}
          />
        )}
      </div>
      {rows.length > SHOWN && <p className={styles.note}>The first {SHOWN} are listed.</p>}
    </RowTable>
  );
}

interface ChoiceProps {
  label: string;
  /** Empty when rows differ. */
  value: 'change' | 'add' | '';
  onChange: (choice: string) => void;
}

const Choice = ({ label, value, onChange }: ChoiceProps) => (
  <Select
    label={label}
    labelHidden
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    {value === '' && <option value="">Different choices</option>}
    <option value="change">Change of the store</option>
    <option value="add">New store</option>
  </Select>
);

const CHANGED_COLUMNS: readonly Column<ChangedRow>[] = [
  ...LINE_AND_NAME,
  {
    key: 'difference',
    header: 'Difference',
    phone: 'block',
    cell: (row) => <DifferenceList {...row} />,
  },
];

/** @param count of all, of which `rows` are the first */
export function ChangedRows({ rows, count }: { rows: ChangedRow[]; count: number }) {
  const title = count === 1 ? '1 row has changes' : `${count} rows have changes`;
  return (
    <RowTable title={title} columns={CHANGED_COLUMNS} rows={rows}>
      {count > rows.length && <p className={styles.note}>The first {rows.length} are listed.</p>}
    </RowTable>
  );
}

const BAD_COLUMNS: readonly Column<BadRow>[] = [
  ...LINE_AND_NAME,
  {
    key: 'reason',
    header: 'What is wrong',
    phone: 'block',
    cell: ({ reason }) => <span className={styles.text}>{reason}</span>,
  },
];

interface BadRowsProps {
  rows: BadRow[];
  download: () => Promise<void>;
  imported?: boolean;
}

export function BadRows({ rows, download, imported }: BadRowsProps) {
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const one = rows.length === 1;
  const count = one ? '1 row' : `${rows.length} rows`;
  const verb = imported ? (one ? 'was' : 'were') : one ? 'is' : 'are';
  const title = `${count} ${verb} left out`;
  return (
    <>
      <RowTable title={title} columns={BAD_COLUMNS} rows={all ? rows : rows.slice(0, SHOWN)}>
        <div className={styles.fix}>
          <p>Correct them in a file of their own, and import it.</p>
          <Button
            variant="ghost"
            busy={busy}
            onClick={() => {
              setBusy(true);
              void download().finally(() => setBusy(false));
            }}
          >
            Download {one ? 'this row' : 'these rows'}
          </Button>
        </div>
      </RowTable>
      {!all && rows.length > SHOWN && (
        <TextLink render={<button type="button" />} onClick={() => setAll(true)}>
          Show all {rows.length}
        </TextLink>
      )}
    </>
  );
}
