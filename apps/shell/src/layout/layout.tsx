import { useEffect, useRef } from 'react';
import { FragmentMarker, NotifyHydrated } from '@tivara/federation';
import { Link, Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { Icon, cx, icons, useHydrated } from '@tivara/ui';
import { Footer } from './footer';
import { Header } from './header';
import { CATALOGUE_LINK } from './site-links';
import { Toaster } from './toaster';
import { applyHead } from '../routes/head';
import type { RouteHandle } from '../routes/route';
import { useFocusOnNewPage } from './use-focus-on-new-page';
import { useScrollingDown } from './use-scroll';
import styles from './layout.module.css';

const MAIN = 'main';

export function Layout() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const hasChrome = handle?.chrome !== 'none';
  const head = useHydrated() && handle?.head;
  useEffect(() => {
    if (head) applyHead(head);
  }, [head]);
  return (
    <>
      <a href={`#${MAIN}`} className={styles.skip}>
        Skip to content
      </a>
      {hasChrome && (
        <FragmentMarker id="shell/header">
          <Header />
        </FragmentMarker>
      )}
      <Main />
      {hasChrome && (
        <FragmentMarker id="shell/footer">
          <Footer />
        </FragmentMarker>
      )}
      {hasChrome && <DownloadCatalogue />}
      <Toaster />
      <ScrollRestoration />
      <NotifyHydrated />
    </>
  );
}

/** Is focused on each new page, so that keyboard and screen reader start at its top. */
function Main() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  return (
    <main id={MAIN} ref={main} tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  );
}

function DownloadCatalogue() {
  const away = useScrollingDown();
  return (
    <aside aria-label="Catalogue">
      <Link to={CATALOGUE_LINK.to} className={cx(styles.tab, away && styles.away)}>
        <Icon path={icons.download} className={styles.tabIcon} />
        <span className={styles.tabText}>{CATALOGUE_LINK.label}</span>
      </Link>
    </aside>
  );
}
