import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { LIMITS, MESSAGES, emailOf, phoneOf, splitFieldErrors } from '@tivara/contracts';
import type { EnquiryResponse, EnquiryBody } from '@tivara/contracts';
import { msg, notify, useApi, useTexts } from '@tivara/state';
import { Button, Field, Icon, icons } from '@tivara/ui';
import { StoreChoice } from './store-choice';
import { rulesOf, type ContactDetails } from './contact-details';
import { clearKey, getKey, createKey } from './idempotency-key';
import styles from './enquiry-form.module.css';

interface Props {
  /** Identifies the list's contents, the same in every tab. */
  listId: string;
  wishlist: EnquiryBody['wishlist'];
  draft: ContactDetails;
  onDraft: (draft: ContactDetails) => void;
  onSending: (sending: boolean) => void;
  onSent: (answer: EnquiryResponse) => void;
  onCancel: () => void;
}

const FIELDS = {
  'data.to_name': 'to_name',
  'data.to_email': 'to_email',
  'data.to_number': 'to_number',
  store_id: 'store_id',
  visit: 'visit',
} as const;
/** A retry after the timeout reuses the key. */
const TIMEOUT_MS = 30_000;

/** Validates on submit, then on change. (SPEC 9, Form defaults) */
export function EnquiryForm(props: Props) {
  const t = useTexts();
  const rules = rulesOf(t);
  const { listId, wishlist, draft, onDraft, onSending, onSent, onCancel } = props;
  const api = useApi();
  const [openedKey] = useState(() => getKey(listId));
  const key = useRef(openedKey);
  /** The last payload, while its outcome is unknown. */
  const lastPayload = useRef<string | null>(null);
  const isSending = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, getValues, setError, formState, control } =
    useForm<ContactDetails>({
      defaultValues: draft,
    });
  const { errors, isSubmitting } = formState;
  const hasStore = useWatch({ control, name: 'store_id' }) !== '';

  const post = async ({ to_name, to_email, to_number, store_id, visit }: ContactDetails) => {
    const data = {
      to_name: to_name.trim(),
      to_email: emailOf(to_email),
      to_number: phoneOf(to_number) ?? to_number,
    };
    const store = store_id ? { store_id: Number(store_id), visit: visit.trim() } : {};
    const payload = JSON.stringify([data, store, listId]);
    // A corrected enquiry needs a new key, or the server would treat it as a duplicate.
    if (lastPayload.current !== null && lastPayload.current !== payload)
      key.current = createKey(listId);
    lastPayload.current = payload;
    return api('/api/email', {
      method: 'POST',
      body: { data, wishlist, ...store, key: key.current } satisfies EnquiryBody,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  };
  const send = async (details: ContactDetails) => {
    // A second Enter can arrive before the button is disabled.
    if (isSending.current) return;
    isSending.current = true;
    onSending(true);
    setProblem(null);
    try {
      const answer = await post(details);
      clearKey();
      onSent(answer);
    } catch (error) {
      const { byField, rest } = splitFieldErrors(error, FIELDS);
      for (const [field, message] of byField) setError(field, { message });
      if (byField.size === 0) setProblem(failureMessage(error));
      else if (rest.length > 0) setProblem(rest.join(' '));
      notify(MESSAGES.enquiryFailed, 'error');
    } finally {
      isSending.current = false;
      onSending(false);
    }
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onChange={() => onDraft(getValues())}
    >
      <Field
        label={t('Name')}
        autoComplete="name"
        required
        error={errors.to_name?.message}
        {...register('to_name', rules.to_name)}
      />
      <Field
        label={t('Email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.to_email?.message}
        {...register('to_email', rules.to_email)}
      />
      <Field
        label={t('Phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={t('{count} digits', { count: LIMITS.phoneDigits })}
        required
        error={errors.to_number?.message}
        {...register('to_number', rules.to_number)}
      />
      <StoreChoice error={errors.store_id?.message} {...register('store_id')} />
      {hasStore && (
        <Field
          label={t('When would you like to come? (optional)')}
          maxLength={200}
          autoComplete="off"
          hint={t('A day or a time: the store confirms it')}
          error={errors.visit?.message}
          {...register('visit')}
        />
      )}
      <div role="alert" className={styles.alert}>
        {problem && (
          <p className={styles.problem}>
            <Icon path={icons.error} size="sm" />
            {problem}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="ghost" disabled={isSubmitting} onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {t('Send')}
        </Button>
      </div>
    </form>
  );
}

/** The server's message for a 4xx; a generic one otherwise. */
function failureMessage(error: unknown): string {
  const { status, message } = error as { status?: number; message?: string };
  const rejected = status !== undefined && status >= 400 && status < 500;
  return rejected && message
    ? message
    : msg('Couldn’t send your enquiry. Your details are still here: please try again in a moment.');
}
