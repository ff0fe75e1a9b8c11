import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import { FieldFrame, type FieldWords } from './frame';
import styles from './field.module.css';

interface Props extends Omit<ComponentProps<'select'>, 'className'>, FieldWords {}

/** One of a list; the options are its children. */
export function Select({ label, hint, error, labelHidden, className, id, ...select }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className, id }}>
      {(control) => (
        <span className={styles['inset']}>
          <select {...select} {...control} />
          <Icon name="chevron-down" className={styles['chevron']} />
        </span>
      )}
    </FieldFrame>
  );
}
