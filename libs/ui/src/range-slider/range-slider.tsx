import { Slider } from '@base-ui/react/slider';
import { useTexts } from '@tivara/state';
import styles from './range-slider.module.css';

export type Range = readonly [number, number];

interface Props {
  label: string;
  min: number;
  max: number;
  unit: string;
  value: Range;
  onChange: (value: Range) => void;
  onCommit: (value: Range) => void;
}

/** Two thumbs on a line. Rendered in the browser only, because it positions them with styles. */
export function RangeSlider(props: Props) {
  const { label, min, max, unit, value, onChange, onCommit } = props;
  const [low, high] = value;
  const t = useTexts();
  return (
    <Slider.Root
      value={value}
      min={min}
      max={max}
      onValueChange={(next) => onChange(rangeOf(next))}
      onValueCommitted={(next) => onCommit(rangeOf(next))}
      className={styles.range}
    >
      <div className={styles.head}>
        <Slider.Label>{label}</Slider.Label>
        <output className={styles.figures}>
          {low} – {high} {unit}
        </output>
      </div>
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.between} />
          <Slider.Thumb
            index={0}
            aria-label={t('{label}, from', { label })}
            className={styles.thumb}
          />
          <Slider.Thumb
            index={1}
            aria-label={t('{label}, to', { label })}
            className={styles.thumb}
          />
        </Slider.Track>
      </Slider.Control>
      <div className={styles.ends} aria-hidden="true">
        <span>{min}</span>
        <span>{max}</span>
      </div>
    </Slider.Root>
  );
}

const rangeOf = (value: number | readonly number[]): Range => {
  const [low = 0, high = low] = typeof value === 'number' ? [value] : value;
  return [low, high];
};
