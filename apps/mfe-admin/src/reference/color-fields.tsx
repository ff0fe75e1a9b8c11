import { useWatch } from 'react-hook-form';
import { GRADIENT_DIRECTIONS, formatColourCode, parseColourCode } from '@tivara/contracts';
import type { Color, GradientDirection } from '@tivara/contracts';
import { Field, Select, Swatch } from '@tivara/ui';
import type { FieldsProps, ReferenceValues } from './reference-form';
import styles from './reference.module.css';

const DIRECTIONS: Record<GradientDirection, string> = {
  'to right': 'To right',
  'to left': 'To left',
  'to bottom': 'To bottom',
  'to top': 'To top',
  '45deg': '45deg (Diagonal)',
};

export function readColor({ color_code }: Color): Partial<ReferenceValues> {
  const colour = parseColourCode(color_code);
  if (colour?.kind !== 'gradient') return colour ? { solid: colour.hex } : {};
  const { direction, from, to } = colour;
  return { mode: 'gradient', direction, from, to };
}

type ColorValues = Pick<ReferenceValues, 'mode' | 'solid' | 'direction' | 'from' | 'to'>;

export const codeOf = ({ mode, solid, direction, from, to }: ColorValues): string =>
  mode === 'solid'
    ? solid.toUpperCase()
    : formatColourCode({
        kind: 'gradient',
        direction,
        from: from.toUpperCase(),
        to: to.toUpperCase(),
      });

/** A preview, and a solid colour or a gradient. The values of the other mode stay in the form. (SPEC 5, Colour form) */
export function ColorFields({ control, register }: FieldsProps) {
  const values = useWatch({ control, compute: (all: ReferenceValues) => all });
  const code = codeOf(values);
  const picker = (name: 'solid' | 'from' | 'to', label: string) => (
    <Field type="color" label={label} className={styles.picker} {...register(name)} />
  );
  return (
    <>
      <div className={styles.preview}>
        <span className={styles.label}>As the shopper sees it</span>
        <span className={styles.swatches}>
          <Swatch code={code} size="sm" />
          <Swatch code={code} />
          <Swatch code={code} size="lg" />
          <output className={styles.code}>{code}</output>
        </span>
      </div>
      <Select label="Kind" {...register('mode')}>
        <option value="solid">Solid</option>
        <option value="gradient">Gradient</option>
      </Select>
      {values.mode === 'solid' ? (
        picker('solid', 'Color')
      ) : (
        <>
          <Select label="Direction" {...register('direction')}>
            {GRADIENT_DIRECTIONS.map((direction) => (
              <option key={direction} value={direction}>
                {DIRECTIONS[direction]}
              </option>
            ))}
          </Select>
          {picker('from', 'First color')}
          {picker('to', 'Second color')}
        </>
      )}
    </>
  );
}
