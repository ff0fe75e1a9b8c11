import { useId, useRef, type MouseEvent, type RefObject } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { IconButton, TextLink, Wordmark } from '@tivara/ui';
import { SearchForm } from './search-form';
import { CATALOGUE_LINK, MENU_LINKS } from './site-links';
import { WishlistCount } from './wishlist-count';
import styles from './mobile-menu.module.css';

/** The phone's two buttons and the panel that they open. The browser's own dialog keeps the focus and gives it back. */
export function useMobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const id = useId();
  const open = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  return {
    // The attributes open it where there is no JavaScript.
    opener: { onClick: open, 'aria-haspopup': 'dialog' as const, command: 'show-modal', commandfor: id },
    searchOpener: {
      onClick: () => {
        open();
        search.current?.focus();
      },
      'aria-haspopup': 'dialog' as const,
      command: 'show-modal',
      commandfor: id,
    },
    panel: { id, dialog, search },
  };
}

interface Props {
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  search: RefObject<HTMLInputElement | null>;
}

export function MobileMenu({ id, dialog, search }: Props) {
  const close = () => dialog.current?.close();
  const closeOnScrim = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label="Menu"
      closedby="any"
      className={styles['menu']}
      onClick={closeOnScrim}
    >
      <div className={styles['panel']}>
        <form method="dialog" className={styles['head']}>
          <Wordmark />
          <IconButton type="submit" icon="close" label="Close" />
        </form>
        <div className={styles['body']}>
          <SearchForm variant="menu" input={search} onSearch={close} />
          <nav aria-label="Menu" onClick={close}>
            <ul>
              {MENU_LINKS.map(({ to, label }) => (
                <li key={to} className={styles['item']}>
                  <NavLink to={to} end className={styles['link']}>
                    {label}
                  </NavLink>
                </li>
              ))}
              <li className={styles['item']}>
                <NavLink to="/wishlist" className={styles['link']}>
                  Wishlist
                </NavLink>
                <WishlistCount className={styles['count']} />
              </li>
            </ul>
          </nav>
        </div>
        <div className={styles['foot']}>
          <TextLink render={<Link to={CATALOGUE_LINK.to} onClick={close} />}>
            {CATALOGUE_LINK.label}
          </TextLink>
          <a href={`mailto:${BRAND.mail}`} className={styles['mail']}>
            {BRAND.mail}
          </a>
        </div>
      </div>
    </dialog>
  );
}
