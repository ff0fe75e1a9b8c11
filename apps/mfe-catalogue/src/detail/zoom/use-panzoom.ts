import { useEffect, useRef } from 'react';
import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { largestScale, type Size } from './largest-scale';

/** Scale factor per click or zoom key. */
const STEP = 1.5;
const PAN_PX = 60;
/** Smaller pointer movements are clicks. */
const CLICK_PX = 5;
const SWIPE_PX = 48;
/** Between the taps of a double tap. (ms) */
const DOUBLE_TAP_MS = 300;
/** Bounds measured during a zoom animation would leave the picture slightly too large. */
const UNBOUND = { contain: undefined };

/**
 * Zooms and pans by wheel, pinch, drag, click and double tap.
 * @param picture its largest rendition; resets the zoom when it changes @param onScale called with the scale; 1 fits the picture @param onSwipe called
 * with 1 to the next, -1 to the previous picture, unless zoomed
 */
export function usePanzoom(
  picture: Size | undefined,
  onScale: (scale: number, isLargest: boolean) => void,
  onSwipe: (step: number) => void,
) {
  const swipe = useRef(onSwipe);
  useEffect(() => {
    swipe.current = onSwipe;
  });
  const stage = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject | null>(null);

  useEffect(() => {
    const element = stage.current;
    const parent = element?.parentElement;
    if (!element || !parent || !picture) return;
    const instance = Panzoom(element, {
      minScale: 1,
      step: Math.log(STEP),
      contain: 'outside',
      panOnlyWhenZoomed: true,
      cursor: '',
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      duration: 200,
    });
    panzoom.current = instance;
    // Fires once on observe, then on resize.
    const resizeObserver = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = parent;
      const maxScale = largestScale(picture, { width, height }, devicePixelRatio);
      instance.setOptions({ maxScale });
      onScale(instance.getScale(), instance.getScale() >= maxScale);
    });
    resizeObserver.observe(parent);
    const controller = new AbortController();
    const { signal } = controller;
    const zoomByWheel = (event: WheelEvent) =>
      void instance.zoomWithWheel(event, { animate: false });
    onGestures(element, signal, {
      toggle(event) {
        if (instance.getScale() > 1) instance.reset(UNBOUND);
        else instance.zoomToPoint(STEP * STEP, event);
      },
      swipe(step) {
        if (instance.getScale() <= 1) swipe.current(step);
      },
    });
    const report = () => {
      const scale = instance.getScale();
      onScale(scale, scale >= (instance.getOptions().maxScale ?? Infinity));
    };
    element.addEventListener('panzoomchange', report, { signal });
    parent.addEventListener('wheel', zoomByWheel, { passive: false, signal });
    return () => {
      controller.abort();
      resizeObserver.disconnect();
      instance.reset({ animate: false });
      instance.destroy();
      panzoom.current = null;
      onScale(1, false);
    };
  }, [picture, onScale]);

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

interface Gestures {
  /** A click, or a double tap of a finger. */
  toggle: (event: PointerEvent) => void;
  swipe: (step: number) => void;
}

/** Ignores pinches and drags. */
function onGestures(element: HTMLElement, signal: AbortSignal, gestures: Gestures): void {
  let from: PointerEvent | null = null;
  let tappedAt = -Infinity;
  const down = (event: PointerEvent) => {
    from = event.isPrimary ? event : null;
  };
  const up = (event: PointerEvent) => {
    const start = from;
    from = null;
    if (!start || !event.isPrimary || event.button !== 0) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    const isTouch = event.pointerType === 'touch';
    if (Math.hypot(x, y) >= CLICK_PX) {
      if (isTouch && Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y))
        gestures.swipe(x < 0 ? 1 : -1);
      return;
    }
    const isSecond = event.timeStamp - tappedAt < DOUBLE_TAP_MS;
    tappedAt = isSecond ? -Infinity : event.timeStamp;
    if (!isTouch || isSecond) gestures.toggle(event);
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointerup', up, { signal });
}
