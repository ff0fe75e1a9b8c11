import { Suspense, use, type ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, useLoaderData, type RouteObject } from 'react-router-dom';
import { NotifyHydrated } from '@tivara/federation';
import { BRAND, type AppServices, type Head } from '@tivara/contracts';
import { loadPart } from '@tivara/ui';
import { content, type Content } from '../page/content';
import { PageError, PageFailed, RunLoaderInBrowser } from './page-states';
import type { PageState, RouteHandle, RunLoader } from '../page/route';

type Script = { default: ComponentType };

/** The shell's own pages. Their texts and pictures are the content of that name. */
const SCRIPTS = {
  about: () => loadPart(() => import(/* webpackChunkName: "pages" */ '../pages/about')),
  warranty: () => loadPart(() => import(/* webpackChunkName: "pages" */ '../pages/warranty')),
  privacy: () => loadPart(() => import(/* webpackChunkName: "pages" */ '../pages/privacy')),
} satisfies Record<string, () => Promise<Script>>;
type Name = keyof typeof SCRIPTS;
const NAMES = Object.keys(SCRIPTS) as Name[];

export const SHELL_PATHS: string[] = NAMES.map((name) => `/${name}`);

export const shellPages = (services: AppServices, run: RunLoader): RouteObject[] => [
  ...NAMES.map((name) => shellPage(name, services, run)),
  // (DECISIONS, Screens: /home)
  { id: 'shell/home', path: '/home', loader: () => redirect('/', 301) },
];

/** Its loader waits for its script, so that the navigation shows as pending. */
function shellPage(name: Name, { queryClient, api }: AppServices, run: RunLoader): RouteObject {
  let script: Promise<Script> | null = null;
  let failed = false;
  const loadScript = () => {
    if (!script || failed) {
      failed = false;
      script = SCRIPTS[name]();
      script.catch(() => (failed = true));
    }
    return script;
  };
  const load = () =>
    Promise.all([loadScript(), queryClient.ensureQueryData(content.query(api, name))]);
  const Page = () => {
    const { loaded, status } = useLoaderData<PageState>();
    if (!loaded) return status === 503 ? <PageFailed /> : <RunLoaderInBrowser />;
    // Loaded or failed: only the loader requests it again.
    const { default: Content } = use(script ?? loadScript());
    return <Content />;
  };
  return {
    id: `shell/${name}`,
    path: `/${name}`,
    handle: {
      chrome: 'full',
      head: () => headOf(name, queryClient),
      load,
    } satisfies RouteHandle,
    loader: ({ request }) =>
      run(`shell/${name}`, () => load().then(() => ({ loaded: true })), request),
    element: (
      <Suspense>
        <Page />
        <NotifyHydrated />
      </Suspense>
    ),
    errorElement: <PageError />,
  };
}

type AnyPage = Content['about'] & Content['warranty'] & Content['privacy'];

function headOf(name: Name, queryClient: QueryClient): Head {
  const page = content.read(queryClient, name) as AnyPage | undefined;
  if (!page) return { title: BRAND.name, canonical: `/${name}` };
  const banner = name === 'privacy' ? null : page[`${name}-banner` as const];
  return {
    ...page[`${name}-search` as const],
    canonical: `/${name}`,
    ...(banner && { image: banner.desktop.url }),
  };
}
