import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { FieldLayout, type FieldProps } from './field-layout';
import styles from './field.module.css';

interface Props extends Omit<ComponentProps<'select'>, 'className'>, FieldProps {
  /** A small icon of the selected option, before its label. */
  icon?: ReactNode;
}

/** The options are its children. */
export function Select(props: Props) {
  const { label, hint, error, labelHidden, className, id, icon, ...select } = props;
  return (
    <FieldLayout {...{ label, hint, error, labelHidden, className, id }}>
      {(control) => (
        <span className={styles.inset}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <select {...select} {...control} />
          <Icon name="chevron-down" className={styles.chevron} />
        </span>
      )}
    </FieldLayout>
  );
}
