import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Picture as PictureData } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { FullScreen, IconButton, Picture, VisuallyHidden, icons } from '@tivara/ui';
import { usePanzoom } from './use-panzoom';
import styles from './zoom-dialog.module.css';

interface ViewerProps {
  pictures: PictureData[];
  current: number;
  onShow: (index: number) => void;
}

interface Props extends ViewerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  opener: RefObject<HTMLElement | null>;
}

export const ZoomDialog = ({ open, onOpenChange, name, opener, ...viewer }: Props) => {
  const t = useTexts();
  return (
    <FullScreen
      open={open}
      onOpenChange={onOpenChange}
      title={t('Pictures of {name}', { name })}
      opener={opener}
    >
      <Viewer {...viewer} />
    </FullScreen>
  );
};

function Viewer({ pictures, current, onShow }: ViewerProps) {
  const t = useTexts();
  const picture = pictures[current];
  const [{ scale, isLargest }, setZoom] = useState({ scale: 1, isLargest: false });
  const onScale = useCallback(
    (scale: number, isLargest: boolean) => setZoom({ scale, isLargest }),
    [],
  );
  const step = (by: number) => onShow((current + by + pictures.length) % pictures.length);
  const { stage, zoomIn, zoomOut, pan, reset } = usePanzoom(picture, onScale, step);
  const show = (by: number) => {
    reset();
    step(by);
  };
  const zoomed = scale > 1;
  useKeys({
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': reset,
    Home: () => !zoomed && show(-current),
    End: () => !zoomed && show(pictures.length - 1 - current),
    ArrowLeft: () => (zoomed ? pan(1, 0) : show(-1)),
    ArrowRight: () => (zoomed ? pan(-1, 0) : show(1)),
    ArrowUp: () => zoomed && pan(0, 1),
    ArrowDown: () => zoomed && pan(0, -1),
  });
  return (
    <div className={styles.viewer}>
      <div className={styles.viewport}>
        <div ref={stage} className={styles.stage} data-zoomed={zoomed || undefined}>
          {picture && (
            <Picture
              key={picture.url}
              picture={picture}
              sizes={zoomed ? `${picture.width}px` : '100vw'}
              eager
              className={styles.picture}
            />
          )}
        </div>
      </div>
      <div className={styles.bar} role="group" aria-label={t('Picture')}>
        {pictures.length > 1 && (
          <IconButton
            icon={icons.arrowLeft}
            label={t('Previous picture')}
            onClick={() => show(-1)}
          />
        )}
        <span className={styles.count} aria-live="polite">
          <VisuallyHidden>{t('Picture')} </VisuallyHidden>
          {current + 1} / {pictures.length}
        </span>
        {pictures.length > 1 && (
          <IconButton icon={icons.arrowRight} label={t('Next picture')} onClick={() => show(1)} />
        )}
        <span className={styles.gap} />
        <IconButton
          icon={icons.minus}
          label={t('Zoom out')}
          aria-disabled={!zoomed}
          onClick={zoomOut}
        />
        <IconButton
          icon={icons.plus}
          label={t('Zoom in')}
          aria-disabled={isLargest}
          onClick={zoomIn}
        />
      </div>
    </div>
  );
}

function useKeys(keys: Record<string, () => void>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = keys[event.key];
      if (!action || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      action();
    };
    // Capture phase: the dialog stops propagation.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
}
