import { useState, type ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { FieldLayout, type FieldProps } from './field-layout';
import styles from './field.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'type'>, FieldProps {}

/** A password that can be shown. */
export function PasswordField({ label, hint, error, labelHidden, className, id, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <FieldLayout {...{ label, hint, error, labelHidden, className, id }}>
      {(control) => (
        <span className={styles.inset}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            Show
            <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
          </button>
        </span>
      )}
    </FieldLayout>
  );
}
