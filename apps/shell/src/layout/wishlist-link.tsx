import { NavLink } from 'react-router-dom';
import { MESSAGES } from '@tivara/contracts';
import { Remote } from '@tivara/federation';
import { Icon, IconButton, cx, icons } from '@tivara/ui';
import styles from './wishlist-link.module.css';

export const WishlistLink = () => (
  <div className={styles.wishlist}>
    <NavLink to="/wishlist" className={styles.link}>
      <Icon path={icons.heart} />
      <span className={styles.text}>Wishlist</span>
    </NavLink>
    <WishlistCount />
  </div>
);

/** How many frames are saved. Its space is reserved while it loads. */
export const WishlistCount = ({ className }: { className?: string }) => (
  <span className={cx(styles.figure, className)}>
    <Remote
      id="wishlist/count"
      props={{}}
      fallback={null}
      failed={(retry) => (
        <IconButton
          icon={icons.retry}
          label={`Couldn’t load the wishlist count. ${MESSAGES.tryAgain}`}
          title={MESSAGES.tryAgain}
          className={styles.retry}
          onClick={retry}
        />
      )}
    />
  </span>
);
