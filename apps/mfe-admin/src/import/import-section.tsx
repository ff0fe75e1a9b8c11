import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS, type ImportPreview } from '@tivara/contracts';
import { errorMessage, useApi } from '@tivara/state';
import { Button, Heading, Icon, TextLink } from '@tivara/ui';
import { sectionPath } from '../shared/section-path';
import { useChanged } from '../shared/table/table-query';
import { BadRows } from './bad-rows';
import { ImportError, previewImport, runImport } from './import-calls';
import styles from './import-section.module.css';

interface Props {
  /** 'Import stores' */
  title: string;
  /** What is imported, in the plural. */
  rows: string;
  /** The section of the table. */
  table: string;
  path: string;
  /** The table's export, as a file to begin with. */
  exportPath: string;
  /** What the file's columns mean. */
  help: string;
}
interface File_ {
  name: string;
  csv: string;
}
type State =
  | { step: 'choose'; error?: string }
  | { step: 'reading'; file: string }
  | { step: 'preview'; file: File_; preview: ImportPreview; error?: string }
  | { step: 'running'; file: File_; preview: ImportPreview; done: number; total: number }
  | { step: 'done'; message: string; leftOut: number };

/** A CSV file becomes rows: chosen, looked at row by row, imported all or none. */
export function ImportSection(props: Props) {
  const { title, rows, table, path } = props;
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

  const look = async (file: File) => {
    if (file.size > LIMITS.body.pictures / 2)
      return setState({ step: 'choose', error: `${file.name} is larger than 12 MB. Split it.` });
    setState({ step: 'reading', file: file.name });
    try {
      const csv = await file.text();
      const preview = await previewImport(api, path, csv);
      setState({ step: 'preview', file: { name: file.name, csv }, preview });
    } catch (error) {
      setState({ step: 'choose', error: `${file.name}: ${errorMessage(error)}` });
    }
  };
  const run = async (file: File_, preview: ImportPreview) => {
    const total = preview.create + preview.update;
    setState({ step: 'running', file, preview, done: 0, total });
    const skip = preview.bad.map(({ line }) => line);
    try {
      const { message } = await runImport(path, { csv: file.csv, skip }, (progress) =>
        setState({ step: 'running', file, preview, ...progress }),
      );
      await changed();
      setState({ step: 'done', message, leftOut: preview.bad.length });
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
          <p className={styles.help}>{props.help}</p>
          <div className={styles.actions}>
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv"
              hidden
              aria-label="CSV file"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                // The same file can be chosen again after it was mended.
                event.currentTarget.value = '';
                if (file) void look(file);
              }}
            />
            <Button busy={step === 'reading'} onClick={() => input.current?.click()}>
              Choose a CSV file
            </Button>
            <TextLink render={<a href={props.exportPath} download />}>
              Export what there is
            </TextLink>
          </div>
        </>
      )}
      <div aria-live="polite">
        {(step === 'choose' || step === 'preview') && state.error && (
          <p className={styles.error}>
            <Icon name="error" size="sm" />
            {state.error}
          </p>
        )}
      </div>
      {(step === 'preview' || step === 'running') && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <p className={styles.name}>{state.file.name}</p>
          <Counts preview={state.preview} />
          {step === 'running' ? (
            <Progress rows={rows} done={state.done} total={state.total} />
          ) : (
            <div className={styles.actions}>
              <Button
                disabled={state.preview.create + state.preview.update === 0}
                onClick={() => void run(state.file, state.preview)}
              >
                {importWords(state.preview, rows)}
              </Button>
              <Button variant="ghost" onClick={() => setState({ step: 'choose' })}>
                Choose another file
              </Button>
            </div>
          )}
          <BadRows rows={state.preview.bad} />
        </div>
      )}
      {step === 'done' && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <p className={styles.name} role="status">
            {state.message}
          </p>
          {state.leftOut > 0 && (
            <p className={styles.help}>
              {state.leftOut === 1 ? '1 row was' : `${state.leftOut} rows were`} left out.
            </p>
          )}
          <div className={styles.actions}>
            <TextLink render={<Link to={sectionPath(table)} />}>To the table</TextLink>
            <Button variant="ghost" onClick={() => setState({ step: 'choose' })}>
              Import another file
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function importWords({ create, update, bad }: ImportPreview, rows: string): string {
  const count = create + update;
  if (count === 0) return 'Nothing to import';
  return bad.length ? `Import the other ${count} rows` : `Import ${count} ${rows}`;
}

const Counts = ({ preview: { rows, create, update, same, bad } }: { preview: ImportPreview }) => (
  <dl className={styles.counts}>
    {[
      ['Rows', rows],
      ['New', create],
      ['Changed', update],
      ['As they are', same],
      ['Bad', bad.length],
    ].map(([name, count]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </dl>
);

const Progress = (props: { rows: string; done: number; total: number }) => (
  <div className={styles.progress}>
    <progress className={styles.bar} value={props.done} max={props.total} aria-label="Imported" />
    <span role="status">
      {props.done} of {props.total} {props.rows}
    </span>
  </div>
);
