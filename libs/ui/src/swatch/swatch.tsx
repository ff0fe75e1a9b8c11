import { useId } from 'react';
import { parseColourCode, type GradientDirection } from '@tivara/contracts';
import { cx } from '../cx';
import styles from './swatch.module.css';

interface Props {
  /** A color_code. An invalid one is rendered as a neutral dot and never reaches the page. */
  code: string | undefined;
  /** sm: 14 px next to text. md: on a card. lg: on the product page and in the filter. */
  size?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
}

/** A colour as a dot, hidden from screen readers. */
export function Swatch({ code, size = 'md', className }: Props) {
  const id = useId();
  const colour = code === undefined ? null : parseColourCode(code);
  const fill = colour?.kind === 'gradient' ? `url(#${id})` : colour?.hex;
  return (
    <span className={cx(styles.dot, styles[size], className)} aria-hidden="true">
      <svg viewBox="0 0 20 20" width="20" height="20" className={styles.paint}>
        {colour?.kind === 'gradient' && <Gradient id={id} {...colour} />}
        <circle
          cx="10"
          cy="10"
          r="10"
          fill={fill}
          className={colour ? undefined : styles.neutral}
        />
      </svg>
    </span>
  );
}

/** Where a gradient starts and ends in its box, as CSS means the directions. */
const ENDS: Record<GradientDirection, { x1: number; y1: number; x2: number; y2: number }> = {
  'to right': { x1: 0, y1: 0, x2: 1, y2: 0 },
  'to left': { x1: 1, y1: 0, x2: 0, y2: 0 },
  'to bottom': { x1: 0, y1: 0, x2: 0, y2: 1 },
  'to top': { x1: 0, y1: 1, x2: 0, y2: 0 },
  '45deg': { x1: 0, y1: 1, x2: 1, y2: 0 },
};

interface GradientProps {
  id: string;
  direction: GradientDirection;
  from: string;
  to: string;
}

const Gradient = ({ id, direction, from, to }: GradientProps) => (
  <linearGradient id={id} {...ENDS[direction]}>
    <stop offset="0" stopColor={from} />
    <stop offset="1" stopColor={to} />
  </linearGradient>
);
