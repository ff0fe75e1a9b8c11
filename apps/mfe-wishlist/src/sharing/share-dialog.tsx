import { useRef } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  API,
  LIMITS,
  MESSAGES,
  type ApiCall,
  type ShareAnswer,
  type SharedItem,
} from '@tivara/contracts';
import { errorMessage, notify, useApi } from '@tivara/state';
import { Button, Dialog, Field, Spinner } from '@tivara/ui';
import { dayOf } from '../words';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: SharedItem[];
  returnFocus: () => HTMLElement | null;
}

/** Makes a link, once for the same list in a visit. */
const linkQuery = (api: ApiCall, items: SharedItem[]) =>
  queryOptions({
    queryKey: ['share-link', items.map(({ product_id, color_id }) => `${product_id}-${color_id}`)],
    queryFn: () => api<ShareAnswer>(API.wishlists, { method: 'POST', body: { items } }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The link under which others see the list. */
export function ShareDialog({ open, onOpenChange, items, returnFocus }: ShareDialogProps) {
  const shared = items.slice(0, LIMITS.wishlistItems);
  const { data, error, isFetching, refetch } = useQuery({
    ...linkQuery(useApi(), shared),
    enabled: open,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share your wishlist"
      description={
        data
          ? `Whoever has this link sees these frames, until ${dayOf(data.expires_at)}. It does not say who you are.`
          : 'Whoever has the link sees these frames. It does not say who you are.'
      }
      returnFocus={returnFocus}
    >
      <div className={styles['body']}>
        {data && <Link url={`${location.origin}/wishlist/shared/${data.token}`} />}
        {!data && isFetching && <Spinner label="Making the link" />}
        {!data && error && !isFetching && (
          <p role="alert" className={styles['problem']}>
            {errorMessage(error)}
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          Close
        </Button>
        {data && <ShareByDevice url={`${location.origin}/wishlist/shared/${data.token}`} />}
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
      // No right to the clipboard: the visitor's own command copies what is selected.
      field.current?.select();
      notify('Copy the selected link with your browser.');
    }
  };
  return (
    <div className={styles['link']}>
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

/** Phones hand a link on themselves. */
function ShareByDevice({ url }: { url: string }) {
  if (!('share' in navigator)) return null;
  // A visitor who changes their mind is told nothing.
  const share = () => navigator.share({ title: 'Wishlist', url }).catch(() => undefined);
  return <Button onClick={() => void share()}>Send the link</Button>;
}
