import { useId } from 'react';
import { cx } from '../cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Swatch } from './swatch';
import styles from './swatch-picker.module.css';

interface Props {
  /** What the colours are of, for a screen reader. */
  label: string;
  colours: readonly { color_name: string; color_code: string }[];
  /** Index of the chosen colour. */
  chosen: number;
  onChoose: (index: number) => void;
  size?: 'md' | 'lg';
  /** Where a colour leads, on a page that does not answer yet: they are links then. */
  pathOf?: ((index: number) => string) | undefined;
  className?: string | undefined;
}

/** Colours of one product, of which one is chosen: radios, so that arrow keys move through them. */
export function SwatchPicker(props: Props) {
  const { label, colours, chosen, onChoose, size = 'md', pathOf, className } = props;
  const name = useId();
  if (pathOf)
    return (
      <div
        className={cx(styles.group, size === 'lg' && styles.lg, className)}
        role="group"
        aria-label={label}
      >
        {colours.map(({ color_name, color_code }, index) => (
          <a
            key={color_name}
            href={pathOf(index)}
            title={color_name.toLowerCase()}
            aria-current={index === chosen ? 'true' : undefined}
            className={styles.swatch}
          >
            <Swatch code={color_code} size={size} className={styles.dot} />
            <VisuallyHidden>{color_name}</VisuallyHidden>
          </a>
        ))}
      </div>
    );
  return (
    <div
      className={cx(styles.group, size === 'lg' && styles.lg, className)}
      role="radiogroup"
      aria-label={label}
    >
      {colours.map(({ color_name, color_code }, index) => (
        <label key={color_name} className={styles.swatch} title={color_name.toLowerCase()}>
          <input
            type="radio"
            name={name}
            value={color_name}
            checked={index === chosen}
            onChange={() => onChoose(index)}
            // A browser that restores the choice of the last visit would contradict the pictures.
            autoComplete="off"
            className={styles.input}
          />
          <Swatch code={color_code} size={size} className={styles.dot} />
          <VisuallyHidden>{color_name}</VisuallyHidden>
        </label>
      ))}
    </div>
  );
}
