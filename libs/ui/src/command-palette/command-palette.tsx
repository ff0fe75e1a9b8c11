import type { ReactNode } from 'react';
import { useTexts } from '@tivara/state';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { IconButton } from '../button/button';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import * as icons from '../icon/paths';
import overlay from '../overlay/overlay.module.css';
import styles from './command-palette.module.css';

interface Command {
  /** Unique among all. */
  id: string;
  label: string;
  /** Tells commands with equal labels apart. */
  detail?: string | undefined;
  onSelect: () => void;
}
export interface CommandGroup {
  label: string;
  items: readonly Command[];
}

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  /** Those that match the text. */
  groups: readonly CommandGroup[];
  empty: ReactNode;
  foot?: ReactNode;
}

/** A modal list of commands that typing narrows. Rendered in the browser only. */
export const CommandPalette = (props: Props) => {
  const t = useTexts();
  return (
    <Dialog.Root open={props.open} onOpenChange={(next) => props.onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={cx(overlay.scrim, overlay.ofDialog)} />
        <Dialog.Popup className={cx(overlay.dialog, styles.palette)} aria-label={props.label}>
          <Autocomplete.Root
            open
            inline
            mode="none"
            items={props.groups}
            value={props.text}
            onValueChange={props.onTextChange}
            itemToStringValue={({ label }: Command) => label}
            autoHighlight="always"
            keepHighlight
          >
            <div className={styles.search}>
              <Icon path={icons.search} />
              <Autocomplete.Input
                className={styles.input}
                aria-label={props.label}
                placeholder={props.placeholder}
                maxLength={200}
              />
              <Dialog.Close render={<IconButton icon={icons.close} label={t('Close')} />} />
            </div>
            <div className={styles.list}>
              <Autocomplete.Empty>
                <p className={styles.empty}>{props.empty}</p>
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.label} items={group.items}>
                    <Autocomplete.GroupLabel className={styles.title}>
                      {group.label}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: Command) => (
                        <Autocomplete.Item
                          key={item.id}
                          value={item}
                          className={styles.item}
                          onClick={() => {
                            props.onOpenChange(false);
                            item.onSelect();
                          }}
                        >
                          <span className={styles.name}>{item.label}</span>
                          {item.detail && <span className={styles.detail}>{item.detail}</span>}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </div>
          </Autocomplete.Root>
          {props.foot && <div className={styles.foot}>{props.foot}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
