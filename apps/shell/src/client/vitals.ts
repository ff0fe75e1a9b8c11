import { matchRoutes, type RouteObject } from 'react-router-dom';
import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';
import type { Vital } from '@tivara/contracts';
import type { RouteHandle } from '../page/route';

/** Reports what a visit measures, by page, when the document is hidden. Browsers that know soft navigations measure each page, others the document's first. */
export function reportVitals(
  routes: RouteObject[],
  opened: string,
  report: (vitals: Vital[]) => void,
): void {
  const pageAt = (url: string): string | undefined => {
    const route = matchRoutes(routes, new URL(url, opened).pathname)?.at(-1)?.route;
    return (route?.handle as Partial<RouteHandle> | undefined)?.page ?? route?.id;
  };
  /** A value may grow after it was reported; the first one counts. */
  const measured = new Set<string>();
  let pending: Vital[] = [];
  const add = ({ id, name, value, navigationURL = opened }: MetricType) => {
    const page = pageAt(navigationURL);
    if (!page || measured.has(id) || (name !== 'LCP' && name !== 'INP' && name !== 'CLS')) return;
    measured.add(id);
    pending.push({ page, name, value });
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(add, { reportSoftNavs: true });
  // After the listeners of the library, which report when the document is hidden.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !pending.length) return;
    report(pending);
    pending = [];
  });
}
