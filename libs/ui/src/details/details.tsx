import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from '../hydrated/use-hydrated';
import { loadPart } from '../overlay/load-part';
import { ErrorState } from '../state/state';

type Load<Content> = () => Promise<{ default: ComponentType<Content> }>;

interface Props<Content> {
  summary: ReactNode;
  load: Load<Content>;
  /** Below the content: what has behaviour, and needs JavaScript. */
  loadControls: Load<Content>;
  content: Content;
  className?: string | undefined;
  summaryClassName?: string | undefined;
  contentClassName?: string | undefined;
}

/**
 * Closed details. The server renders their content, so that it opens without JavaScript, and the browser keeps that HTML; it loads the
 * controls when they are opened, and the content's code only where a page that the browser rendered itself opens them.
 */
export function Details<Content extends object>(props: Props<Content>) {
  const { summary, load, loadControls, content } = props;
  const { className, summaryClassName, contentClassName } = props;
  const hydrated = useHydrated();
  const [isFromServer] = useState(!hydrated);
  const [OnServer] = useState(() => lazy(load));
  const [parts, setParts] = useState<{ default: ComponentType<Content> }[] | 'failed' | null>(null);
  const request = () => {
    setParts(null);
    const loads = isFromServer ? [loadControls] : [load, loadControls];
    Promise.all(loads.map(loadPart)).then(setParts, () => setParts('failed'));
  };
  return (
    <details
      className={className}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !parts) request();
      }}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {isFromServer &&
        (typeof document === 'undefined' ? (
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
        ))}
      {parts && (
        <div className={contentClassName}>
          {parts === 'failed' ? (
            <ErrorState size="small" onRetry={request} />
          ) : (
            parts.map(({ default: Part }, place) => <Part key={place} {...content} />)
          )}
        </div>
      )}
    </details>
  );
}
