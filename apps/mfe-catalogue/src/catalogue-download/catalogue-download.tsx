import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { MESSAGES, type Collection } from '@tivara/contracts';
import { useApi, useTexts } from '@tivara/state';
import { Button, Heading, LinkButton, icons } from '@tivara/ui';
import styles from './catalogue-download.module.css';

/** Of the whole catalogue, on /product. */
export const CATALOGUE_ANCHOR = 'catalogue';

export const FullCatalogue = () => {
  const t = useTexts();
  return (
    <section id={CATALOGUE_ANCHOR} className={styles.section}>
      <Heading size="xs">{t('Every collection in one PDF')}</Heading>
      <CatalogueDownload />
    </section>
  );
};

interface Props {
  /** Omit for the whole catalogue. */
  collection?: Pick<Collection, 'collection_id' | 'collection_name'>;
  variant?: 'ghost' | 'on-ink';
}

/** A plain link to the PDF; with JavaScript it shows progress before the download. */
export function CatalogueDownload({ collection, variant = 'ghost' }: Props) {
  const t = useTexts();
  const query = collection ? `?collection_id=${collection.collection_id}` : '';
  const link = useRef<HTMLAnchorElement>(null);
  const { pdf, start } = useCataloguePdf(query, () => link.current?.click());
  const title = collection
    ? t('{collection} as a PDF', { collection: collection.collection_name })
    : t('The catalogue as a PDF');
  const onClick = (event: MouseEvent) => {
    // The synthetic click starts the download.
    if (!event.nativeEvent.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void start();
  };
  return (
    <div className={styles.download}>
      <LinkButton
        render={<a ref={link} href={'/api/catalogue.pdf' + query} download />}
        variant={variant}
        icon={icons.download}
        onClick={onClick}
        aria-disabled={pdf.state === 'generating' || undefined}
      >
        {collection ? t('Download Catalogue') : t('Download the whole catalogue')}
      </LinkButton>
      <div className={styles.status} role="status">
        {pdf.state === 'generating' && (
          <>
            <span>
              {pdf.pages > 0
                ? t('{title}: page {number} of {count}', {
                    title,
                    number: pdf.made,
                    count: pdf.pages,
                  })
                : `${title}: ${t(MESSAGES.wait)}`}
            </span>
            <progress
              aria-label={t('Creating {title}', { title })}
              max={pdf.pages || 1}
              value={pdf.made}
              className={styles.bar}
            />
          </>
        )}
        {pdf.state === 'failed' && (
          <span className={styles.failed}>
            {t('Couldn’t create the catalogue.')}
            <Button variant="ghost" icon={icons.retry} onClick={() => void start()}>
              {t(MESSAGES.tryAgain)}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}

const POLL_INTERVAL_MS = 500;

type PdfState =
  { state: 'idle' } | { state: 'generating'; made: number; pages: number } | { state: 'failed' };

/** Generates the PDF, polls its progress and calls `onReady` once it can be downloaded. */
function useCataloguePdf(query: string, onReady: () => void) {
  const api = useApi();
  const [pdf, setPdf] = useState<PdfState>({ state: 'idle' });
  const abortController = useRef<AbortController | null>(null);
  useEffect(() => () => abortController.current?.abort(), []);

  const start = async () => {
    if (pdf.state === 'generating') return;
    const { signal } = (abortController.current = new AbortController());
    setPdf({ state: 'generating', made: 0, pages: 0 });
    try {
      // Several servers may respond with their own count: never let the progress go back.
      for (let maxMade = 0; ;) {
        const progress = await api('/api/catalogue/progress', {
          query: new URLSearchParams(query),
          signal,
        });
        if (progress.state === 'failed') throw new Error('the catalogue could not be generated');
        maxMade = Math.max(maxMade, progress.made);
        setPdf({ state: 'generating', made: maxMade, pages: progress.pages });
        if (progress.state === 'ready') break;
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      }
      if (signal.aborted) return;
      onReady();
      setPdf({ state: 'idle' });
    } catch {
      if (!signal.aborted) setPdf({ state: 'failed' });
    }
  };
  return { pdf, start };
}
