import { useId } from 'react';
import { cx } from '../cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Swatch } from './swatch';
import styles from './swatch-picker.module.css';

interface Props {
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
export function SwatchPicker(props: Props) {
  const { label, colours, chosen, onChoose, size = 'md', pathOf, className } = props;
  const name = useId();
  return (
    <div
      className={cx(styles.group, size === 'lg' && styles.lg, className)}
      role={pathOf ? 'group' : 'radiogroup'}
      aria-label={label}
    >
      {colours.map(({ color_name, color_code }, index) => {
        const choice = { title: color_name.toLowerCase(), className: styles.swatch };
        const dot = (
          <>
            <Swatch code={color_code} size={size} className={styles.dot} />
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
