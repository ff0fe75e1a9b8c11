import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useFederation } from '@tivara/federation';
import { ErrorState, Spinner } from '@tivara/ui';
import { NotFound } from '../layout/not-found';
import { NOT_FOUND_HEAD, applyHead } from './head';
import styles from './page-states.module.css';

export const PageSkeleton = () => (
  <div className={styles.skeleton}>
    <Spinner label="Loading" />
  </div>
);

/** Replaces a page whose loader threw: Not Found, or an error with Try again. */
export function PageError({ page }: { page?: string }) {
  const error = useRouteError();
  const federation = useFederation();
  const isResponse = isRouteErrorResponse(error);
  const notFound = isResponse && error.status === 404;
  useEffect(() => {
    if (page && !isResponse) federation.failed(page, error);
  }, [federation, page, isResponse, error]);
  useEffect(() => {
    if (notFound) applyHead(NOT_FOUND_HEAD);
  }, [notFound]);
  return notFound ? <NotFound /> : <PageFailed page={page} />;
}

export function PageFailed({ page }: { page?: string | undefined }) {
  const federation = useFederation();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    if (page) federation.retry(page);
    // Not a revalidation: one that answers within a frame leaves the error on the screen. (remix-run/react-router#11597)
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  };
  return (
    <div className={styles.failed}>
      <ErrorState
        title="Couldn’t load this part of the page"
        text="Everything else on this page works."
        onRetry={retry}
      />
    </div>
  );
}
