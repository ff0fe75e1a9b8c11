import { Link } from 'react-router-dom';
import { MESSAGES } from '@tivara/contracts';
import { EmptyState, TextLink } from '@tivara/ui';
import styles from './notices.module.css';

export const EmptyList = () => (
  <EmptyState
    title={MESSAGES.wishlistEmpty}
    help="Tap the heart on a frame to save it here."
    action={<TextLink render={<Link to="/product" />}>See the frames</TextLink>}
    className={styles.block}
  />
);
