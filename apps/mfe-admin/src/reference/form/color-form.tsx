import { useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import {
  API,
  GRADIENT_DIRECTIONS,
  formatColourCode,
  parseColourCode,
  type Color,
  type GradientDirection,
} from '@tivara/contracts';
import { Field, Select, Swatch } from '@tivara/ui';
import { required } from '../../shared/form/rules';
import { upper } from './name-form';
import { ReferenceForm } from './reference-form';
import styles from './color-form.module.css';

interface Values {
  name: string;
  mode: 'solid' | 'gradient';
  solid: string;
  direction: GradientDirection;
  from: string;
  to: string;
}

/** White, and red to blue to the right. (SPEC 5, Colour form) */
const EMPTY: Values = {
  name: '',
  mode: 'solid',
  solid: '#ffffff',
  direction: 'to right',
  from: '#ff0000',
  to: '#0000ff',
};

const DIRECTIONS: Record<GradientDirection, string> = {
  'to right': 'To right',
  'to left': 'To left',
  'to bottom': 'To bottom',
  'to top': 'To top',
  '45deg': '45deg (Diagonal)',
};

function readColor({ color_name: name, color_code }: Color): Values {
  const colour = parseColourCode(color_code);
  if (colour?.kind === 'gradient') {
    const { direction, from, to } = colour;
    return { ...EMPTY, name, mode: 'gradient', direction, from, to };
  }
  return { ...EMPTY, name, ...(colour && { solid: colour.hex }) };
}

export const codeOf = ({ mode, solid, direction, from, to }: Omit<Values, 'name'>): string =>
  mode === 'solid'
    ? solid.toUpperCase()
    : formatColourCode({
        kind: 'gradient',
        direction,
        from: from.toUpperCase(),
        to: to.toUpperCase(),
      });

/** A name and a colour, solid or running from one to another, seen as it is chosen. (SPEC 5, Colour form) */
export const ColorForm = ({ id }: { id: number | null }) => (
  <ReferenceForm<Values, Color>
    section="colors"
    title="Add Colors"
    list={API.colors}
    id={id}
    empty={EMPTY}
    read={readColor}
    body={(values) => ({ color_name: upper(values.name), color_code: codeOf(values) })}
    describe={(values) => [
      ['Name', upper(values.name)],
      ['Color', codeOf(values)],
    ]}
    fields={{ color_name: 'name' }}
    first="name"
  >
    {({ register, control, formState }) => (
      <>
        <Field
          label="Name"
          required
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={120}
          hint="Saved in capitals"
          error={formState.errors.name?.message}
          {...register('name', required('Name is required.'))}
        />
        <Preview control={control} />
        <Select label="Kind" {...register('mode')}>
          <option value="solid">Solid</option>
          <option value="gradient">Gradient</option>
        </Select>
        <Paint control={control} register={register} />
      </>
    )}
  </ReferenceForm>
);

/** The colours of the chosen kind. Those of the other kind are kept in the form. */
function Paint(props: { control: Control<Values>; register: UseFormRegister<Values> }) {
  const { control, register } = props;
  const mode = useWatch({ control, name: 'mode' });
  if (mode === 'solid')
    return <Field type="color" label="Color" className={styles.picker} {...register('solid')} />;
  return (
    <>
      <Select label="Direction" {...register('direction')}>
        {GRADIENT_DIRECTIONS.map((direction) => (
          <option key={direction} value={direction}>
            {DIRECTIONS[direction]}
          </option>
        ))}
      </Select>
      <Field type="color" label="First color" className={styles.picker} {...register('from')} />
      <Field type="color" label="Second color" className={styles.picker} {...register('to')} />
    </>
  );
}

function Preview({ control }: { control: Control<Values> }) {
  const code = codeOf(useWatch({ control, compute: (values: Values) => values }));
  return (
    <div className={styles.preview}>
      <span className={styles.label}>As the shopper sees it</span>
      <span className={styles.shown}>
        <Swatch code={code} size="sm" />
        <Swatch code={code} />
        <Swatch code={code} size="lg" />
        <output className={styles.code}>{code}</output>
      </span>
    </div>
  );
}
