import { Link, useLocation } from 'react-router-dom';
import { useAppStore, useTexts } from '@tivara/state';
import { Icon, TextLink, icons } from '@tivara/ui';
import { comparePath } from '../../products/links';
import styles from './compare-tray.module.css';

/** Leads to the page of the chosen frames. */
export default function CompareTray() {
  const t = useTexts();
  const comparison = useAppStore((state) => state.comparison);
  const setComparison = useAppStore((state) => state.setComparison);
  const clear = () => {
    // The button goes with its tray: the page gets the focus.
    document.querySelector('main')?.focus({ preventScroll: true });
    setComparison([]);
  };
  const isThere = useLocation().pathname === '/compare';
  if (isThere || comparison.length === 0) return null;
  return (
    <nav aria-label={t('Comparison')} className={styles.tray}>
      <Icon path={icons.compare} />
      <TextLink render={<Link to={comparePath(comparison)} />} className={styles.link}>
        {t('Compare ({count})', { count: comparison.length })}
      </TextLink>
      <button type="button" className={styles.clear} onClick={clear}>
        {t('Clear')}
      </button>
    </nav>
  );
}
