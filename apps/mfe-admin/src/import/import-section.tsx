import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { API, LIMITS, MESSAGES } from '@tivara/contracts';
import type { BadRow, ImportEvent, ImportPreview, ImportRunBody } from '@tivara/contracts';
import { errorMessage, useApi } from '@tivara/state';
import { Button, ErrorText, Heading, Table, TextLink, cx, type Column } from '@tivara/ui';
import { sectionPath } from '../shared/section-path';
import { useChanged } from '../shared/table/table-query';
import shared from '../shared/ui/shared.module.css';
import styles from './import.module.css';

interface Props {
  rows: 'products' | 'stores';
  path: string;
  exportPath: string;
  help: string;
}

export const ImportProducts = () => (
  <ImportSection
    rows="products"
    path={API.importProducts}
    exportPath={`${API.adminProducts}/export`}
    help="The first line has the headings of an export. A row with a Product ID changes that product, a row without one adds a product. Its pictures must be on this site already: two or three addresses for each color, and | between colors."
  />
);

export const ImportStores = () => (
  <ImportSection
    rows="stores"
    path={API.importStores}
    exportPath={`${API.stores}/export`}
    help="The first line has the headings of an export. A row with a Store ID changes that store, a row without one adds a store. Fields without a column are not changed."
  />
);

type CsvFile = Record<'name' | 'csv', string>;
type State =
  | { step: 'choose'; error?: string }
  | { step: 'reading' }
  | { step: 'preview'; file: CsvFile; preview: ImportPreview; error?: string }
  | { step: 'running'; file: CsvFile; preview: ImportPreview; done: number; total: number }
  | { step: 'done'; message: string; skipped: number };

/** Imports a CSV file: choose it, check its rows, import all valid rows or none. */
function ImportSection({ rows, path, exportPath, help }: Props) {
  const title = `Import ${rows}`;
  const api = useApi();
  const changed = useChanged();
  const [state, setState] = useState<State>({ step: 'choose' });
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { step } = state;
  // The next step replaces the button that was pressed.
  useEffect(() => {
    if (step === 'preview' || step === 'done') result.current?.focus();
  }, [step]);

  const check = async (file: File) => {
    const { name } = file;
    if (file.size > LIMITS.pictureBodyBytes / 2)
      return setState({ step: 'choose', error: `${name} is larger than 12 MB. Split it.` });
    setState({ step: 'reading' });
    try {
      const csv = await file.text();
      const body = { csv };
      const preview = await api<ImportPreview>(API.previewImport(path), { method: 'POST', body });
      setState({ step: 'preview', file: { name, csv }, preview });
    } catch (error) {
      setState({ step: 'choose', error: `${name}: ${errorMessage(error)}` });
    }
  };
  const run = async (file: CsvFile, preview: ImportPreview) => {
    const total = preview.create + preview.update;
    setState({ step: 'running', file, preview, done: 0, total });
    const skip = preview.bad.map(({ line }) => line);
    try {
      const message = await runImport(path, { csv: file.csv, skip }, (progress) =>
        setState({ step: 'running', file, preview, ...progress }),
      );
      await changed();
      setState({ step: 'done', message, skipped: skip.length });
    } catch (error) {
      const message = error instanceof ImportError ? error.message : errorMessage(error);
      setState({ step: 'preview', file, preview, error: message });
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
            <TextLink render={<a href={exportPath} download />}>Export current {rows}</TextLink>
          </div>
        </>
      )}
      <div aria-live="polite">
        {(step === 'choose' || step === 'preview') && state.error && (
          <ErrorText className={styles.error}>{state.error}</ErrorText>
        )}
      </div>
      {(step === 'preview' || step === 'running') && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <p className={shared.name}>{state.file.name}</p>
          <Counts preview={state.preview} />
          {step === 'running' ? (
            <div className={styles.progress}>
              <progress
                className={shared.progress}
                value={state.done}
                max={state.total}
                aria-label="Imported"
              />
              <span role="status">
                {state.done} of {state.total} {rows}
              </span>
            </div>
          ) : (
            <div className={cx(shared.actions, styles.actions)}>
              <Button
                disabled={state.preview.create + state.preview.update === 0}
                onClick={() => void run(state.file, state.preview)}
              >
                {importLabel(state.preview, rows)}
              </Button>
              <Button variant="ghost" onClick={() => setState({ step: 'choose' })}>
                Choose another file
              </Button>
            </div>
          )}
          {state.preview.bad.length > 0 && <BadRows rows={state.preview.bad} />}
        </div>
      )}
      {step === 'done' && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <p className={shared.name} role="status">
            {state.message}
          </p>
          {state.skipped > 0 && (
            <p className={styles.help}>
              {state.skipped === 1 ? '1 row was' : `${state.skipped} rows were`} left out.
            </p>
          )}
          <div className={cx(shared.actions, styles.actions)}>
            <TextLink render={<Link to={sectionPath(rows)} />}>To the table</TextLink>
            <Button variant="ghost" onClick={() => setState({ step: 'choose' })}>
              Import another file
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function importLabel({ create, update, bad }: ImportPreview, rows: string): string {
  const count = create + update;
  if (count === 0) return 'Nothing to import';
  return bad.length ? `Import the other ${count} rows` : `Import ${count} ${rows}`;
}

const Counts = ({ preview: { rows, create, update, same, bad } }: { preview: ImportPreview }) => (
  <dl className={cx(shared.numbers, styles.counts)}>
    {Object.entries({
      Rows: rows,
      New: create,
      Changed: update,
      Unchanged: same,
      Invalid: bad.length,
    }).map(([name, count]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </dl>
);

const SHOWN = 100;

const COLUMNS: readonly Column<BadRow>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => `Line ${line}` },
  { key: 'name', header: 'Name', phone: 'title', cell: ({ name }) => name || 'No name' },
  { key: 'reason', header: 'What is wrong', phone: 'block', cell: ({ reason }) => reason },
];

function BadRows({ rows }: { rows: BadRow[] }) {
  const [all, setAll] = useState(false);
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
        rows={all ? rows : rows.slice(0, SHOWN)}
        rowKey={({ line }) => line}
      />
      {!all && rows.length > SHOWN && (
        <TextLink render={<button type="button" />} onClick={() => setAll(true)}>
          Show all {rows.length}
        </TextLink>
      )}
    </>
  );
}

class ImportError extends Error {}

const CONNECTION_LOST =
  'Connection lost. The import is all or nothing: check the table before you retry.';

/** Imports a file; progress is streamed as JSON lines. @throws ImportError; nothing was imported unless the connection was lost */
async function runImport(
  path: string,
  body: ImportRunBody,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<string> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ImportError(MESSAGES.error);
  });
  if (!response.ok || !response.body) {
    const answer = (await response.json().catch(() => null)) as { message?: string } | null;
    throw new ImportError(answer?.message || MESSAGES.error);
  }
  try {
    for await (const event of eventsOf(response.body)) {
      if ('error' in event) throw new ImportError(event.error);
      if ('message' in event) return event.message;
      onProgress(event);
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
  }
  throw new ImportError(CONNECTION_LOST);
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ImportEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as ImportEvent;
    if (done) return;
  }
}
