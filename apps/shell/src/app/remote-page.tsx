import {
  Activity,
  Suspense,
  memo,
  use,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
  useLoaderData,
  useLocation,
  useParams,
  useRevalidator,
  type Location,
} from 'react-router-dom';
import { useStore } from 'zustand';
import type { RouteModule } from '@tivara/contracts';
import { PieceBoundary, PiecePlace, useAttempt, useFederation } from '@tivara/federation';
import { useHydrated } from '@tivara/ui';
import { applyHead, siteOrigin } from './head';
import { PageFailed } from './page-error';
import { forgetAhead, leadsTo, pageAhead, type PagePlace } from './page-place';
import { PageSkeleton } from './page-skeleton';
import type { PageState } from './route';

/** The remote's page that the router is at, and beside it, unseen, the one that was drawn ahead. */
export function RemotePage({ id }: { id: string }) {
  const { loaded, status } = useLoaderData<PageState>();
  const at = useContext(UNSAFE_LocationContext);
  const route = useContext(UNSAFE_RouteContext);
  const unavailable = !loaded && status === 503;
  const here = useMemo(
    () => ({ id, loaded, unavailable, at, route }),
    [id, loaded, unavailable, at, route],
  );
  const ahead = useStore(pageAhead, ({ page }) => page);
  const [shown, setShown] = useState<Shown>({ key: 0, address: at.location, taken: null });
  if (shown.address !== at.location) {
    const taken = ahead && leadsTo(ahead, here) ? ahead : null;
    setShown({ key: taken ? shown.key + 1 : shown.key, address: at.location, taken });
  }
  useEffect(forgetAhead, [at.location]);
  const waiting = ahead !== shown.taken && ahead;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (waiting && box.current ? layOutNext(box.current) : undefined), [waiting]);
  return (
    <>
      <Activity key={shown.key}>
        <div ref={box} data-page="shown">
          <Place page={shown.taken ?? here} />
        </div>
      </Activity>
      {waiting && (
        <Activity key={shown.key + 1} mode="hidden">
          <div ref={box} data-page="ahead">
            <Place page={waiting} />
          </div>
        </Activity>
      )}
    </>
  );
}

/** React takes what it hides out of the layout, again and again. In there, and unseen by its style, it is shown sooner. */
function layOutNext(shown: HTMLElement): () => void {
  const observer = new MutationObserver(layOut);
  observer.observe(shown.parentElement as HTMLElement, { childList: true });
  layOut();
  return () => observer.disconnect();

  function layOut() {
    const ahead = shown.nextElementSibling;
    if (!(ahead instanceof HTMLElement)) return;
    observer.observe(ahead, { attributeFilter: ['style'] });
    if (ahead.style.display) ahead.style.removeProperty('display');
  }
}

interface Shown {
  /** Of the page on the screen; the one ahead has the next. */
  key: number;
  /** What the router last came to. */
  address: Location;
  /** The page that was drawn ahead of it, if one was. */
  taken: PagePlace | null;
}

/** The place of a remote's page: what goes wrong with it stays here. */
const Place = memo(({ page }: { page: PagePlace }) => {
  const { id, loaded, unavailable, at, route } = page;
  const attempt = useAttempt(id);
  const federation = useFederation();
  return (
    <UNSAFE_LocationContext value={at}>
      <UNSAFE_RouteContext value={route}>
        <PiecePlace id={id}>
          <PieceBoundary
            key={`${id}#${attempt}`}
            failed={() => <PageFailed page={id} />}
            onError={(error) => federation.failed(id, error)}
          >
            <Suspense fallback={<PageSkeleton />}>
              {loaded && <Page id={id} />}
              {unavailable && <PageFailed page={id} />}
              {!loaded && !unavailable && <LoadAgain />}
            </Suspense>
          </PieceBoundary>
        </PiecePlace>
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
});

function Page({ id }: { id: string }) {
  const module = use(useFederation().load(id)) as RouteModule;
  useHead(module);
  const Component = module.default;
  return <Component />;
}

/** The server was late with this page: the browser runs its loader. */
function LoadAgain() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <PageSkeleton />;
}

function useHead(module: RouteModule) {
  const { pathname, search } = useLocation();
  const params = useParams();
  const queryClient = useQueryClient();
  const head = useMemo(() => ({ module, params, queryClient }), [module, params, queryClient]);
  // With it the page says that it is ready: not before what only the browser draws is there.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const url = new URL(siteOrigin() + pathname + search);
    applyHead(head.module.head({ url, params: head.params, queryClient: head.queryClient }));
  }, [hydrated, head, pathname, search]);
}
