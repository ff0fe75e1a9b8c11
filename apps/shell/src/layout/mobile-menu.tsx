import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, NavLink } from 'react-router-dom';
import { useSiteContent, useTexts } from '@tivara/state';
import { ContactText, IconButton, TextLink, Wordmark, icons, useHydrated } from '@tivara/ui';
import { afterPaint } from '../timing';
import { useAccountLink } from './account-link';
import { SearchForm } from './search-form';
import { CATALOGUE_LINK, MENU_LINKS } from './site-links';
import { WishlistCount } from './wishlist-link';
import styles from './mobile-menu.module.css';

/** The phone's two buttons and the panel that they open. The native dialog traps the focus and restores it. */
export function useMobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const id = useId();
  const [opened, setOpened] = useState(false);
  // The server's HTML is for browsers without JavaScript; the others render the panel when it is first opened.
  const filled = !useHydrated() || opened;

  // The browser opens it by the attributes before hydration.
  useEffect(() => {
    if (!dialog.current?.open) return;
    setOpened(true);
    cover(true);
  }, []);

  /** Not in the event: a modal dialog makes the whole page inert, whose styles are then computed again. */
  function open(event: MouseEvent, onOpen?: () => void) {
    // The attributes would open it a second time.
    event.preventDefault();
    afterPaint(() => {
      if (!dialog.current?.open) {
        flushSync(() => setOpened(true));
        dialog.current?.showModal();
        cover(true);
      }
      onOpen?.();
    });
  }
  // React's types lack the invoker attributes.
  const invoker: object = { command: 'show-modal', commandfor: id };
  const opener: ComponentProps<'button'> = {
    ...invoker,
    onClick: (event) => open(event),
    'aria-haspopup': 'dialog',
  };
  const openAndSearch = (event: MouseEvent) => {
    const release = holdKeyboard();
    open(event, () => {
      search.current?.focus();
      release();
    });
  };
  return {
    opener,
    searchOpener: { ...opener, onClick: openAndSearch },
    panel: { id, dialog, search, filled },
  };
}

/** Safari on iOS only shows the keyboard for a field that is focused during the event, and keeps it for the next one. */
function holdKeyboard(): () => void {
  const field = document.body.appendChild(document.createElement('input'));
  field.className = styles.keyboard ?? '';
  field.focus({ preventScroll: true });
  return () => field.remove();
}

/** Stops the page under the panel from scrolling. */
const cover = (covered: boolean) =>
  document.documentElement.toggleAttribute('data-covered', covered);

type Props = ReturnType<typeof useMobileMenu>['panel'];

export function MobileMenu({ id, dialog, search, filled }: Props) {
  const t = useTexts();
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={t('Menu')}
      closedby="any"
      className={styles.menu}
      onClick={({ target }) => target === dialog.current && close()}
      onClose={() => cover(false)}
    >
      {filled && <Panel search={search} close={close} />}
    </dialog>
  );
}

function Panel({ search, close }: Pick<Props, 'search'> & { close: () => void }) {
  const t = useTexts();
  const account = useAccountLink();
  const { mail } = useSiteContent()['site-contact'];
  return (
    <div className={styles.panel}>
      <form method="dialog" className={styles.head}>
        <Wordmark />
        <IconButton type="submit" icon={icons.close} label={t('Close')} />
      </form>
      <div className={styles.body}>
        <SearchForm variant="menu" input={search} onSearch={close} />
        <nav aria-label={t('Menu')} onClick={close}>
          <ul>
            {MENU_LINKS.map(({ to, label }) => (
              <li key={to} className={styles.item}>
                <NavLink to={to} end className={styles.link}>
                  {t(label)}
                </NavLink>
              </li>
            ))}
            <li className={styles.item}>
              <NavLink to="/wishlist" className={styles.link}>
                {t('Wishlist')}
              </NavLink>
              <WishlistCount className={styles.count} />
            </li>
          </ul>
        </nav>
      </div>
      <div className={styles.foot}>
        <TextLink render={<Link to={CATALOGUE_LINK.to} onClick={close} />}>
          {t(CATALOGUE_LINK.label)}
        </TextLink>
        <TextLink render={<Link to={account.to} onClick={close} />}>{account.label}</TextLink>
        <a href={`mailto:${mail}`} className={styles.mail}>
          <ContactText>{mail}</ContactText>
        </a>
      </div>
    </div>
  );
}
