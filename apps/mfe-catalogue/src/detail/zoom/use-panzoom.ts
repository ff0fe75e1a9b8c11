import { useEffect, useRef } from 'react';
import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';

/** As large as a picture gets. */
const MOST = 4;
/** What a click or a press of the zoom keys adds. */
const STEP = 1.5;
/** What an arrow key moves a zoomed picture by. (px) */
const PAN = 60;
/** A pointer that moved less was a click. (px) */
const CLICK = 5;
/** The whole picture needs no bounds; measured while a zoom is under way, they would leave it a little too large. */
const UNBOUND = { contain: undefined };

/**
 * Makes an element zoom and pan inside its parent: by wheel, pinch, drag and click, and by the functions that come back.
 * @param subject what is shown: another one starts afresh
 * @param onScale hears the scale after each change; 1 is the whole picture
 */
export function usePanzoom(subject: unknown, onScale: (scale: number) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject | null>(null);

  useEffect(() => {
    const element = stage.current;
    const parent = element?.parentElement;
    if (!element || !parent) return;
    const instance = Panzoom(element, {
      minScale: 1,
      maxScale: MOST,
      step: Math.log(STEP),
      contain: 'outside',
      panOnlyWhenZoomed: true,
      cursor: '',
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      duration: 200,
    });
    panzoom.current = instance;
    const tell = () => onScale(instance.getScale());
    const wheel = (event: WheelEvent) => void instance.zoomWithWheel(event, { animate: false });
    const stop = clicks(element, (event) => {
      if (instance.getScale() > 1) instance.reset(UNBOUND);
      else instance.zoomToPoint(STEP * STEP, event);
    });
    element.addEventListener('panzoomchange', tell);
    parent.addEventListener('wheel', wheel, { passive: false });
    return () => {
      stop();
      element.removeEventListener('panzoomchange', tell);
      parent.removeEventListener('wheel', wheel);
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
    /** By steps to the right and down. */
    pan: (x: number, y: number) => {
      const scale = panzoom.current?.getScale() ?? 1;
      panzoom.current?.pan((x * PAN) / scale, (y * PAN) / scale, { relative: true });
    },
  };
}

/** Hears clicks that were not the end of a drag or a pinch. @returns what ends it */
function clicks(element: HTMLElement, heard: (event: PointerEvent) => void): () => void {
  let from: PointerEvent | null = null;
  const down = (event: PointerEvent) => {
    from = event.isPrimary ? event : null;
  };
  const up = (event: PointerEvent) => {
    const moved = from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
    if (moved !== null && moved < CLICK && event.isPrimary && event.button === 0) heard(event);
    from = null;
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointerup', up);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointerup', up);
  };
}
