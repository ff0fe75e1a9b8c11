import { useRef, useState, type ComponentType } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { MESSAGES, type ApiCall } from '@tivara/contracts';
import {
  categoriesQuery,
  collectionsQuery,
  colorsQuery,
  finishingsQuery,
  frameTypesQuery,
  materialsQuery,
  notify,
  shapesQuery,
  useApi,
} from '@tivara/state';
import { Icon } from '@tivara/ui';
import type { FilterDrawerProps } from './filter-drawer';
import styles from './filter-button.module.css';

type Props = Pick<FilterDrawerProps, 'chosen' | 'change' | 'answer'>;

/** Opens the drawer, whose code and lists are fetched when pointer or focus comes near. */
export function FilterButton(props: Props) {
  const [drawer, setDrawer] = useState<{ Drawer: ComponentType<FilterDrawerProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const api = useApi();

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
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void show()}
      >
        <Icon name="filter" />
        Filter
      </button>
      {drawer && <drawer.Drawer {...props} open={open} onOpenChange={setOpen} opener={button} />}
    </>
  );
}

const loadDrawer = () => import('./filter-drawer');

const prefetchLists = (queryClient: QueryClient, api: ApiCall) =>
  Promise.all([
    queryClient.prefetchQuery(categoriesQuery(api)),
    queryClient.prefetchQuery(materialsQuery(api)),
    queryClient.prefetchQuery(collectionsQuery(api)),
    queryClient.prefetchQuery(finishingsQuery(api)),
    queryClient.prefetchQuery(frameTypesQuery(api)),
    queryClient.prefetchQuery(shapesQuery(api)),
    queryClient.prefetchQuery(colorsQuery(api)),
  ]);
