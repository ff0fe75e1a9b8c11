import { NavLink } from 'react-router-dom';
import { Icon } from '@tivara/ui';
import { WishlistCount } from './wishlist-count';
import styles from './wishlist-link.module.css';

/** The way to the wishlist; the count beside it is the wishlist team's. */
export const WishlistLink = () => (
  <div className={styles['wishlist']}>
    <NavLink to="/wishlist" className={styles['link']}>
      <Icon name="heart" />
      <span className={styles['words']}>Wishlist</span>
    </NavLink>
    <WishlistCount className={styles['count']} />
  </div>
);
