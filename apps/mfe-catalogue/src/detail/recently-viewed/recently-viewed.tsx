import { Suspense, lazy, useEffect, useState } from 'react';
import { loadPart, useHydrated } from '@tivara/ui';
import { useDeferredRender } from '../../card/use-deferred-render';
import { MAX_SHOWN, addViewed, readViewed } from './store';

/** Loaded only for visitors who have seen other products. */
const Row = lazy(() => loadPart(() => import('./row')).catch(() => ({ default: () => null })));

/** Stored in this browser only. Last on the page, so that loading it shifts nothing. */
export function RecentlyViewed({ id }: { id: number }) {
  const hydrated = useHydrated();
  const render = useDeferredRender(String(id));
  return hydrated && render ? <Viewed key={id} id={id} /> : null;
}

function Viewed({ id }: { id: number }) {
  const [ids, setIds] = useState(() => readViewed(id).slice(0, MAX_SHOWN));
  useEffect(() => addViewed(id), [id]);
  if (ids.length === 0) return null;
  return (
    <Suspense>
      <Row id={id} ids={ids} onClear={() => setIds([])} />
    </Suspense>
  );
}
