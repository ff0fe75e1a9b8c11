import { useEffect, useEffectEvent, useRef, useState, type BaseSyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Saved } from '@tivara/contracts';
import { useChanged } from '../table/table-query';
import { useNotifyChange } from '../undo/use-undo';
import { errorText, showFieldErrors, type FieldNames } from './api-errors';
import { readDraft, writeDraft } from './draft';
import { useInSession } from '../session/use-in-session';
import { useUnsavedGuard } from './use-unsaved-guard';

export type FieldSummary = readonly [label: string, text: string];

interface FormSpec<Values extends FieldValues, Row extends object> {
  name: string;
  values: Values;
  /** Of the next new record; `values` by default. */
  blank?: () => Values;
  version: number | undefined;
  /** As it was last loaded: shown while nothing is edited. */
  latest?: Row;
  read: (row: Row) => Values;
  /** Makes the request. May throw a FormError before. @param now returns the current values */
  save: (values: Values, version: number | undefined, now: () => Values) => Promise<Saved<Row>>;
  first: Path<Values>;
  saved?: () => void;
  fields?: FieldNames<Values>;
  describe: (values: Values) => readonly FieldSummary[];
  /** Completes a draft after a reload; its note lists what could not be restored. */
  restoreDraft?: (values: Values) => { values: Values; note?: string | undefined };
}

export type RecordState = Omit<ReturnType<typeof useRecordForm>, 'form' | 'follow' | 'saved'>;
export type Conflict = NonNullable<RecordState['conflict']>;

const WRITE_AFTER_MS = 300;
export const SAVE_LIMIT_MS = 60_000;

export const required = (message: string) => ({
  required: message,
  validate: (text: string) => text.trim() !== '' || message,
});

/** The state of an admin form with draft, conflicts, expired sessions and unsaved changes. (SPEC 5 and 8; SPEC 9, Form defaults) */
export function useRecordForm<Values extends FieldValues, Row extends { version: number }>(
  spec: FormSpec<Values, Row>,
) {
  const form = useForm<Values>({ defaultValues: spec.values as DefaultValues<Values> });
  const inSession = useInSession();
  const invalidate = useChanged();
  const notifyChange = useNotifyChange();
  const base = useRef({ values: spec.values, version: spec.version });
  /** Of the record that a save changes: a draft's may be older. */
  const version = useRef(spec.version);
  const [busy, setBusy] = useState(false);
  const [newer, setNewer] = useState<Row | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isChanged = () => JSON.stringify(form.getValues()) !== JSON.stringify(base.current.values);
  const { dropStoredDraft, restored } = useDraft(form, spec, version, isChanged);
  useUnsavedGuard({ isChanged, drop: dropStoredDraft });

  const reset = (values: Values, to: number | undefined) => {
    base.current = { values, version: to };
    version.current = to;
    dropStoredDraft();
    form.reset(values);
    setError(null);
  };
  /** After a change that left the form's fields as they were. */
  const setVersion = (to: number) => {
    base.current.version = to;
    version.current = to;
  };
  /** Edits what is stored now: what was edited here since `before` stays. */
  const rebase = (next: Values, to: number, before: Values) => {
    const values = form.getValues();
    const edited = Object.keys(next).filter(
      (name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]),
    );
    base.current = { values: next, version: to };
    version.current = to;
    form.reset(next);
    for (const name of edited)
      form.setValue(name as Path<Values>, values[name] as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
  };
  /** Takes over a change that was not made in this form. */
  const follow = (row: Row) => {
    if (version.current === undefined || row.version <= version.current) return;
    rebase(spec.read(row), row.version, base.current.values);
  };
  /** Takes over what was saved besides the form's own save. */
  const saved = (sent: Values, to: number) => {
    rebase(sent, to, sent);
    if (!isChanged()) dropStoredDraft();
  };
  const { latest } = spec;
  const onLoaded = useEffectEvent(() => {
    if (latest && !isChanged()) follow(latest);
  });
  useEffect(() => onLoaded(), [latest]);
  // At once, since disabled fields cannot be focused.
  const enable = () => flushSync(() => setBusy(false));

  const submit = async (values: Values) => {
    setBusy(true);
    setError(null);
    try {
      const answer = await inSession(() => spec.save(values, version.current, form.getValues));
      const isEdit = spec.version !== undefined;
      if (isEdit) reset(spec.read(answer), answer.version);
      else reset(spec.blank?.() ?? spec.values, undefined);
      enable();
      if (!isEdit) form.setFocus(spec.first);
      notifyChange(answer);
      spec.saved?.();
      // The form does not wait until tables are refetched.
      void invalidate();
    } catch (failure) {
      enable();
      const rest = showFieldErrors(failure, form.setError, {
        ...sameNames(spec.values),
        ...spec.fields,
      });
      setNewer((failure as { current?: Row }).current ?? null);
      if (rest) setError(errorText(failure, rest));
    }
  };
  const save = (event?: BaseSyntheticEvent) =>
    void form.handleSubmit(submit, () => setError(null))(event);

  return {
    form,
    setVersion,
    /** Undefined for a new record. */
    version: () => version.current,
    isChanged,
    saved,
    save,
    follow,
    busy,
    error,
    restored,
    discard: () => reset(base.current.values, base.current.version),
    conflict: newer && {
      differences: differencesOf(spec.describe(form.getValues()), spec.describe(spec.read(newer))),
      saveMine: () => {
        version.current = newer.version;
        setNewer(null);
        save();
      },
      takeTheirs: () => {
        setNewer(null);
        reset(spec.read(newer), newer.version);
      },
      onCancel: () => setNewer(null),
    },
  };
}

function differencesOf(mine: readonly FieldSummary[], theirs: readonly FieldSummary[]) {
  const others = new Map(theirs);
  return mine
    .map(([label, text]) => ({ label, mine: text, theirs: others.get(label) ?? '' }))
    .filter((fact) => fact.mine !== fact.theirs);
}

const sameNames = <Values extends FieldValues>(values: Values): FieldNames<Values> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, name as Path<Values>]));

function useDraft<Values extends FieldValues, Row extends object>(
  form: UseFormReturn<Values>,
  { name, values: empty, restoreDraft }: FormSpec<Values, Row>,
  versionRef: { current: number | undefined },
  isChanged: () => boolean,
) {
  const [draft, setDraft] = useState(() => {
    const found = readDraft(name, empty);
    return found && { ...found, ...(restoreDraft?.(found.values) ?? { note: undefined }) };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const write = () => {
    stopTimer();
    if (!isChanged()) writeDraft(name, null);
    else
      writeDraft(name, { values: form.getValues(), version: versionRef.current, at: Date.now() });
  };

  const start = useEffectEvent(() => {
    if (draft) {
      versionRef.current = draft.version ?? versionRef.current;
      form.reset(draft.values, { keepDefaultValues: true });
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer.current ??= setTimeout(write, WRITE_AFTER_MS);
      },
    });
    const onBeforeUnload = () => isChanged() && write();
    const onPageHide = () => timer.current && write();
    addEventListener('beforeunload', onBeforeUnload);
    addEventListener('pagehide', onPageHide);
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      removeEventListener('beforeunload', onBeforeUnload);
      removeEventListener('pagehide', onPageHide);
    };
  });
  // One form, one draft: both are mounted again for another name.
  useEffect(() => start(), []);

  return {
    restored: draft,
    dropStoredDraft: () => {
      stopTimer();
      writeDraft(name, null);
      setDraft(null);
    },
  };
}
