import { Fragment, type ReactNode } from 'react';
import { useTexts } from '@tivara/state';
import { Icon } from '../icon/icon';
import * as icons from '../icon/paths';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { renderAs, type Renderable } from '../render-as';
import styles from './chip.module.css';

interface ChipValue {
  value: string;
  label: ReactNode;
  /** Removes it: `<Link to="…" />` or `<button type="button" />`. Without it the value is fixed. */
  remove?: Renderable | undefined;
}

export const Chip = ({ name, values }: { name: string; values: ChipValue[] }) => {
  const t = useTexts();
  return (
    <span className={styles.chip}>
      <span className={styles.name}>{name}</span>
      {values.map(({ value, label, remove }, index) => (
        <Fragment key={value}>
          <span className={styles.value}>
            <span>
              {label}
              {index < values.length - 1 &&
                (remove ? <VisuallyHidden>,</VisuallyHidden> : <span>,</span>)}
            </span>
            {remove &&
              renderAs(remove, {
                className: styles.remove,
                'aria-label': t('Remove {name} {value}', { name, value }),
                children: <Icon path={icons.close} size="xs" />,
              })}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
};
