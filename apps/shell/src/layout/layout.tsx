import { useEffect, useRef, type ReactNode } from 'react';
import { FragmentMarker, NotifyHydrated, Remote } from '@tivara/federation';
import { Link, Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { useAppStore, useTexts } from '@tivara/state';
import { Icon, icons, useHydrated } from '@tivara/ui';
import { Announcement } from './announcement';
import { Footer } from './footer';
import { Header } from './header';
import { Letterhead } from './letterhead';
import { CATALOGUE_LINK } from './site-links';
import { Toaster } from './toaster';
import { applyHead } from '../page/head';
import type { RouteHandle } from '../page/route';
import { useFocusOnNewPage } from './use-focus-on-new-page';
import styles from './layout.module.css';

const MAIN = 'main';

export function Layout() {
  const t = useTexts();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const hasChrome = handle?.chrome !== 'none';
  const head = useHydrated() && handle?.head;
  useEffect(() => {
    if (head) applyHead(head());
  }, [head]);
  return (
    <>
      <a href={`#${MAIN}`} className={styles.skip}>
        {t('Skip to content')}
      </a>
      {hasChrome && (
        <FragmentMarker id="shell/header">
          <Announcement />
          <Header />
        </FragmentMarker>
      )}
      <Main>{hasChrome && <Letterhead />}</Main>
      {hasChrome && (
        <FragmentMarker id="shell/footer">
          <Footer />
        </FragmentMarker>
      )}
      {hasChrome && <DownloadCatalogue />}
      {hasChrome && <CompareTray />}
      <Toaster />
      <ScrollRestoration />
      <NotifyHydrated />
    </>
  );
}

/** Is focused on each new page, so that keyboard and screen reader start at its top. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  return (
    <main id={MAIN} ref={main} tabIndex={-1} className={styles.main}>
      {children}
      <Outlet />
    </main>
  );
}

/** Loaded once a frame is chosen. */
function CompareTray() {
  const isEmpty = useAppStore(({ comparison }) => comparison.length === 0);
  if (isEmpty) return null;
  return (
    <Remote
      id="catalogue/compareTray"
      props={{}}
      fallback={null}
      failed={() => null}
      missing={null}
    />
  );
}

/** Ends the page where the header has no room for it. */
function DownloadCatalogue() {
  const t = useTexts();
  return (
    <aside aria-label={t('Catalogue')}>
      <Link to={CATALOGUE_LINK.to} className={styles.catalogue}>
        <Icon path={icons.download} />
        {t(CATALOGUE_LINK.label)}
      </Link>
    </aside>
  );
}
