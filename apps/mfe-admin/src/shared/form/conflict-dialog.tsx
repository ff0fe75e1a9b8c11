import { Button, Dialog, Table, type Column } from '@tivara/ui';
import type { Conflict } from './use-record-form';
import styles from './record-form.module.css';

type Difference = Conflict['differences'][number];

const version = (key: 'mine' | 'theirs', header: string): Column<Difference> => ({
  key,
  header,
  phone: 'block',
  className: styles.version,
  cell: (difference) => (
    <>
      <span className={styles.of}>{header}: </span>
      {difference[key] || 'Nothing'}
    </>
  ),
});
const COLUMNS: readonly Column<Difference>[] = [
  { key: 'label', header: 'What', phone: 'title', cell: ({ label }) => label },
  version('mine', 'Yours'),
  version('theirs', 'Saved in the meantime'),
];

/** Another administrator saved first: shows both versions to choose from. (DECISIONS, Data: product save) */
export const ConflictDialog = ({ differences, saveMine, takeTheirs, onCancel }: Conflict) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onCancel()}
    title="Someone else saved this in the meantime"
    description={
      differences.length
        ? 'Your changes are not saved yet. Which version do you want to keep?'
        : 'Both versions are the same, so either choice is fine.'
    }
    returnFocus={() => null}
  >
    {differences.length > 0 && (
      <div className={styles.comparison}>
        <Table
          variant="admin"
          caption="Differences"
          columns={COLUMNS}
          rows={differences}
          rowKey={({ label }) => label}
        />
      </div>
    )}
    <div className={styles.choices}>
      <Button onClick={saveMine}>Save mine</Button>
      <Button variant="ghost" onClick={takeTheirs}>
        Take theirs
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Back to the form
      </Button>
    </div>
  </Dialog>
);
