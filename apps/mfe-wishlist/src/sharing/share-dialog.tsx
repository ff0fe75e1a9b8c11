import { useRef } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { API, LIMITS, MESSAGES } from '@tivara/contracts';
import type { ApiCall, ShareAnswer, SharedItem } from '@tivara/contracts';
import { errorMessage, notify, useApi } from '@tivara/state';
import { Button, Dialog, Field, Spinner } from '@tivara/ui';
import { formatDate } from '../labels';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: SharedItem[];
  returnFocus: () => HTMLElement | null;
}

/** Creates a link; cached, so that the same list gets one link per visit. */
const linkQuery = (api: ApiCall, items: SharedItem[]) =>
  queryOptions({
    queryKey: ['share-link', items.map(({ product_id, color_id }) => `${product_id}-${color_id}`)],
    queryFn: () => api<ShareAnswer>(API.wishlists, { method: 'POST', body: { items } }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

export function ShareDialog({ open, onOpenChange, items, returnFocus }: ShareDialogProps) {
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
      title="Share your wishlist"
      description={
        data
          ? `Anyone with this link can see these frames until ${formatDate(data.expires_at)}. It doesn’t show who you are.`
          : 'Anyone with the link can see these frames. It doesn’t show who you are.'
      }
      returnFocus={returnFocus}
    >
      <div className={styles.body}>
        {url && <Link url={url} />}
        {!data && isFetching && <Spinner label="Creating the link" />}
        {!data && error && !isFetching && (
          <p role="alert" className={styles.problem}>
            {errorMessage(error)}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          Close
        </Button>
        {url && <NativeShare url={url} />}
        {!data && error && (
          <Button busy={isFetching} onClick={() => void refetch()}>
            {MESSAGES.tryAgain}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Link({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify('Link copied', 'success');
    } catch {
      // Clipboard access denied: select the link so that the visitor can copy it.
      field.current?.select();
      notify('The link is selected. Copy it with your browser.');
    }
  };
  return (
    <div className={styles.link}>
      <Field
        ref={field}
        label="Link"
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button variant="ghost" onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  );
}

function NativeShare({ url }: { url: string }) {
  if (!('share' in navigator)) return null;
  // A dismissed share sheet is not an error.
  const share = () => navigator.share({ title: 'Wishlist', url }).catch(() => undefined);
  return <Button onClick={() => void share()}>Send the link</Button>;
}
