import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { MESSAGES } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { Icon } from '@tivara/ui';
import { prefetchLists } from '../lists';
import { FORM_PARAM, isFormRequested } from '../form-query';
import type { FilterDrawerProps } from './filter-drawer';
import styles from './filter-button.module.css';

type Props = Pick<FilterDrawerProps, 'chosen' | 'change' | 'result' | 'lock'>;

/** Opens the drawer, preloaded on hover or focus. Without JavaScript it submits, and the server renders a filter form. */
export function FilterButton(props: Props) {
  const [drawer, setDrawer] = useState<{ Drawer: ComponentType<FilterDrawerProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const api = useApi();
  const { search } = useLocation();

  const preload = () => {
    void prefetchLists(queryClient, api);
    // Ignore preload failures; a click reports them.
    loadDrawer().catch(() => undefined);
  };
  const openDrawer = async () => {
    try {
      const { FilterDrawer } = await loadDrawer();
      setDrawer({ Drawer: FilterDrawer });
      setOpen(true);
    } catch {
      notify(MESSAGES.error, 'error');
    }
  };
  // A click before hydration requested the form: open the drawer instead.
  useEffect(() => {
    if (!isFormRequested(new URLSearchParams(search))) return;
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
        name={FORM_PARAM}
        value="1"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          event.preventDefault();
          void openDrawer();
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
