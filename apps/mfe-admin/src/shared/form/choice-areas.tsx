import { Option, cx } from '@tivara/ui';
import styles from './choice-areas.module.css';

export interface ChoiceArea<T extends string> {
  label: string;
  choices: readonly (readonly [value: T, label: string])[];
}

/** A line for each area with a chosen one: 'Stores: see, change'. */
export const describeChoices = <T extends string>(
  areas: readonly ChoiceArea<T>[],
  chosen: readonly T[],
): string[] =>
  areas.flatMap(({ label, choices }) => {
    const words = choices.filter(([value]) => chosen.includes(value)).map(([, text]) => text);
    return words.length ? [`${label}: ${words.join(', ').toLowerCase()}`] : [];
  });

interface Props<T extends string> {
  name: string;
  areas: readonly ChoiceArea<T>[];
  value: readonly T[];
  onChange: (chosen: T[]) => void;
  error: string | undefined;
}

/** Check boxes in a row for each area. */
export const ChoiceAreas = <T extends string>(props: Props<T>) => {
  const { name, areas, value, onChange, error } = props;
  const isWide = areas.some(({ choices }) => choices.length > 2);
  return (
    <div className={cx(styles.areas, isWide && styles.wide)}>
      {areas.map(({ label, choices }) => (
        <fieldset key={label} className={styles.area}>
          <legend className={styles.label}>{label}</legend>
          {choices.map(([choice, text]) => (
            <Option
              key={choice}
              type="checkbox"
              name={name}
              value={choice}
              checked={value.includes(choice)}
              onChange={(on) => {
                const others = value.filter((each) => each !== choice);
                onChange(on ? [...others, choice] : others);
              }}
            >
              {text}
            </Option>
          ))}
        </fieldset>
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
