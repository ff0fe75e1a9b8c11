import { useState, type ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { FieldFrame, type FieldWords } from './frame';
import styles from './field.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'type'>, FieldWords {}

/** A password that its writer may read. */
export function PasswordField({ label, hint, error, labelHidden, className, id, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className, id }}>
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
    </FieldFrame>
  );
}
