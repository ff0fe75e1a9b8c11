import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES } from '@tivara/contracts';
import { useAppStore, useSiteContent, useTexts } from '@tivara/state';
import { EmptyState, Heading, TextLink } from '@tivara/ui';
import { frameCount } from '../../labels';
import styles from './notices.module.css';

interface Props {
  persisted: boolean;
  unavailable: number;
}

export const ListNotices = ({ persisted, unavailable }: Props) => {
  const t = useTexts();
  return (
    <>
      {!persisted && (
        <p className={styles.note} role="status">
          {t(
            'Your browser isn’t letting us save your list. It will be lost when you leave the site.',
          )}
        </p>
      )}
      {unavailable > 0 && (
        <p className={styles.note} role="status">
          {unavailable === 1
            ? t('{frames} is no longer in the catalogue and won’t be included in an enquiry.', {
                frames: frameCount(t, unavailable, 'capital'),
              })
            : t('{frames} are no longer in the catalogue and won’t be included in an enquiry.', {
                frames: frameCount(t, unavailable, 'capital'),
              })}
        </p>
      )}
    </>
  );
};

export function NoScriptNotice() {
  const t = useTexts();
  const { mail } = useSiteContent()['site-contact'];
  return (
    <noscript>
      <div className={styles.block}>
        <p className={styles.text}>
          {t(
            'Your wishlist is saved in this browser and needs JavaScript. Turn it on and come back, or write to us about the frames you like.',
          )}
        </p>
        <TextLink render={<a href={`mailto:${mail}`} />}>{mail}</TextLink>
      </div>
    </noscript>
  );
}

/** Its texts stay smaller than the page's heading, which would otherwise not be the largest paint. */
export const EmptyList = () => {
  const t = useTexts();
  const isSignedIn = useAppStore((state) => state.isSignedIn);
  return (
    <EmptyState
      title={t(MESSAGES.wishlistEmpty)}
      help={t('Tap the heart on a frame to save it here.')}
      action={
        <div className={styles.links}>
          <TextLink render={<Link to="/product" />}>{t('See the frames')}</TextLink>
          {!isSignedIn && (
            <TextLink render={<Link to="/login?from=/wishlist" />}>
              {t('Log in to your account’s list')}
            </TextLink>
          )}
        </div>
      }
      className={styles.block}
    />
  );
};

interface ConfirmationProps {
  reference: string;
  ref: Ref<HTMLDivElement>;
}

/** Focused after sending, so that screen readers announce it. */
export const EnquiryConfirmation = ({ reference, ref }: ConfirmationProps) => {
  const t = useTexts();
  return (
    <div ref={ref} tabIndex={-1} role="status" className={styles.block}>
      <Heading size="xs">
        {t('Your enquiry {reference} is on its way.', {
          reference: <span className={styles.reference}>{reference}</span>,
        })}
      </Heading>
      <p className={styles.text}>
        {t(
          'We answer within two working days. Please quote this number if you contact us about it.',
        )}
      </p>
    </div>
  );
};
