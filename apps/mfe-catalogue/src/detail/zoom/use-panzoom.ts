import { useEffect, useRef } from 'react';
import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';

const MAX_SCALE = 4;
/** Scale factor per click or zoom key. */
const STEP = 1.5;
const PAN_PX = 60;
/** Smaller pointer movements are clicks. */
const CLICK_PX = 5;
/** Bounds measured during a zoom animation would leave the picture slightly too large. */
const UNBOUND = { contain: undefined };

/** Zooms and pans by wheel, pinch, drag and click. @param subject resets the zoom when it changes @param onScale called with the scale; 1 fits the picture */
export function usePanzoom(subject: unknown, onScale: (scale: number) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject | null>(null);

  useEffect(() => {
    const element = stage.current;
    const parent = element?.parentElement;
    if (!element || !parent) return;
    const instance = Panzoom(element, {
      minScale: 1,
      maxScale: MAX_SCALE,
      step: Math.log(STEP),
      contain: 'outside',
      panOnlyWhenZoomed: true,
      cursor: '',
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      duration: 200,
    });
    panzoom.current = instance;
    const controller = new AbortController();
    const { signal } = controller;
    const zoomByWheel = (event: WheelEvent) =>
      void instance.zoomWithWheel(event, { animate: false });
    onClicks(element, signal, (event) => {
      if (instance.getScale() > 1) instance.reset(UNBOUND);
      else instance.zoomToPoint(STEP * STEP, event);
    });
    element.addEventListener('panzoomchange', () => onScale(instance.getScale()), { signal });
    parent.addEventListener('wheel', zoomByWheel, { passive: false, signal });
    return () => {
      controller.abort();
      instance.reset({ animate: false });
      instance.destroy();
      panzoom.current = null;
      onScale(1);
    };
  }, [subject, onScale]);

  return {
    stage,
    zoomIn: () => void panzoom.current?.zoomIn(),
    zoomOut: () => void panzoom.current?.zoomOut(),
    reset: () => void panzoom.current?.reset(UNBOUND),
    /** In steps, positive to the right and down. */
    pan: (x: number, y: number) => {
      const scale = panzoom.current?.getScale() ?? 1;
      panzoom.current?.pan((x * PAN_PX) / scale, (y * PAN_PX) / scale, { relative: true });
    },
  };
}

/** Calls back on clicks that don't end a drag or pinch. */
function onClicks(
  element: HTMLElement,
  signal: AbortSignal,
  callback: (event: PointerEvent) => void,
): void {
  let from: PointerEvent | null = null;
  const down = (event: PointerEvent) => {
    from = event.isPrimary ? event : null;
  };
  const up = (event: PointerEvent) => {
    const moved = from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
    from = null;
    if (moved === null || moved >= CLICK_PX || !event.isPrimary || event.button !== 0) return;
    callback(event);
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointerup', up, { signal });
}
