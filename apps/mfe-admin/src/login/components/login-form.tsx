import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { API } from '@tivara/contracts';
import { errorMessage, notify } from '@tivara/state';
import { Button, Field, PasswordField } from '@tivara/ui';
import { useLogIn, type Credentials } from '../../session/use-log-in';
import styles from '../page.module.css';

/** Checked when sent, then again with each change. (SPEC 9, Form defaults) */
export function LoginForm() {
  const logIn = useLogIn();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (credentials) => {
    try {
      const account = await logIn(credentials);
      await navigate(account.role === 'admin' ? '/admin' : '/');
    } catch (error) {
      notify(errorMessage(error), 'error');
    }
  });

  return (
    <form action={API.login} method="post" noValidate className={styles['form']} onSubmit={send}>
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...register('email', { required: 'Email is required.' })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password', { required: 'Password is required.' })}
      />
      <Button type="submit" wide busy={isSubmitting} className={styles['send']}>
        Log in
      </Button>
    </form>
  );
}
