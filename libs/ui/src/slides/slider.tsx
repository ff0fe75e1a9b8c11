import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { LIMITS } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { IconButton } from '../button/button';
import * as icons from '../icon/paths';
import { cx } from '../cx';
import styles from './slider.module.css';

/** How long before its slide a picture is requested. (ms) */
const PRELOAD_MS = 2_000;
/** The shortest swipe that turns the slide. (px) */
const SWIPE = 40;

interface SlideState {
  index: number;
  wanted: boolean;
}

interface Props<Slide> {
  label: string;
  slides: readonly Slide[];
  children: (slide: Slide, state: SlideState) => ReactNode;
  className?: string | undefined;
}

/** An auto-advancing carousel. Without JavaScript the first slide is shown. (SPEC 2, Home page; ARIA authoring practices, Carousel) */
export function Slider<Slide>({ label, slides, children, className }: Props<Slide>) {
  const t = useTexts();
  const [paused, setPaused] = useState(false);
  const count = slides.length;
  const intervalMs = LIMITS.slideIntervalMs;
  const { current, show, playing, hold } = useSlides({ count, intervalMs, paused });
  const { wanted, want } = useWanted(current, count, playing);
  const choose = (index: number) => {
    want(index);
    show(index);
  };
  const swipe = useSwipe((by) => choose((current + by + count) % count));
  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={label}
      className={cx(styles.slider, className)}
      {...hold}
      {...(count > 1 && swipe)}
    >
      {count > 1 && (
        <div className={styles.rail}>
          <IconButton
            icon={paused ? icons.play : icons.pause}
            label={paused ? t('Play the slides') : t('Pause the slides')}
            className={styles.pause}
            onClick={() => setPaused(!paused)}
          />
          <div role="group" aria-label={t('Choose a slide')} className={styles.lines}>
            {slides.map((_, index) => (
              <button
                key={index}
                type="button"
                aria-label={t('Slide {number} of {count}', { number: index + 1, count })}
                aria-current={index === current || undefined}
                className={styles.line}
                onPointerEnter={() => want(index)}
                onFocus={() => want(index)}
                onClick={() => choose(index)}
              >
                {index === current && (
                  // Another key restarts the line with the timer.
                  <span
                    key={String(playing)}
                    className={cx(styles.fill, playing && styles.filling)}
                  />
                )}
              </button>
            ))}
          </div>
          <span className={styles.count} aria-hidden="true">
            {current + 1} / {count}
          </span>
        </div>
      )}
      <div aria-live={playing ? 'off' : 'polite'} className={styles.slides}>
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('{number} of {count}', { number: index + 1, count })}
            className={cx(styles.slide, index === current && styles.shown)}
          >
            {children(slide, { index, wanted: wanted.has(index) })}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The slides whose pictures are requested: the first, opened ones, and the next one shortly before it is shown. */
function useWanted(current: number, count: number, playing: boolean) {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([0]));
  const want = (index: number) =>
    setWanted((now) => (now.has(index) ? now : new Set(now).add(index)));
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(
      () => want((current + 1) % count),
      LIMITS.slideIntervalMs - PRELOAD_MS,
    );
    return () => clearTimeout(timer);
  }, [playing, current, count]);
  return { wanted, want };
}

function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'touch' ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = start.current === null ? 0 : clientX - start.current;
      start.current = null;
      if (Math.abs(moved) >= SWIPE) turn(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

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
