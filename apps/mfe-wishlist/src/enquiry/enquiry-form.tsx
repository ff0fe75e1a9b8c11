import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { API, LIMITS, MESSAGES, type EnquiryAnswer, type EnquiryBody } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Button, Field, Icon } from '@tivara/ui';
import { RULES, digitsOf, type Details } from './details';
import { forgetKey, keyFor, newKeyFor } from './request-key';
import styles from './enquiry-form.module.css';

interface Props {
  /** Says which list this is, the same in every tab. */
  list: string;
  wishlist: EnquiryBody['wishlist'];
  /** What was typed before. */
  draft: Details;
  onDraft: (draft: Details) => void;
  onSending: (sending: boolean) => void;
  onSent: (answer: EnquiryAnswer) => void;
  onCancel: () => void;
}

/** How long an answer may take, in ms; the enquiry may then be sent again under the same key. */
const PATIENCE_MS = 30_000;

/** Checked when sent, then again with each change. (SPEC 9, Form defaults) */
export function EnquiryForm({
  list,
  wishlist,
  draft,
  onDraft,
  onSending,
  onSent,
  onCancel,
}: Props) {
  const api = useApi();
  const [openedKey] = useState(() => keyFor(list));
  const key = useRef(openedKey);
  /** What was sent last, while it is not known whether it arrived. */
  const tried = useRef<string | null>(null);
  const isSending = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, getValues, formState } = useForm<Details>({
    defaultValues: draft,
  });
  const { errors, isSubmitting } = formState;

  const post = async ({ to_name, to_email, to_number }: Details) => {
    const data = {
      to_name: to_name.trim(),
      to_email: to_email.trim(),
      to_number: digitsOf(to_number),
    };
    const text = JSON.stringify([data, list]);
    // Mended after a try: what arrived of that one must not swallow the new words.
    if (tried.current !== null && tried.current !== text) key.current = newKeyFor(list);
    tried.current = text;
    return api<EnquiryAnswer>(API.enquire, {
      method: 'POST',
      body: { data, wishlist, key: key.current } satisfies EnquiryBody,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  };
  const send = async (details: Details) => {
    // The button is disabled a moment later than a second Enter may come.
    if (isSending.current) return;
    isSending.current = true;
    onSending(true);
    setProblem(null);
    try {
      const answer = await post(details);
      forgetKey();
      onSent(answer);
    } catch (error) {
      setProblem(whatToDo(error));
      notify(MESSAGES.enquiryFailed, 'error');
    } finally {
      isSending.current = false;
      onSending(false);
    }
  };

  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onChange={() => onDraft(getValues())}
    >
      <Field
        label="Name"
        autoComplete="name"
        required
        error={errors.to_name?.message}
        {...register('to_name', RULES.to_name)}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.to_email?.message}
        {...register('to_email', RULES.to_email)}
      />
      <Field
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={`${LIMITS.phoneDigits} digits`}
        required
        error={errors.to_number?.message}
        {...register('to_number', RULES.to_number)}
      />
      <div role="alert" className={styles['alert']}>
        {problem && (
          <p className={styles['problem']}>
            <Icon name="error" size="sm" />
            {problem}
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <Button variant="ghost" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Send
        </Button>
      </div>
    </form>
  );
}

/** The server's words where it refused; else that nothing is lost. */
function whatToDo(error: unknown): string {
  const { status, message } = error as { status?: number; message?: string };
  const refused = status !== undefined && status >= 400 && status < 500;
  return refused && message
    ? message
    : 'It could not be sent. What you typed is still here: please try again in a moment.';
}
