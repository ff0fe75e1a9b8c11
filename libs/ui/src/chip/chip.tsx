import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { renderAs, type Renderable } from '../render-as';
import styles from './chip.module.css';

interface Props {
  name: string;
  children: ReactNode;
  /** What takes it away: `<Link to="…" />` or `<button type="button" />`. */
  remove: Renderable;
}

/** Something chosen: its name in grey, its values, and a way to take it back. */
export const Chip = ({ name, children, remove }: Props) => (
  <span className={styles['chip']}>
    <span className={styles['name']}>{name}</span>
    <span className={styles['values']}>{children}</span>
    {renderAs(remove, {
      className: styles['remove'],
      'aria-label': `Remove ${name}`,
      children: <Icon name="close" size="xs" />,
    })}
  </span>
);
