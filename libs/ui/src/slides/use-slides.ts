import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

/** The shown slide. It advances unless hovered, focused or in a hidden tab, and never under reduced motion. */
export function useSlides(options: { count: number; intervalMs: number; paused?: boolean }) {
  const { count, intervalMs, paused = false } = options;
  const [current, setCurrent] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(watchTab, () => document.hidden, no);
  const still = useSyncExternalStore(watchMotion, () => matchMedia(REDUCED).matches, no);
  const playing = count > 1 && !(paused || hovered || focused || hidden || still);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [playing, current, count, intervalMs]);

  return {
    current: current < count ? current : 0,
    show: setCurrent,
    playing,
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

const REDUCED = '(prefers-reduced-motion: reduce)';
const no = () => false;

const listenTo = (target: () => EventTarget, event: string) => (changed: () => void) => {
  const source = target();
  source.addEventListener(event, changed);
  return () => source.removeEventListener(event, changed);
};
const watchTab = listenTo(() => document, 'visibilitychange');
const watchMotion = listenTo(() => matchMedia(REDUCED), 'change');
