import { NavLink } from 'react-router-dom';
import { Icon } from '@tivara/ui';
import { WishlistCount } from './wishlist-count';
import styles from './wishlist-link.module.css';

/** Links to the wishlist. The count is a fragment of the wishlist remote. */
export const WishlistLink = () => (
  <div className={styles.wishlist}>
    <NavLink to="/wishlist" className={styles.link}>
      <Icon name="heart" />
      <span className={styles.text}>Wishlist</span>
    </NavLink>
    <WishlistCount />
  </div>
);
