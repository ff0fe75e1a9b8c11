import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type BaseSyntheticEvent,
  type FormEvent,
} from 'react';
import { flushSync } from 'react-dom';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import type { Saved } from '@tivara/contracts';
import { notify } from '@tivara/state';
import { useChanged } from '../table/table-query';
import { dropDraft, readDraft, writeDraft } from './draft';
import { FormError, errorText, showFieldErrors, type FieldNames } from './api-errors';
import { useInSession } from './use-in-session';

/** A value as it is shown: 'Size', '48 mm'. */
export type Fact = readonly [label: string, text: string];

export interface FormSpec<Values extends FieldValues, Row extends object> {
  /** Of the draft: 'product 7', 'product new'. */
  name: string;
  /** The row that is edited, as fields and with its version; what a new one begins with, without. */
  values: Values;
  version?: number | undefined;
  read: (row: Row) => Values;
  /**
   * Makes the call; its message is shown. May throw a FormError before.
   * @param now the form's values at the time of the call
   */
  save: (values: Values, version: number | undefined, now: () => Values) => Promise<Saved<Row>>;
  /** Gets the focus for the next new one. */
  first: Path<Values>;
  /** Called after a save, once the form is reset. */
  saved?: (answer: Saved<Row>) => void;
  fields: FieldNames<Values>;
  /** The values that are compared with another administrator's version. */
  describe: (values: Values) => readonly Fact[];
  /** Completes a draft after a reload; its note lists what could not be restored. */
  revive?: (values: Values) => { values: Values; note?: string | undefined };
}

/** The state of an admin form; `RecordForm` renders it. */
export interface RecordState<Values extends FieldValues = FieldValues> {
  form: UseFormReturn<Values>;
  send: (event?: FormEvent) => void;
  busy: boolean;
  /** Why the last save failed, if no field shows it. */
  error: string | null;
  /** The draft that was restored after a reload, and how to discard it. */
  restored: { at: number; note?: string | undefined } | null;
  discard: () => void;
  /** What another administrator's newer version changed. */
  conflict: { facts: readonly Difference[]; saveMine: () => void; takeTheirs: () => void } | null;
  closeConflict: () => void;
  /** A navigation would lose unsaved changes. */
  leaving: { leave: () => void; stay: () => void } | null;
}
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

const WRITE_AFTER_MS = 300;
/** A save that takes longer has failed. (ms) */
export const SAVE_LIMIT_MS = 60_000;

/**
 * Validates on submit and again with each change, saves within a session that may have to be renewed, shows the server's
 * messages at their fields, stores a draft, and confirms navigations that would lose changes. (SPEC 5 and 8; SPEC 9, Form defaults)
 */
export function useRecordForm<Values extends FieldValues, Row extends { version: number }>(
  spec: FormSpec<Values, Row>,
): RecordState<Values> {
  const form = useForm<Values>({ defaultValues: spec.values as DefaultValues<Values> });
  const inSession = useInSession();
  const invalidate = useChanged();
  const base = useRef({ values: spec.values, version: spec.version });
  /** Of the row that a save changes: a draft's may be older. */
  const version = useRef(spec.version);
  const [busy, setBusy] = useState(false);
  const [current, setCurrent] = useState<Row | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { draft, restored } = useDraft(
    form,
    spec,
    { values: () => base.current.values, version: () => version.current },
    (restoredVersion) => (version.current = restoredVersion ?? version.current),
  );

  const settle = (values: Values, of: number | undefined) => {
    base.current = { values, version: of };
    version.current = of;
    draft.drop();
    form.reset(values);
    setError(null);
  };

  const submit = async (values: Values) => {
    setBusy(true);
    setError(null);
    try {
      const answer = await inSession(() => spec.save(values, version.current, form.getValues));
      const edits = spec.version !== undefined;
      if (edits) settle(spec.read(answer), answer.version);
      else settle(spec.values, undefined);
      enable();
      if (!edits) form.setFocus(spec.first);
      notify(answer.message, 'success');
      spec.saved?.(answer);
      // Tables are fetched again; the form does not wait for them.
      void invalidate();
    } catch (error) {
      enable();
      showFailure(error);
    }
  };
  const save = (event?: BaseSyntheticEvent) =>
    form.handleSubmit(submit, () => setError(null))(event);

  // At once, since disabled fields cannot be focused.
  const enable = () => flushSync(() => setBusy(false));

  const showFailure = (error: unknown) => {
    const rest = showFieldErrors(error, form.setError, spec.fields);
    const newer = (error as { current?: Row }).current;
    if (newer) setCurrent(newer);
    if (rest) setError(error instanceof FormError ? rest : errorText(error as object, rest));
  };

  const leaving = useLeaving(draft.isChanged, draft.drop);
  const mine = current && spec.describe(form.getValues());
  const theirs = current && new Map(spec.describe(spec.read(current)));
  return {
    form,
    send: (event) => void save(event),
    busy,
    error,
    restored,
    discard: () => settle(base.current.values, base.current.version),
    conflict: current &&
      mine &&
      theirs && {
        facts: mine
          .map(([label, text]) => ({ label, mine: text, theirs: theirs.get(label) ?? '' }))
          .filter((fact) => fact.mine !== fact.theirs),
        saveMine: () => {
          version.current = current.version;
          setCurrent(null);
          void save();
        },
        takeTheirs: () => {
          setCurrent(null);
          settle(spec.read(current), current.version);
        },
      },
    closeConflict: () => setCurrent(null),
    leaving,
  };
}

/** Stores the form's values shortly after each change, and restores them once. */
function useDraft<Values extends FieldValues, Row extends object>(
  form: UseFormReturn<Values>,
  { name, values: empty, revive }: FormSpec<Values, Row>,
  saved: { values: () => Values; version: () => number | undefined },
  onRestored: (version: number | undefined) => void,
) {
  const [draft, setDraft] = useState(() => {
    const found = readDraft(name, empty);
    return found && { ...found, ...(revive?.(found.values) ?? { note: undefined }) };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isChanged = () => JSON.stringify(form.getValues()) !== JSON.stringify(saved.values());
  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const write = () => {
    stopTimer();
    if (!isChanged()) dropDraft(name);
    else writeDraft(name, { values: form.getValues(), version: saved.version(), at: Date.now() });
  };
  const drop = () => {
    stopTimer();
    dropDraft(name);
    setDraft(null);
  };

  const start = useEffectEvent(() => {
    if (draft) {
      onRestored(draft.version);
      form.reset(draft.values, { keepDefaultValues: true });
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer.current ??= setTimeout(write, WRITE_AFTER_MS);
      },
    });
    const hold = (event: BeforeUnloadEvent) => {
      if (!isChanged()) return;
      write();
      event.preventDefault();
    };
    const flush = () => timer.current && write();
    addEventListener('beforeunload', hold);
    addEventListener('pagehide', flush);
    return () => {
      stop();
      clearTimeout(timer.current);
      removeEventListener('beforeunload', hold);
      removeEventListener('pagehide', flush);
    };
  });
  // One form, one draft: both are mounted again for another name.
  useEffect(() => start(), []);

  return {
    restored: draft && { at: draft.at, note: draft.note },
    draft: { isChanged, drop },
  };
}

/** Confirms a navigation that leaves a form with unsaved changes. */
function useLeaving(isChanged: () => boolean, drop: () => void): RecordState['leaving'] {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      recordAt(currentLocation) !== recordAt(nextLocation) && isChanged(),
  );
  if (blocker.state !== 'blocked') return null;
  return {
    leave: () => {
      drop();
      blocker.proceed();
    },
    stay: () => blocker.reset(),
  };
}

/** The rest of the query is the table's. */
const recordAt = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get('id')}`;
