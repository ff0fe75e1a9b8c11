import { useQuery } from '@tanstack/react-query';
import { redirect, useLocation } from 'react-router-dom';
import type { Head, RouteContext } from '@tivara/contracts';
import { AdminLayout } from './layout/admin-layout';
import { formerPath, routeAt, type AdminRoute } from './routes';
import { QueryView } from './shared/ui/query-view';

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
  const route = routeAt(pathname);
  return (
    <AdminLayout section={route.path.split('/')[0] ?? ''} permission={route.permission}>
      <LazyPage route={route} />
    </AdminLayout>
  );
}

/** Its module is loaded once per visit, and again after a failure. */
function LazyPage({ route: { path, title, load: loadModule } }: { route: AdminRoute }) {
  const query = useQuery({
    queryKey: ['admin-page', path],
    queryFn: async () => (await loadModule()).default,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return (
    <QueryView query={query} title={`Couldn’t load ${title}`}>
      {(Content) => <Content key={path} />}
    </QueryView>
  );
}
