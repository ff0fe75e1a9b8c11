import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { MESSAGES } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Icon } from '@tivara/ui';
import { prefetchLists } from '../lists';
import { FORM, asksForForm } from '../form-query';
import type { FilterDrawerProps } from './filter-drawer';
import styles from './filter-button.module.css';

type Props = Pick<FilterDrawerProps, 'chosen' | 'change' | 'answer' | 'lock'>;

/**
 * Opens the drawer, whose code and lists are fetched when pointer or focus comes near. Without JavaScript it submits the form
 * that it stands in, and the server draws the filter as a form of its own.
 */
export function FilterButton(props: Props) {
  const [drawer, setDrawer] = useState<{ Drawer: ComponentType<FilterDrawerProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const api = useApi();
  const { search } = useLocation();

  const prepare = () => {
    void prefetchLists(queryClient, api);
    // A failure shows when the button is pressed, not before.
    loadDrawer().catch(() => undefined);
  };
  const show = async () => {
    try {
      const { FilterDrawer } = await loadDrawer();
      setDrawer({ Drawer: FilterDrawer });
      setOpen(true);
    } catch {
      notify(MESSAGES.error, 'error');
    }
  };
  // Pressed before the page answered, it asked for the form: here is the drawer instead.
  useEffect(() => {
    if (!asksForForm(new URLSearchParams(search))) return;
    loadDrawer().then(
      ({ FilterDrawer }) => {
        setDrawer({ Drawer: FilterDrawer });
        setOpen(true);
      },
      () => undefined,
    );
  }, [search]);
  return (
    <>
      <button
        ref={button}
        type="submit"
        name={FORM}
        value="1"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          event.preventDefault();
          void show();
        }}
      >
        <Icon name="filter" />
        Filter
      </button>
      {drawer && <drawer.Drawer {...props} open={open} onOpenChange={setOpen} opener={button} />}
    </>
  );
}

const loadDrawer = () => import('./filter-drawer');
