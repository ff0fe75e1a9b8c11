import { Button, Dialog, Table, type Column } from '@tivara/ui';
import type { Difference } from './use-record-form';
import styles from './conflict-dialog.module.css';

interface Props {
  facts: readonly Difference[];
  saveMine: () => void;
  takeTheirs: () => void;
  onCancel: () => void;
}

const COLUMNS: readonly Column<Difference>[] = [
  { key: 'label', header: 'What', phone: 'title', cell: ({ label }) => label },
  {
    key: 'mine',
    header: 'Yours',
    phone: 'block',
    className: styles.version,
    cell: ({ mine }) => <Version of="Yours" text={mine} />,
  },
  {
    key: 'theirs',
    header: 'Saved in the meantime',
    phone: 'block',
    className: styles.version,
    cell: ({ theirs }) => <Version of="Saved in the meantime" text={theirs} />,
  },
];

/** Another administrator saved first: shows both versions to choose from. (DECISIONS, Data: product save) */
export const ConflictDialog = ({ facts, saveMine, takeTheirs, onCancel }: Props) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onCancel()}
    title="Someone else saved this in the meantime"
    description={
      facts.length
        ? 'Your changes are not saved yet. Which version do you want to keep?'
        : 'Both versions are the same, so either choice is fine.'
    }
    returnFocus={() => null}
  >
    {facts.length > 0 && (
      <div className={styles.table}>
        <Table
          variant="admin"
          caption="What is different"
          columns={COLUMNS}
          rows={facts}
          rowKey={({ label }) => label}
        />
      </div>
    )}
    <div className={styles.actions}>
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

const Version = ({ of, text }: { of: string; text: string }) => (
  <>
    <span className={styles.of}>{of}: </span>
    {text || 'Nothing'}
  </>
);
