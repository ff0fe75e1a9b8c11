import { useEffect, useEffectEvent } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { useFederation } from '@tivara/federation';
import { useTexts } from '@tivara/state';
import { ErrorState, Spinner } from '@tivara/ui';
import { NotFound } from '../layout/not-found';
import { applyHead, notFoundHead } from '../page/head';
import styles from './page-states.module.css';

export const PageSkeleton = () => {
  const t = useTexts();
  return (
    <div className={styles.skeleton}>
      <Spinner label={t('Loading')} />
    </div>
  );
};

/** The page's loader timed out on the server. */
export function RunLoaderInBrowser() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <PageSkeleton />;
}

/** Replaces a page whose loader threw: Not Found, or an error with Try again. */
export function PageError({ page }: { page?: string }) {
  const t = useTexts();
  const error = useRouteError();
  const federation = useFederation();
  const isResponse = isRouteErrorResponse(error);
  const notFound = isResponse && error.status === 404;
  useEffect(() => {
    if (page && !isResponse) federation.failed(page, error);
  }, [federation, page, isResponse, error]);
  useEffect(() => {
    if (notFound) applyHead(notFoundHead(t));
  }, [notFound, t]);
  return notFound ? <NotFound /> : <PageFailed page={page} />;
}

export function PageFailed({ page }: { page?: string | undefined }) {
  const t = useTexts();
  const federation = useFederation();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    if (page) federation.retry(page);
    // Not a revalidation: one that answers within a frame leaves the error on the screen. (remix-run/react-router#11597)
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  };
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  const isOffline = globalThis.navigator?.onLine === false;
  return (
    <div className={styles.failed}>
      <ErrorState
        title={t('Couldn’t load this part of the page')}
        text={
          isOffline
            ? t('You are offline. This opens as soon as you are connected again.')
            : t('Everything else on this page works.')
        }
        onRetry={retry}
      />
    </div>
  );
}
