import { Menu as Base } from '@base-ui/react/menu';
import { IconButton } from '../button/button';
import { Icon } from '../icon/icon';
import * as icons from '../icon/paths';
import { cx } from '../cx';
import type { Renderable } from '../render-as';
import styles from './menu.module.css';

export interface MenuItem {
  label: string;
  danger?: boolean | undefined;
  link?: Renderable | undefined;
  onSelect?: (() => void) | undefined;
}

export const Menu = ({ label, items }: { label: string; items: readonly MenuItem[] }) => (
  <Base.Root modal={false}>
    <Base.Trigger render={<IconButton icon={icons.more} label={label} />} />
    <Base.Portal>
      <Base.Positioner className={styles.positioner} align="end" sideOffset={4}>
        <Base.Popup className={styles.menu}>
          {items.map(({ label: words, danger, link, onSelect }) => (
            <Base.Item
              key={words}
              className={cx(styles.item, danger && styles.danger)}
              {...(link && { render: link })}
              {...(onSelect && { onClick: onSelect })}
            >
              {words}
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

interface CheckItem {
  key: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

interface CheckMenuProps {
  label: string;
  /** `<button type="button" />` */
  trigger: Renderable;
  items: readonly CheckItem[];
}

/** A menu of options that are on or off. It stays open while they are chosen. */
export const CheckMenu = ({ label, trigger, items }: CheckMenuProps) => (
  <Base.Root modal={false}>
    <Base.Trigger render={trigger}>{label}</Base.Trigger>
    <Base.Portal>
      <Base.Positioner className={styles.positioner} align="end" sideOffset={4}>
        <Base.Popup className={styles.menu}>
          {items.map(({ key, label: words, checked, onChange }) => (
            <Base.CheckboxItem
              key={key}
              className={cx(styles.item, styles.check)}
              checked={checked}
              onCheckedChange={onChange}
            >
              <span className={styles.tick}>
                <Base.CheckboxItemIndicator>
                  <Icon path={icons.check} size="xs" />
                </Base.CheckboxItemIndicator>
              </span>
              {words}
            </Base.CheckboxItem>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
