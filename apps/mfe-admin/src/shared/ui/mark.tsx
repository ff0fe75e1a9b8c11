import type { ReactNode } from 'react';
import { cx } from '@tivara/ui';
import styles from './shared.module.css';

type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

export const Mark = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={cx(styles.mark, tone !== 'quiet' && styles[tone])}>{children}</span>
);
