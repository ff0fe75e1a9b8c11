import { NavLink } from 'react-router-dom';
import { MESSAGES } from '@tivara/contracts';
import { Remote } from '@tivara/federation';
import { useTexts } from '@tivara/state';
import { Icon, IconButton, cx, icons } from '@tivara/ui';
import styles from './header-link.module.css';

export const WishlistLink = () => {
  const t = useTexts();
  return (
    <div className={styles.item}>
      <NavLink to="/wishlist" className={styles.link}>
        <Icon path={icons.heart} />
        <span className={styles.text}>{t('Wishlist')}</span>
      </NavLink>
      <WishlistCount />
    </div>
  );
};

/** How many frames are saved. Its space is reserved while it loads. */
export const WishlistCount = ({ className }: { className?: string }) => {
  const t = useTexts();
  return (
    <span className={cx(styles.figure, className)}>
      <Remote
        id="wishlist/count"
        props={{}}
        fallback={null}
        failed={(retry) => (
          <IconButton
            icon={icons.retry}
            label={t('Couldn’t load the wishlist count. Try again')}
            title={t(MESSAGES.tryAgain)}
            className={styles.retry}
            onClick={retry}
          />
        )}
      />
    </span>
  );
};
