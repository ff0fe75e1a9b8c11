import { Link } from 'react-router-dom';
import { MESSAGES } from '@tivara/contracts';
import { EmptyState, TextLink } from '@tivara/ui';
import styles from './notes.module.css';

export const EmptyList = () => (
  <EmptyState
    title={MESSAGES.wishlistEmpty}
    help="Press the heart on a frame and it waits for you here."
    action={<TextLink render={<Link to="/product" />}>See the frames</TextLink>}
    className={styles['block']}
  />
);
