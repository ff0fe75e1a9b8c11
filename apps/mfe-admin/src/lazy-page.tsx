import { queryOptions, useQuery } from '@tanstack/react-query';
import { ErrorState, Spinner } from '@tivara/ui';
import type { AdminRoute } from './routes';
import styles from './layout/placeholder.module.css';

/** A module is loaded once in a visit, and again after a failure. */
const moduleQuery = ({ path, load }: AdminRoute) =>
  queryOptions({
    queryKey: ['admin-page', path],
    queryFn: async () => (await load()).default,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Renders a page as soon as its module is loaded. */
export function LazyPage({ route }: { route: AdminRoute }) {
  const { data: Content, isError, refetch } = useQuery(moduleQuery(route));
  if (Content) return <Content key={route.path} />;
  return (
    <div className={styles['guard']}>
      {isError ? (
        <ErrorState
          size="small"
          title={`Couldn’t load ${route.title}`}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner size="lg" label="Loading" />
      )}
    </div>
  );
}
