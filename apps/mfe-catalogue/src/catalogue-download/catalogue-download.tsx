import { useRef, type MouseEvent } from 'react';
import { API, MESSAGES, type Collection } from '@tivara/contracts';
import { Button, LinkButton } from '@tivara/ui';
import { useCataloguePdf } from './use-catalogue-pdf';
import styles from './catalogue-download.module.css';

interface Props {
  /** Omit for the whole catalogue. */
  collection?: Pick<Collection, 'collection_id' | 'collection_name'>;
}

/** A plain link to the PDF; with JavaScript it shows progress before the download. */
export function CatalogueDownload({ collection }: Props) {
  const query = collection ? `?collection_id=${collection.collection_id}` : '';
  const link = useRef<HTMLAnchorElement>(null);
  const { pdf, start } = useCataloguePdf(query, () => link.current?.click());
  const title = collection ? `${collection.collection_name} as a PDF` : 'The catalogue as a PDF';
  const onClick = (event: MouseEvent) => {
    // The synthetic click starts the download.
    if (!event.nativeEvent.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    start();
  };
  return (
    <div className={styles.download}>
      <LinkButton
        render={<a ref={link} href={API.catalogue + query} download />}
        variant="ghost"
        icon="download"
        onClick={onClick}
        aria-disabled={pdf.state === 'generating' || undefined}
      >
        {collection ? 'Download Catalogue' : 'Download the whole catalogue'}
      </LinkButton>
      <div className={styles.status} role="status">
        {pdf.state === 'generating' && (
          <>
            <span>
              {pdf.pages > 0
                ? `${title}: page ${pdf.made} of ${pdf.pages}`
                : `${title}: ${MESSAGES.wait}`}
            </span>
            <progress
              aria-label={`Creating ${title}`}
              max={pdf.pages || 1}
              value={pdf.made}
              className={styles.bar}
            />
          </>
        )}
        {pdf.state === 'failed' && (
          <span className={styles.failed}>
            Couldn’t create the catalogue.
            <Button variant="ghost" icon="retry" onClick={start}>
              {MESSAGES.tryAgain}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
