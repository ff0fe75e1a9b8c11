import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { notifyNotLoaded, useApi, useTexts } from '@tivara/state';
import { Icon, icons, useLazyDialog } from '@tivara/ui';
import { prefetchLists } from '../choice-lists';
import { FORM_PARAM } from '../use-chosen-query';
import type { FilterDrawerProps } from './filter-drawer';
import styles from './filters.module.css';

type Props = Pick<FilterDrawerProps, 'chosen' | 'change' | 'result' | 'locks'>;

const loadDrawer = () => import('./filter-drawer').then(({ FilterDrawer }) => FilterDrawer);

/** Opens the drawer, preloaded on hover or focus. Without JavaScript it submits, and the server renders a filter form. */
export function FilterButton(props: Props) {
  const t = useTexts();
  const { Dialog, isOpen, setIsOpen, open, preload } = useLazyDialog(loadDrawer, notifyNotLoaded);
  const button = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const api = useApi();
  const { search } = useLocation();
  const prepare = () => {
    void prefetchLists(queryClient, api);
    preload();
  };
  // A click before hydration requested the form: open the drawer instead.
  useEffect(() => {
    if (new URLSearchParams(search).has(FORM_PARAM)) loadDrawer().then(open, () => undefined);
  }, [search, open]);
  return (
    <>
      <button
        ref={button}
        type="submit"
        name={FORM_PARAM}
        value="1"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <Icon path={icons.filter} />
        {t('Filter')}
      </button>
      {Dialog && <Dialog {...props} open={isOpen} onOpenChange={setIsOpen} opener={button} />}
    </>
  );
}
