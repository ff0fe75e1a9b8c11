import { useLocation } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { useSiteContent } from '@tivara/state';
import { ContactText, useHydrated } from '@tivara/ui';
import styles from './letterhead.module.css';

/** On paper, whose page it is and where it came from. */
export function Letterhead() {
  const { pathname, search } = useLocation();
  const { mail, phone } = useSiteContent()['site-contact'];
  return (
    <p className={styles.letterhead}>
      <span>
        <strong>{BRAND.name}</strong>, {BRAND.city},{' '}
        <ContactText>{`${mail}, ${phone}`}</ContactText>
      </span>
      {useHydrated() && <span>{location.origin + pathname + search}</span>}
    </p>
  );
}
