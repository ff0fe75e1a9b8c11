import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { FieldFrame, type FieldWords } from './frame';
import styles from './field.module.css';

interface Props extends Omit<ComponentProps<'select'>, 'className'>, FieldWords {
  /** A small sign of the chosen option, before its label. */
  sign?: ReactNode;
}

/** One of a list; the options are its children. */
export function Select(props: Props) {
  const { label, hint, error, labelHidden, className, id, sign, ...select } = props;
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className, id }}>
      {(control) => (
        <span className={styles.inset}>
          {sign && <span className={styles.icon}>{sign}</span>}
          <select {...select} {...control} />
          <Icon name="chevron-down" className={styles.chevron} />
        </span>
      )}
    </FieldFrame>
  );
}
