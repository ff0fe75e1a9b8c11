import { Activity, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import { useStore } from 'zustand';
import type { RoutedPage } from '../page/route';
import { discardPrerendered, isPrerenderOf, prerenderStore } from './prerendered-page';
import './prerender.module.css';

interface Props {
  current: RoutedPage;
  Page: ComponentType<{ page: RoutedPage }>;
}

interface Shown {
  /** Of the page on the screen; the prerendered one has the next. */
  key: number;
  location: Location;
  /** The prerendered page that was taken for this location, if there was one. */
  prerendered: RoutedPage | null;
}

/** Renders the current page, and the prerendered one, hidden. Following its link only swaps the two. */
export function PrerenderOutlet({ current, Page }: Props) {
  const { location } = current.locationContext;
  const prerendered = useStore(prerenderStore, ({ page }) => page);
  const [shown, setShown] = useState<Shown>({ key: 0, location, prerendered: null });
  if (shown.location !== location) {
    const match = prerendered && isPrerenderOf(prerendered, current) ? prerendered : null;
    setShown({ key: match ? shown.key + 1 : shown.key, location, prerendered: match });
  }
  useEffect(discardPrerendered, [location]);
  const next = prerendered !== shown.prerendered && prerendered;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (next && box.current ? layOutHidden(box.current) : undefined), [next]);
  return (
    <>
      <Activity key={shown.key}>
        <div ref={box} data-page="shown">
          <Page page={shown.prerendered ?? current} />
        </div>
      </Activity>
      {next && (
        <Activity key={shown.key + 1} mode="hidden">
          <div ref={box} data-page="prerendered">
            <Page page={next} />
          </div>
        </Activity>
      )}
    </>
  );
}

/** React sets `display: none` on what it hides, repeatedly. Laid out and hidden by a style of ours, it is shown sooner. */
function layOutHidden(shown: HTMLElement): () => void {
  const observer = new MutationObserver(layOut);
  observer.observe(shown.parentElement as HTMLElement, { childList: true });
  layOut();
  return () => observer.disconnect();

  function layOut() {
    const next = shown.nextElementSibling;
    if (!(next instanceof HTMLElement)) return;
    observer.observe(next, { attributeFilter: ['style'] });
    if (next.style.display) next.style.removeProperty('display');
  }
}
