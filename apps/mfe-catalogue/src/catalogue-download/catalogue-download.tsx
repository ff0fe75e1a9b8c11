import { useRef, type MouseEvent } from 'react';
import { API, MESSAGES, type Collection } from '@tivara/contracts';
import { Button, LinkButton } from '@tivara/ui';
import { useMaking } from './use-making';
import styles from './catalogue-download.module.css';

interface Props {
  /** None: the whole catalogue. */
  collection?: Pick<Collection, 'collection_id' | 'collection_name'>;
}

/**
 * The catalogue as a PDF: a plain link, which first tells how far the making is. All that it says stands in the link's place.
 */
export function CatalogueDownload({ collection }: Props) {
  const query = collection ? `?collection_id=${collection.collection_id}` : '';
  const link = useRef<HTMLAnchorElement>(null);
  const { making, start } = useMaking(query, () => link.current?.click());
  const title = collection ? `${collection.collection_name} as a PDF` : 'The catalogue as a PDF';
  const onClick = (event: MouseEvent) => {
    // The click of the code is the download itself.
    if (!event.nativeEvent.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    start();
  };
  return (
    <div className={styles['place']}>
      <LinkButton
        render={<a ref={link} href={API.catalogue + query} download />}
        variant="ghost"
        icon="download"
        onClick={onClick}
        aria-disabled={making.state === 'making' || undefined}
      >
        {collection ? 'Download Catalogue' : 'Download the whole catalogue'}
      </LinkButton>
      <div className={styles['said']} role="status">
        {making.state === 'making' && (
          <>
            <span>
              {making.pages > 0
                ? `${title}: page ${making.made} of ${making.pages}`
                : `${title}: ${MESSAGES.wait}`}
            </span>
            <progress
              aria-label={`Making ${title}`}
              max={making.pages || 1}
              value={making.made}
              className={styles['bar']}
            />
          </>
        )}
        {making.state === 'failed' && (
          <span className={styles['failed']}>
            The catalogue could not be made.
            <Button variant="ghost" icon="retry" onClick={start}>
              {MESSAGES.tryAgain}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
