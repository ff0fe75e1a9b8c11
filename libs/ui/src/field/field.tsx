import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTexts } from '@tivara/state';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import * as icons from '../icon/paths';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { FieldLayout, type FieldProps } from './field-layout';
import styles from './field.module.css';

type ControlProps<Element extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Element>, 'className'>;

/** A single-line input. Like the other fields it takes the props of react-hook-form's register(). */
export function Field(props: ControlProps<'input'>) {
  const { label, hint, error, labelHidden, className, id, ...input } = props;
  return (
    <FieldLayout {...{ label, hint, error, labelHidden, className, id }}>
      {(control) => <input type="text" {...input} {...control} />}
    </FieldLayout>
  );
}

export function PasswordField(props: ControlProps<'input'>) {
  const t = useTexts();
  const { label, hint, error, labelHidden, className, id, ...input } = props;
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
            className={cx(control.className, styles.withShow)}
            type={shown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {t('Show {field}', { field: <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden> })}
          </button>
        </span>
      )}
    </FieldLayout>
  );
}

interface SelectProps extends ControlProps<'select'> {
  icon?: ReactNode;
}

export function Select(props: SelectProps) {
  const { label, hint, error, labelHidden, className, id, icon, ...select } = props;
  return (
    <FieldLayout {...{ label, hint, error, labelHidden, className, id }}>
      {(control) => (
        <span className={styles.inset}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <select {...select} {...control} />
          <Icon path={icons.chevronDown} className={styles.chevron} />
        </span>
      )}
    </FieldLayout>
  );
}

export function TextArea(props: ControlProps<'textarea'>) {
  const { label, hint, error, labelHidden, className, id, ...area } = props;
  return (
    <FieldLayout {...{ label, hint, error, labelHidden, className, id }}>
      {(control) => <textarea rows={2} {...area} {...control} />}
    </FieldLayout>
  );
}
