import type { Ref } from 'react';
import { Heading } from '@tivara/ui';
import styles from './notices.module.css';

/** Focused after sending, so that screen readers announce it. */
export const EnquiryConfirmation = ({
  reference,
  ref,
}: {
  reference: string;
  ref: Ref<HTMLDivElement>;
}) => (
  <div ref={ref} tabIndex={-1} role="status" className={styles.sent}>
    <Heading size="xs">Your enquiry {reference} is on its way.</Heading>
    <p className={styles.text}>
      We answer within two working days. Please quote this number if you contact us about it.
    </p>
  </div>
);
