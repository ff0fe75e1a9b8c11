import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { BRAND, MESSAGES } from '@tivara/contracts';
import { EmptyState, Heading, TextLink } from '@tivara/ui';
import { frameCount } from '../../labels';
import styles from './notices.module.css';

interface Props {
  persisted: boolean;
  unavailable: number;
}

export const ListNotices = ({ persisted, unavailable }: Props) => (
  <>
    {!persisted && (
      <p className={styles.note} role="status">
        Your browser isn’t letting us save your list. It will be lost when you leave the site.
      </p>
    )}
    {unavailable > 0 && (
      <p className={styles.note} role="status">
        {frameCount(unavailable, 'capital')} {unavailable === 1 ? 'is' : 'are'} no longer in the
        catalogue and won’t be included in an enquiry.
      </p>
    )}
  </>
);

export const NoScriptNotice = () => (
  <noscript>
    <div className={styles.block}>
      <p className={styles.text}>
        Your wishlist is saved in this browser and needs JavaScript. Turn it on and come back, or
        write to us about the frames you like.
      </p>
      <TextLink render={<a href={`mailto:${BRAND.mail}`} />}>{BRAND.mail}</TextLink>
    </div>
  </noscript>
);

export const EmptyList = () => (
  <EmptyState
    title={MESSAGES.wishlistEmpty}
    help="Tap the heart on a frame to save it here."
    action={<TextLink render={<Link to="/product" />}>See the frames</TextLink>}
    className={styles.block}
  />
);

interface ConfirmationProps {
  reference: string;
  ref: Ref<HTMLDivElement>;
}

/** Focused after sending, so that screen readers announce it. */
export const EnquiryConfirmation = ({ reference, ref }: ConfirmationProps) => (
  <div ref={ref} tabIndex={-1} role="status" className={styles.block}>
    <Heading size="xs">Your enquiry {reference} is on its way.</Heading>
    <p className={styles.text}>
      We answer within two working days. Please quote this number if you contact us about it.
    </p>
  </div>
);
