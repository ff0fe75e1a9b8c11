import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from '../hydrated/use-hydrated';
import { loadPart } from '../overlay/load-part';
import { ErrorState } from '../state/state';

interface Props<Content> {
  summary: ReactNode;
  load: () => Promise<{ default: ComponentType<Content> }>;
  content: Content;
  className?: string | undefined;
  summaryClassName?: string | undefined;
  contentClassName?: string | undefined;
}

/**
 * Closed details whose content has no behaviour. The server renders it, so that it opens without JavaScript, and the browser keeps that
 * HTML. Its code is loaded only where a page that the browser rendered itself opens it.
 */
export function Details<Content extends object>(props: Props<Content>) {
  const { summary, load, content, className, summaryClassName, contentClassName } = props;
  const hydrated = useHydrated();
  const [isFromServer] = useState(!hydrated);
  const [OnServer] = useState(() => lazy(load));
  const [part, setPart] = useState<{ Content: ComponentType<Content> } | 'failed' | null>(null);
  const request = () => {
    setPart(null);
    loadPart(load).then(
      ({ default: Content }) => setPart({ Content }),
      () => setPart('failed'),
    );
  };
  return (
    <details
      className={className}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isFromServer && !part) request();
      }}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {!isFromServer ? (
        <div className={contentClassName}>
          {part === 'failed' && <ErrorState size="small" onRetry={request} />}
          {part && part !== 'failed' && <part.Content {...content} />}
        </div>
      ) : typeof document === 'undefined' ? (
        <div className={contentClassName}>
          <Suspense>
            <OnServer {...content} />
          </Suspense>
        </div>
      ) : (
        // React neither compares nor replaces what is there.
        <div
          className={contentClassName}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
    </details>
  );
}
