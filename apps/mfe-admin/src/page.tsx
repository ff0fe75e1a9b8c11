import { redirect, useLocation } from 'react-router-dom';
import type { Head, RouteContext } from '@tivara/contracts';
import { AdminLayout } from './layout/admin-layout';
import { LazyPage } from './lazy-page';
import { formerPath, routeAt } from './routes';

export const head = ({ url }: Pick<RouteContext, 'url'>): Head => ({
  title: routeAt(url.pathname).title,
  canonical: '/admin',
  noindex: true,
});

export async function load({ url }: Pick<RouteContext, 'url'>): Promise<void> {
  const path = formerPath(url);
  if (path) throw redirect(path);
}

/** All pages of the admin that show the side menu, but for the forms of products and stores. */
export default function Page() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  return (
    <AdminLayout section={route.path.split('/')[0] || 'overview'}>
      <LazyPage route={route} />
    </AdminLayout>
  );
}
