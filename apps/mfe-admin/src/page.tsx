import { redirect, useLocation } from 'react-router-dom';
import type { Head, RouteContext } from '@tivara/contracts';
import { AdminLayout } from './layout/admin-layout';
import { formerPath, routeAt } from './routes';
import { LazyPart } from './shared/ui/lazy-part';

export const head = ({ url }: Pick<RouteContext, 'url'>): Head => ({
  title: routeAt(url.pathname).title,
  canonical: '/admin',
  noindex: true,
});

export async function load({ url }: Pick<RouteContext, 'url'>): Promise<void> {
  const path = formerPath(url);
  if (path) throw redirect(path);
}

export default function Page() {
  const { pathname } = useLocation();
  const { path, title, permission, load } = routeAt(pathname);
  return (
    <AdminLayout section={path.split('/')[0] ?? ''} permission={permission}>
      <LazyPart id={path} load={load} failed={`Couldn’t load ${title}`} props={{}} />
    </AdminLayout>
  );
}
