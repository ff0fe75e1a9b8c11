import { useRef } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { LIMITS, MESSAGES } from '@tivara/contracts';
import type { ApiCall, SharedItemBody } from '@tivara/contracts';
import { errorMessage, notify, useApi, useTexts } from '@tivara/state';
import { Button, Dialog, Field, Spinner } from '@tivara/ui';
import { formatDate } from '../labels';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: SharedItemBody[];
  returnFocus: () => HTMLElement | null;
}

/** Creates a link; cached, so that the same list gets one link per visit. */
const linkQuery = (api: ApiCall, items: SharedItemBody[]) =>
  queryOptions({
    queryKey: ['share-link', items.map(({ product_id, color_id }) => `${product_id}-${color_id}`)],
    queryFn: () => api('/api/wishlists', { method: 'POST', body: { items } }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

export function ShareDialog({ open, onOpenChange, items, returnFocus }: ShareDialogProps) {
  const t = useTexts();
  const shared = items.slice(0, LIMITS.wishlistItems);
  const { data, error, isFetching, refetch } = useQuery({
    ...linkQuery(useApi(), shared),
    enabled: open,
  });
  const url = data && `${location.origin}/wishlist/shared/${data.token}`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Share your wishlist')}
      description={
        data
          ? t(
              'Anyone with this link can see these frames until {date}. It doesn’t show who you are.',
              { date: formatDate(data.expires_at) },
            )
          : t('Anyone with the link can see these frames. It doesn’t show who you are.')
      }
      returnFocus={returnFocus}
    >
      <div className={styles.body}>
        {url && <Link url={url} />}
        {!data && isFetching && <Spinner label={t('Creating the link')} />}
        {!data && error && !isFetching && (
          <p role="alert" className={styles.problem}>
            {t(errorMessage(error))}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          {t('Close')}
        </Button>
        {url && <NativeShare url={url} />}
        {!data && error && (
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t(MESSAGES.tryAgain)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Link({ url }: { url: string }) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify(t('Link copied'), 'success');
    } catch {
      // Clipboard access denied: select the link so that the visitor can copy it.
      field.current?.select();
      notify(t('The link is selected. Copy it with your browser.'));
    }
  };
  return (
    <div className={styles.link}>
      <Field
        ref={field}
        label={t('Link')}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button variant="ghost" onClick={() => void copy()}>
        {t('Copy')}
      </Button>
    </div>
  );
}

function NativeShare({ url }: { url: string }) {
  const t = useTexts();
  if (!('share' in navigator)) return null;
  // A dismissed share sheet is not an error.
  const share = () => navigator.share({ title: t('Wishlist'), url }).catch(() => undefined);
  return <Button onClick={() => void share()}>{t('Send the link')}</Button>;
}
