import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { AdminContent, ContentFields, FramedContent } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Option, cx } from '@tivara/ui';
import { toShown, type FormValue } from './form-value';
import styles from './live-preview.module.css';

/** Widths are those of the stylesheet. (CSS pixels) */
const WINDOWS = {
  phone: { label: 'Phone', width: 390 },
  tablet: { label: 'Tablet', width: 820 },
  desktop: { label: 'Desktop', width: 1440 },
} as const;
type WindowName = keyof typeof WINDOWS;

const SANDBOX = 'allow-scripts allow-same-origin';
/** Before the link of the frame expires. (ms) */
const FRESH_MS = 50 * 60_000;

interface Props {
  content: Pick<AdminContent, 'block' | 'page' | 'fields'>;
  value: FormValue;
}

/** The page that shows a block, with what its form holds. */
export function LivePreview({ content: { block, page, fields }, value }: Props) {
  const api = useApi();
  const name = useId();
  const [size, setSize] = useState<WindowName>('phone');
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useScale(WINDOWS[size].width);
  const { data: link } = useQuery({
    queryKey: ['admin', 'content-frame', block],
    queryFn: ({ signal }) => api('/api/admin/content/{block}/frame', { path: { block }, signal }),
    staleTime: FRESH_MS,
  });
  const url = link && new URL(link.url ?? link.path, location.origin);
  // Null while the form is incomplete: the page then shows what it held before.
  const shown = toShown(fields as ContentFields, value);
  const send = useEffectEvent(() => {
    if (!shown || !url) return;
    const message: FramedContent = { page, block, value: shown };
    frame.current?.contentWindow?.postMessage(message, url.origin);
  });
  const state = JSON.stringify(shown);
  useEffect(() => send(), [state]);
  const onMessage = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === frame.current?.contentWindow && origin === url?.origin && data === 'ready')
      send();
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);

  return (
    <section aria-label="Preview" className={styles.preview}>
      <div className={styles.head}>
        <h2 className={styles.title}>Preview</h2>
        <div role="radiogroup" aria-label="Width of the preview" className={styles.sizes}>
          {Object.entries(WINDOWS).map(([key, { label }]) => (
            <Option
              key={key}
              type="radio"
              name={name}
              value={key}
              checked={key === size}
              onChange={() => setSize(key as WindowName)}
            >
              {label}
            </Option>
          ))}
        </div>
      </div>
      <div ref={box} className={cx(styles.box, styles[size])}>
        {url && (
          <iframe
            ref={frame}
            src={url.href}
            title="The page with what the form holds"
            // It keeps no page of this origin in.
            {...(url.origin !== location.origin && { sandbox: SANDBOX })}
            className={styles.frame}
          />
        )}
      </div>
    </section>
  );
}

/** A box that tells its content how much smaller a window of this width is in it. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      const room = entry?.contentRect.width ?? width;
      current.style.setProperty('--scale', String(Math.min(1, room / width)));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  return box;
}
