import { useEffect, useRef, useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { sameFrame } from '@tivara/contracts';
import type { ComparedFrame, Head, Product, RouteContext } from '@tivara/contracts';
import { msg, textsOf, useApi, useAppStore, useTexts } from '@tivara/state';
import {
  EmptyState,
  Heading,
  IconButton,
  Option,
  TextLink,
  cx,
  icons,
  useHydrated,
} from '@tivara/ui';
import { comparePath } from '../products/links';
import { picturesOf } from '../products/pictures';
import { share } from '../shared/share';
import { CompareTable } from './components/compare-table';
import { comparedKey, comparedQuery, findFrames, requestedFrames } from './frames';
import styles from './page.module.css';

export async function load({ queryClient, api, url }: RouteContext): Promise<void> {
  const { frames } = requestedFrames(url.searchParams);
  await queryClient.ensureQueryData(comparedQuery(api, frames));
}

export function head({ url, queryClient }: Pick<RouteContext, 'url' | 'queryClient'>): Head {
  const t = textsOf(queryClient);
  const { frames } = requestedFrames(url.searchParams);
  const products = queryClient.getQueryData<Product[]>(comparedKey(frames)) ?? [];
  const shown = findFrames(frames, products);
  const [image] = shown.flatMap(({ colour }) => picturesOf(colour).slice(0, 1));
  const names = shown.map(({ product }) => product.product_name).join(', ');
  return {
    title: names ? t('Compare {names}', { names }) : t('Compare frames'),
    description: t('Shape, material, measures and colours of up to three frames, side by side.'),
    noindex: true,
    ...(image && { image }),
  };
}

/** The URL says which frames: anyone with the link sees the same, without JavaScript too. */
export default function Page() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { frames, hasMore } = requestedFrames(params);
  const products = useSuspenseQuery(comparedQuery(useApi(), frames)).data;
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const hydrated = useHydrated();
  const shown = findFrames(frames, products);
  const isKnown = (one: ComparedFrame) => shown.some(({ frame }) => sameFrame(frame, one));
  const missing = frames.filter(
    ({ product_id }) => !products.some((one) => one.product_id === product_id),
  );
  const container = useFocusAfterRemoval();
  useForget(frames.filter((one) => !isKnown(one)));
  return (
    <div ref={container} className={cx(styles.page, onlyDifferences && styles.onlyDifferences)}>
      <div className={styles.head}>
        <div>
          <Heading as="h1" size="lg" tabIndex={-1}>
            {t('Compare')}
          </Heading>
          {shown.length > 0 && <p className={styles.lead}>{t(LEADS[shown.length - 1] ?? '')}</p>}
          <Notices missing={missing.length} hasMore={hasMore} />
        </div>
        {shown.length > 0 && (
          <div className={styles.actions}>
            {shown.length > 1 && (
              <Option
                type="checkbox"
                name="only"
                value="differences"
                checked={onlyDifferences}
                onChange={setOnlyDifferences}
              >
                {t('Only differences')}
              </Option>
            )}
            {hydrated && (
              <IconButton
                icon={icons.share}
                label={t('Share this comparison')}
                title={t('Share')}
                onClick={() =>
                  void share(t('Compare frames'), comparePath(shown.map(({ frame }) => frame)))
                }
              />
            )}
          </div>
        )}
      </div>
      {shown.length > 0 ? <CompareTable shown={shown} /> : <NothingToCompare />}
    </div>
  );
}

const LEADS = [
  msg('Add another frame to see the two side by side.'),
  msg('Two frames side by side. A dot marks what differs.'),
  msg('Three frames side by side. A dot marks what differs.'),
];

const LEFT_OUT = [
  msg('One frame is no longer in the catalogue and left out here.'),
  msg('Two frames are no longer in the catalogue and left out here.'),
  msg('Three frames are no longer in the catalogue and left out here.'),
];

const Notices = ({ missing, hasMore }: { missing: number; hasMore: boolean }) => {
  const t = useTexts();
  return (
    <>
      {missing > 0 && (
        <p className={styles.notice} role="status">
          {t(LEFT_OUT[missing - 1] ?? '')}
        </p>
      )}
      {hasMore && (
        <p className={styles.notice} role="status">
          {t('The link has more than three frames. The first three are shown.')}
        </p>
      )}
    </>
  );
};

/** Offers what this browser has chosen, which the server does not know. */
function NothingToCompare() {
  const t = useTexts();
  const comparison = useAppStore((state) => state.comparison);
  return (
    <EmptyState
      title={t('There is nothing to compare yet.')}
      help={t('Choose up to three frames with Compare, on a card or on a frame’s own page.')}
      action={
        comparison.length > 0 ? (
          <TextLink render={<Link to={comparePath(comparison)} />}>
            {t('Compare your choice')}
          </TextLink>
        ) : (
          <TextLink render={<Link to="/product" />}>{t('See the frames')}</TextLink>
        )
      }
      className={styles.empty}
    />
  );
}

/** Removes what no longer exists from the browser's own choice, where it would count. */
function useForget(missing: ComparedFrame[]): void {
  const remove = useAppStore((state) => state.removeFromComparison);
  useEffect(() => {
    for (const frame of missing) remove(frame);
  });
}

/** Focuses the frame that took the removed one's place, or the title: the link that was followed is gone. */
function useFocusAfterRemoval() {
  const container = useRef<HTMLDivElement>(null);
  const { key, state } = useLocation();
  const isNew = useNavigationType() !== 'POP';
  useEffect(() => {
    const removed = (state as { removed?: number } | null)?.removed;
    if (!isNew || removed === undefined) return;
    const links = container.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = links[Math.min(removed, links.length - 1)];
    (next ?? container.current?.querySelector('h1'))?.focus({ preventScroll: true });
  }, [key, state, isNew]);
  return container;
}
