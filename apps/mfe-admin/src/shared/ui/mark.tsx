import type { ReactNode } from 'react';
import { cx } from '@tivara/ui';
import styles from './shared.module.css';

interface Props {
  tone: 'good' | 'waiting' | 'bad' | 'quiet';
  children: ReactNode;
}

export const Mark = ({ tone, children }: Props) => (
  <span className={cx(styles.mark, tone !== 'quiet' && styles[tone])}>{children}</span>
);
