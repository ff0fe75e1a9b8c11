import { Suspense, use, type ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { NotifyHydrated } from '@tivara/federation';
import { BRAND, type Head } from '@tivara/contracts';
import { PICTURES } from '../pages/pictures';
import { PageError } from './page-states';
import type { RouteHandle } from './route';

type Script = { default: ComponentType };

/** One of the shell's pages. Its loader waits for its script, so that the navigation shows as pending. */
function shellPage(
  path: string,
  pageHead: Pick<Head, 'title' | 'description' | 'image'>,
  fetchScript: () => Promise<Script>,
): RouteObject {
  const head: Head = { ...pageHead, canonical: path };
  let script: Promise<Script> | null = null;
  let failed = false;
  const load = () => {
    if (!script || failed) {
      failed = false;
      script = fetchScript();
      script.catch(() => (failed = true));
    }
    return script;
  };
  const Page = () => {
    // Loaded or failed: only the loader requests it again.
    const { default: Content } = use(script ?? load());
    return <Content />;
  };
  return {
    id: `shell${path}`,
    path,
    handle: { chrome: 'full', head, load } satisfies RouteHandle,
    loader: () => load().then(() => null),
    element: (
      <Suspense>
        <Page />
        <NotifyHydrated />
      </Suspense>
    ),
    errorElement: <PageError />,
  };
}

export const SHELL_PAGES: RouteObject[] = [
  shellPage(
    '/about',
    {
      title: 'About',
      description: `How ${BRAND.name} makes frames of titanium and acetate-titanium in ${BRAND.city}: timeless design, comfort and durability.`,
      image: PICTURES.about.desktop.url,
    },
    () => import(/* webpackChunkName: "pages" */ '../pages/about'),
  ),
  shellPage(
    '/warranty',
    {
      title: 'Warranty and care',
      description: `The two-year manufacturing warranty of ${BRAND.name}: remedy, exclusions and conditions, and how to clean titanium and acetate.`,
      image: PICTURES.warranty.desktop.url,
    },
    () => import(/* webpackChunkName: "pages" */ '../pages/warranty'),
  ),
  shellPage(
    '/privacy',
    {
      title: 'Privacy',
      description: `What ${BRAND.name} stores about you on this site, for how long, and how to have it erased.`,
    },
    () => import(/* webpackChunkName: "pages" */ '../pages/privacy'),
  ),
  // (DECISIONS, Screens: /home)
  { id: 'shell/home', path: '/home', loader: () => redirect('/', 301) },
];
