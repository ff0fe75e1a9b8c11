import { queryOptions, useQuery } from '@tanstack/react-query';
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
    <AdminLayout section={route.path.split('/')[0] ?? ''}>
      <LazyPage route={route} />
    </AdminLayout>
  );
}

/** A module is loaded once per visit, and again after a failure. */
const moduleQuery = ({ path, load }: AdminRoute) =>
  queryOptions({
    queryKey: ['admin-page', path],
    queryFn: async () => (await load()).default,
    staleTime: Infinity,
    gcTime: Infinity,
  });

function LazyPage({ route }: { route: AdminRoute }) {
  const query = useQuery(moduleQuery(route));
  return (
    <QueryView query={query} title={`Couldn’t load ${route.title}`}>
      {(Content) => <Content key={route.path} />}
    </QueryView>
  );
}
