import type { Ref } from 'react';
import { Heading } from '@tivara/ui';
import styles from './notes.module.css';

/** What the shopper keeps of an enquiry. Takes the focus, so that it is read out. */
export const Sent = ({ reference, ref }: { reference: string; ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} tabIndex={-1} role="status" className={styles['sent']}>
    <Heading size="xs">Your enquiry {reference} is on its way.</Heading>
    <p className={styles['text']}>
      We answer within two working days. Keep the number, should you write or call about it before.
    </p>
  </div>
);
