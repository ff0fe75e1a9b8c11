import { useId } from 'react';
import { parseColourCode, type GradientDirection } from '@tivara/contracts';
import { cx } from '../cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './swatch.module.css';

interface Props {
  /** A color_code. An invalid one is rendered as a neutral dot and never reaches the page. */
  code: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
}

export function Swatch({ code, size = 'md', className }: Props) {
  const id = useId();
  const colour = code === undefined ? null : parseColourCode(code);
  const fill = colour?.kind === 'gradient' ? `url(#${id})` : colour?.hex;
  return (
    <span className={cx(styles.dot, styles[size], className)} aria-hidden="true">
      <svg viewBox="0 0 20 20" width="20" height="20" className={styles.paint}>
        {colour?.kind === 'gradient' && (
          <linearGradient id={id} {...ENDS[colour.direction]}>
            <stop offset="0" stopColor={colour.from} />
            <stop offset="1" stopColor={colour.to} />
          </linearGradient>
        )}
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

const ENDS: Record<GradientDirection, { x1: number; y1: number; x2: number; y2: number }> = {
  'to right': { x1: 0, y1: 0, x2: 1, y2: 0 },
  'to left': { x1: 1, y1: 0, x2: 0, y2: 0 },
  'to bottom': { x1: 0, y1: 0, x2: 0, y2: 1 },
  'to top': { x1: 0, y1: 1, x2: 0, y2: 0 },
  '45deg': { x1: 0, y1: 1, x2: 1, y2: 0 },
};

interface PickerProps {
  label: string;
  colours: readonly { color_name: string; color_code: string }[];
  chosen: number;
  onChoose: (index: number) => void;
  size?: 'md' | 'lg';
  /** Where a colour leads before the page is hydrated: they are links then. */
  pathOf?: ((index: number) => string) | undefined;
  className?: string | undefined;
}

/** Colours of one product, of which one is chosen: radios, so that arrow keys move through them. */
export function SwatchPicker(props: PickerProps) {
  const { label, colours, chosen, onChoose, size = 'md', pathOf, className } = props;
  const name = useId();
  return (
    <div
      className={cx(styles.group, size === 'lg' && styles['group-lg'], className)}
      role={pathOf ? 'group' : 'radiogroup'}
      aria-label={label}
    >
      {colours.map(({ color_name, color_code }, index) => {
        const choice = { title: color_name.toLowerCase(), className: styles.choice };
        const dot = (
          <>
            <Swatch code={color_code} size={size} className={styles.chosen} />
            <VisuallyHidden>{color_name}</VisuallyHidden>
          </>
        );
        const isChosen = index === chosen;
        return pathOf ? (
          <a key={color_name} {...choice} href={pathOf(index)} aria-current={isChosen || undefined}>
            {dot}
          </a>
        ) : (
          <label key={color_name} {...choice}>
            <input
              type="radio"
              name={name}
              value={color_name}
              checked={isChosen}
              onChange={() => onChoose(index)}
              // A choice that the browser restores from the last visit would contradict the pictures.
              autoComplete="off"
              className={styles.input}
            />
            {dot}
          </label>
        );
      })}
    </div>
  );
}
