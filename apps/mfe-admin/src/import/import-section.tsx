import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS } from '@tivara/contracts';
import type { BadRow, ImportBody, ImportPreview } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Button, ErrorText, Heading, TextLink, cx } from '@tivara/ui';
import { errorMessage } from '../shared/form/api-errors';
import { sectionPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { DownloadLink } from '../shared/session/download-link';
import { useInSession } from '../shared/session/use-in-session';
import { useChanged } from '../shared/table/table-query';
import { useUndo } from '../shared/undo/use-undo';
import { ColumnMapping } from './column-mapping';
import { decodeText } from './decode-text';
import { readColumns, rememberColumns, type Columns } from './remembered-columns';
import { BadRows, ChangedRows, KnownRowChoices, KnownRows } from './row-tables';
import { ImportError, runImport } from './run-import';
import shared from '../shared/ui/shared.module.css';
import styles from './import.module.css';

interface Props {
  rows: 'products' | 'stores';
  path: '/api/admin/products/import' | '/api/admin/store/import';
  exportPath: string;
  help: string;
}

export const ImportProducts = () => (
  <ImportSection
    rows="products"
    path="/api/admin/products/import"
    exportPath="/api/admin/products/export"
    help="The first line has the headings of an export. A row with a Product ID changes that product, a row without one adds a product, as a draft unless Published is true. Its pictures must be in Media already: the names of two or three files for each color, and | between colors; a draft needs none. Columns with other headings can be assigned."
  />
);

export const ImportStores = () => (
  <ImportSection
    rows="stores"
    path="/api/admin/store/import"
    exportPath="/api/store/export"
    help="The first line has the headings of an export. A row with a Store ID changes that store, and so does one with the name, address and pincode of a store; any other adds a store, unless it differs from one in its writing alone. You choose what becomes of a row with the name and pincode of a store, and another address. Fields without a column are not changed. Columns with other headings can be assigned."
  />
);

interface CsvFile {
  name: string;
  csv: string;
  isWestern: boolean;
  columns: Columns;
}
/** Of the rows with a choice, those that add a record; the others change theirs. */
type Lines = readonly number[];
type State =
  | { step: 'choose'; error?: string }
  | { step: 'reading' }
  | { step: 'columns'; file: CsvFile; preview: ImportPreview; busy: boolean; error?: string }
  | { step: 'preview'; file: CsvFile; preview: ImportPreview; added: Lines; error?: string }
  | {
      step: 'running';
      file: CsvFile;
      preview: ImportPreview;
      added: Lines;
      done: number;
      total: number;
    }
  | { step: 'done'; message: string; undo?: string | undefined; file: CsvFile; bad: BadRow[] };

const bodyOf = ({ csv, columns }: CsvFile): ImportBody => ({
  csv,
  ...(Object.keys(columns).length > 0 && { columns }),
});

/** Imports a CSV file: choose it, check its rows, import all valid rows or none. */
function ImportSection({ rows, path, exportPath, help }: Props) {
  const title = `Import ${rows}`;
  const api = useApi();
  const changed = useChanged();
  const can = usePermission();
  const undo = useUndo();
  const inSession = useInSession();
  const [undoing, setUndoing] = useState(false);
  const [state, setState] = useState<State>({ step: 'choose' });
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { step } = state;
  // The next step replaces the button that was pressed.
  useEffect(() => {
    if (['columns', 'preview', 'done'].includes(step)) result.current?.focus();
  }, [step]);

  const previewFile = async (file: CsvFile) => {
    const body = bodyOf(file);
    const answer = await inSession(() => api(`${path}/preview`, { method: 'POST', body }));
    const isOpen = answer.columns.some(({ field }) => field === null);
    if (isOpen) setState({ step: 'columns', file, preview: answer, busy: false });
    else setState({ step: 'preview', file, preview: answer, added: [] });
  };
  const assign = async (file: CsvFile, shown: ImportPreview, columns: Columns) => {
    const assigned = { ...file, columns: { ...file.columns, ...columns } };
    setState({ step: 'columns', file, preview: shown, busy: true });
    try {
      await previewFile(assigned);
      rememberColumns(rows, columns);
    } catch (error) {
      setState({
        step: 'columns',
        file,
        preview: shown,
        busy: false,
        error: errorMessage(error),
      });
    }
  };
  const check = async (file: File) => {
    const { name } = file;
    if (file.size > LIMITS.pictureBodyBytes / 2)
      return setState({ step: 'choose', error: `${name} is larger than 12 MB. Split it.` });
    setState({ step: 'reading' });
    try {
      const { text: csv, isWestern } = decodeText(await file.arrayBuffer());
      // What was assigned for other files may not fit this one.
      await previewFile({ name, csv, isWestern, columns: readColumns(rows) }).catch(() =>
        previewFile({ name, csv, isWestern, columns: {} }),
      );
    } catch (error) {
      setState({ step: 'choose', error: `${name}: ${errorMessage(error)}` });
    }
  };
  const run = async (file: CsvFile, preview: ImportPreview, added: Lines) => {
    const total = importedOf(preview, added);
    setState({ step: 'running', file, preview, added, done: 0, total });
    const skip = preview.bad.map(({ line }) => line);
    const lines = withChoice(preview).map(({ line }) => line);
    const choices = lines.length > 0 && {
      change: lines.filter((line) => !added.includes(line)),
      add: [...added],
    };
    try {
      const { message, undo } = await inSession(() =>
        runImport(api, path, { ...bodyOf(file), skip, ...choices }, (progress) =>
          setState({ step: 'running', file, preview, added, ...progress }),
        ),
      );
      await changed();
      setState({ step: 'done', message, undo, file, bad: preview.bad });
    } catch (error) {
      const message = error instanceof ImportError ? error.message : errorMessage(error);
      setState({ step: 'preview', file, preview, added, error: message });
    }
  };

  const undoImport = async (change = '') => {
    setUndoing(true);
    if (await undo(change)) setState({ step: 'choose' });
    setUndoing(false);
  };
  const download = async (imported: CsvFile) => {
    try {
      const body = bodyOf(imported);
      const file = await inSession(() => api(`${path}/left-out`, { method: 'POST', body }));
      saveCsv(`${rows}-left-out.csv`, file.csv);
    } catch (error) {
      notify(errorMessage(error), 'error');
    }
  };

  return (
    <section aria-label={title} className={styles.import}>
      <Heading as="h1" size="sm">
        {title}
      </Heading>
      {(step === 'choose' || step === 'reading') && (
        <>
          <p className={styles.help}>{help}</p>
          <div className={cx(shared.actions, styles.actions)}>
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv"
              hidden
              aria-label="CSV file"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                // The same file can be chosen again after it was corrected.
                event.currentTarget.value = '';
                if (file) void check(file);
              }}
            />
            <Button busy={step === 'reading'} onClick={() => input.current?.click()}>
              Choose a CSV file
            </Button>
            <TextLink render={<DownloadLink href={exportPath} />}>Export current {rows}</TextLink>
          </div>
        </>
      )}
      <div aria-live="polite">
        {(step === 'choose' || step === 'columns' || step === 'preview') && state.error && (
          <ErrorText className={styles.error}>{state.error}</ErrorText>
        )}
      </div>
      {step === 'columns' && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <p className={shared.name}>{state.file.name}</p>
          <ColumnMapping
            preview={state.preview}
            busy={state.busy}
            onAssign={(columns) => void assign(state.file, state.preview, columns)}
          />
          <Button variant="ghost" onClick={() => setState({ step: 'choose' })}>
            Choose another file
          </Button>
        </div>
      )}
      {(step === 'preview' || step === 'running') && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <p className={shared.name}>{state.file.name}</p>
          {state.file.isWestern && (
            <p className={styles.note}>
              Read as Western European (Windows-1252). If letters are wrong, save the file as CSV
              UTF-8 and choose it again.
            </p>
          )}
          <Counts preview={state.preview} added={state.added} />
          {step === 'running' ? (
            <div className={styles.progress}>
              <progress
                className={shared.progress}
                value={state.done}
                max={state.total}
                aria-label="Imported"
              />
              <span role="status">
                {state.done} of {countOf(state.total, rows)}
              </span>
            </div>
          ) : (
            <div className={cx(shared.actions, styles.actions)}>
              <Button
                disabled={importedOf(state.preview, state.added) === 0}
                onClick={() => void run(state.file, state.preview, state.added)}
              >
                {importLabel(state.preview, state.added, rows)}
              </Button>
              <Button variant="ghost" onClick={() => setState({ step: 'choose' })}>
                Choose another file
              </Button>
              {state.preview.columns?.some(({ known }) => !known) && (
                <Button
                  variant="ghost"
                  onClick={() =>
                    setState({
                      step: 'columns',
                      file: state.file,
                      preview: state.preview,
                      busy: false,
                    })
                  }
                >
                  Assign columns
                </Button>
              )}
            </div>
          )}
          {step === 'preview' && withChoice(state.preview).length > 0 && (
            <KnownRowChoices
              rows={withChoice(state.preview)}
              added={state.added}
              onAdd={(added) => setState({ ...state, added })}
            />
          )}
          {withoutChoice(state.preview).length > 0 && (
            <KnownRows rows={withoutChoice(state.preview)} />
          )}
          {state.preview.bad.length > 0 && (
            <BadRows rows={state.preview.bad} download={() => download(state.file)} />
          )}
          {state.preview.changed && state.preview.changed.length > 0 && (
            <ChangedRows rows={state.preview.changed} count={state.preview.update} />
          )}
        </div>
      )}
      {step === 'done' && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <p className={shared.name} role="status">
            {state.message}
          </p>
          <div className={cx(shared.actions, styles.actions)}>
            <TextLink render={<Link to={sectionPath(rows)} />}>To the table</TextLink>
            {state.undo && can('trash:write') && (
              <Button variant="ghost" busy={undoing} onClick={() => void undoImport(state.undo)}>
                Undo the import
              </Button>
            )}
            <Button variant="ghost" onClick={() => setState({ step: 'choose' })}>
              Import another file
            </Button>
          </div>
          {state.bad.length > 0 && (
            <BadRows rows={state.bad} download={() => download(state.file)} imported />
          )}
        </div>
      )}
    </section>
  );
}

const withChoice = ({ known = [] }: ImportPreview) => known.filter(({ after }) => after);
const withoutChoice = ({ known = [] }: ImportPreview) => known.filter(({ after }) => !after);

function countsOf(preview: ImportPreview, added: Lines) {
  const { create, update, same } = preview;
  return {
    create: create + added.length,
    update: update + withChoice(preview).length - added.length,
    same,
    known: withoutChoice(preview).length,
  };
}

function importedOf(preview: ImportPreview, added: Lines): number {
  const { create, update } = countsOf(preview, added);
  return create + update;
}

function importLabel(preview: ImportPreview, added: Lines, rows: string): string {
  const { bad } = preview;
  const count = importedOf(preview, added);
  if (count === 0) return 'Nothing to import';
  if (bad.length) return count === 1 ? 'Import the other row' : `Import the other ${count} rows`;
  return `Import ${countOf(count, rows)}`;
}

const countOf = (count: number, rows: string): string =>
  `${count} ${count === 1 ? rows.slice(0, -1) : rows}`;

function Counts({ preview, added }: { preview: ImportPreview; added: Lines }) {
  const { create, update, same, known } = countsOf(preview, added);
  const counts = {
    Rows: preview.rows,
    New: create,
    Changed: update,
    ...(known ? { 'Already there': same + known } : { Unchanged: same }),
    Invalid: preview.bad.length,
  };
  return (
    <dl className={cx(shared.numbers, styles.counts)}>
      {Object.entries(counts).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function saveCsv(name: string, csv: string): void {
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
