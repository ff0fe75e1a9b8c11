import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { LIMITS, type Account } from '@tivara/contracts';
import { msg, useTexts, type Texts } from '@tivara/state';
import { Button, ErrorText, Field, PasswordField } from '@tivara/ui';
import { isClientError, showFieldErrors, statusOf } from '../form/api-errors';
import { useLogIn } from './use-session';
import styles from './account-form.module.css';

/** The form words its label and hint. */
interface AccountField<Name extends string> {
  name: Name;
  label: string;
  type?: 'email' | 'password';
  autoComplete: string;
  hint?: string | ((t: Texts) => string);
  inputMode?: 'numeric';
  readOnly?: boolean;
}

export const EMAIL = {
  name: 'email',
  label: msg('Email'),
  type: 'email',
  autoComplete: 'username',
} as const;
export const USERNAME = {
  name: 'username',
  label: msg('Username'),
  autoComplete: 'nickname',
} as const;
export const PASSWORD = {
  name: 'password',
  label: msg('Password'),
  type: 'password',
  autoComplete: 'current-password',
} as const;
export const NEW_PASSWORD = {
  ...PASSWORD,
  autoComplete: 'new-password',
  hint: (t: Texts) =>
    t('{count} characters or more; the longer the better.', { count: LIMITS.password.min }),
} as const;

/** Of an authenticator app. */
export const CODE = {
  name: 'code',
  label: msg('Code from the app'),
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
} as const;

interface Props<Name extends string> {
  /** The path that a browser without scripts submits to. */
  action?: string;
  label: string;
  fields: readonly AccountField<Name>[];
  values?: Partial<Record<Name, string>>;
  /** Makes the request. May return why it did not help, shown above the button. */
  onSubmit: (values: Record<Name, string>) => Promise<string | undefined> | Promise<void>;
  onCancel?: () => void;
  /** While `values` are loading: a submit waits for them. */
  loading?: boolean;
  autoFocus?: boolean;
  children?: ReactNode;
}

/** Required fields and one button. Validates on submit, then on every change. (SPEC 9, Form defaults) */
export function AccountForm<Name extends string>(props: Props<Name>) {
  const { action, label, fields, values, onSubmit, onCancel, loading, autoFocus, children } = props;
  const t = useTexts();
  const [submitted, setSubmitted] = useState(false);
  const names = Object.fromEntries(fields.map(({ name }) => [name, name]));
  const { register, handleSubmit, setValue, setError, setFocus, formState } = useForm<
    Record<string, string>
  >({
    values: Object.fromEntries(fields.map(({ name }) => [name, values?.[name] ?? ''])),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;
  const [first] = fields;
  useEffect(() => {
    if (autoFocus && first) setFocus(first.name);
  }, [autoFocus, first, setFocus]);

  const send = handleSubmit(async (entered) => {
    try {
      const message = await onSubmit(entered as Record<Name, string>);
      if (message) setError('root', { message });
      else for (const name of Object.keys(entered)) setValue(name, '');
    } catch (error) {
      const rest = showFieldErrors(error, setError, names);
      // Wrong credentials and network errors are only a toast.
      if (rest && isClientError(error) && statusOf(error) !== 401)
        setError('root', { message: t(rest) }, { shouldFocus: true });
    }
  });

  const onLoaded = useEffectEvent(() => {
    if (submitted) void send();
  });
  useEffect(() => {
    if (!loading) onLoaded();
  }, [loading]);

  return (
    <form
      {...(action && { action })}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        setSubmitted(true);
        if (loading) event.preventDefault();
        else void send(event);
      }}
    >
      {children}
      {fields.map(({ name, hint, ...field }) => {
        const Control = field.type === 'password' ? PasswordField : Field;
        const label = t(field.label);
        const error = errors[name];
        return (
          <Control
            key={name}
            {...(field.type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
            {...field}
            label={label}
            hint={typeof hint === 'function' ? hint(t) : hint && t(hint)}
            required
            error={
              error?.type === 'required'
                ? t('{label} is required.', { label })
                : error?.message && t(error.message)
            }
            {...register(name, { required: true })}
          />
        );
      })}
      {errors.root && <ErrorText className={styles.error}>{errors.root.message}</ErrorText>}
      <Button
        type="submit"
        wide
        busy={isSubmitting || (submitted && loading === true)}
        className={styles.send}
      >
        {label}
      </Button>
      {onCancel && (
        <Button variant="ghost" wide disabled={isSubmitting} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
    </form>
  );
}

interface LoginProps {
  onDone: (account: Account) => Promise<void> | void;
  role?: Account['role'];
  email?: string;
}

export function LoginForm({ onDone, role, email = '' }: LoginProps) {
  const t = useTexts();
  const logIn = useLogIn(role);
  return (
    <AccountForm
      action="/api/login"
      label={t('Log in')}
      fields={[EMAIL, PASSWORD]}
      values={{ email }}
      onSubmit={async (credentials) => {
        const account = await logIn(credentials);
        if (!account) return t('This account has no access to the admin.');
        await onDone(account);
      }}
    />
  );
}

/** Names the account to password managers. Without a name it is not submitted. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);
