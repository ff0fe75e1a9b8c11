import { Menu } from '@base-ui/react/menu';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import type { Renderable } from '../render-as';
import styles from './action-menu.module.css';

export interface Action {
  label: string;
  icon?: IconName;
  /** Takes something away for good. */
  danger?: boolean;
  onSelect?: () => void;
  /** A link in place of a call. */
  link?: Renderable;
}

/** The dots at the end of a row. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly Action[] }) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={styles['trigger']} aria-label={label}>
        <Icon name="more" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles['place']} align="end" sideOffset={4}>
          <Menu.Popup className={styles['menu']}>
            {actions.map(({ label: words, icon, danger, onSelect, link }) => (
              <Menu.Item
                key={words}
                className={cx(styles['item'], danger && styles['danger'])}
                onClick={onSelect}
                {...(link ? { render: link } : {})}
              >
                {icon && <Icon name={icon} size="sm" />}
                {words}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
