import { useLocation } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { useSiteContent } from '@tivara/state';
import { useHydrated } from '@tivara/ui';
import styles from './letterhead.module.css';

/** On paper, whose page it is and where it came from. The document of a page does without it. */
export function Letterhead() {
  const { pathname, search } = useLocation();
  const { mail, phone } = useSiteContent()['site-contact'];
  if (!useHydrated()) return null;
  return (
    <p className={styles.letterhead}>
      <span>
        <strong>{BRAND.name}</strong>, {BRAND.city}, {mail}, {phone}
      </span>
      <span>{location.origin + pathname + search}</span>
    </p>
  );
}
