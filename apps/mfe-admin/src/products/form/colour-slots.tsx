import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { LIMITS, MESSAGES, isGtin, type Color } from '@tivara/contracts';
import { Field, Select, Swatch } from '@tivara/ui';
import { PictureRow } from '../../shared/form/pictures/picture-row';
import type { PictureItem } from '../../shared/form/pictures/picture-item';
import { PICTURE_TYPES } from '../../shared/form/pictures/prepare-picture';
import type { Uploads } from '../../shared/form/pictures/use-uploads';
import { sentenceCase, type ProductValues } from './values';
import page from '../../shared/form/form-page.module.css';
import styles from './colour-slots.module.css';

const COUNTS = Array.from(
  { length: LIMITS.coloursPerProduct.max },
  (_, index) => index + LIMITS.coloursPerProduct.min,
);
const { min, max } = LIMITS.imagesPerColour;
const FILES = `You must upload between ${min} and ${max} files.`;
/** Of the product page. */
const GALLERY = { ratio: 1.5, width: 1000 };

interface Props {
  form: UseFormReturn<ProductValues>;
  colors: readonly Color[];
  uploads: Uploads;
}

/** One to three colours, each once, with two or three pictures each. (SPEC 5, Product form) */
export function ColourSlots({ form, colors, uploads }: Props) {
  const { register, control } = form;
  const [count, slots] = useWatch({ control, name: ['count', 'slots'] });
  const chosen = slots.slice(0, count).map(({ color }) => color);
  const setCount = (number: number) => {
    // The colour of an unused slot may be taken by now.
    for (let index = count; index < number; index++) {
      const { color } = slots[index] ?? {};
      if (slots.slice(0, index).some((slot) => slot.color === color))
        form.setValue(`slots.${index}.color`, '');
    }
    form.setValue('count', number, { shouldDirty: true });
  };
  return (
    <div className={page.part}>
      <div className={styles.head}>
        <h2 className={page.title}>Colors</h2>
        <div role="radiogroup" aria-label="Number of colors" className={styles.counts}>
          {COUNTS.map((number) => (
            <label key={number} className={styles.count}>
              <input
                type="radio"
                name="count"
                checked={number === count}
                onChange={() => setCount(number)}
                className={styles.input}
              />
              <span className={styles.number}>{number}</span>
            </label>
          ))}
        </div>
      </div>
      {slots.slice(0, count).map(({ color }, index) => {
        const others = chosen.filter((name, at) => name && at !== index);
        const before = chosen.slice(0, index).filter(Boolean);
        const code = colors.find(({ color_name }) => color_name === color)?.color_code;
        const path = `slots.${index}.pictures` as const;
        return (
          <div key={index} className={styles.slot}>
            <div className={styles.fields}>
              <Select
                label={`Color ${index + 1}`}
                required
                icon={color && <Swatch code={code} />}
                hint={before.map((name) => (
                  <span key={name}>
                    {sentenceCase(name)} is taken by color {chosen.indexOf(name) + 1}.
                  </span>
                ))}
                error={form.getFieldState(`slots.${index}.color`, form.formState).error?.message}
                {...register(`slots.${index}.color`, { required: 'Color is required.' })}
              >
                <option value="">Choose</option>
                {colors
                  .filter(({ color_name }) => !others.includes(color_name))
                  .map(({ color_id, color_name }) => (
                    <option key={color_id} value={color_name}>
                      {sentenceCase(color_name)}
                    </option>
                  ))}
              </Select>
              <Field
                label={`GTIN of color ${index + 1}`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={24}
                hint="8, 12, 13 or 14 digits, optional"
                error={form.getFieldState(`slots.${index}.gtin`, form.formState).error?.message}
                {...register(`slots.${index}.gtin`, {
                  validate: (text) =>
                    !text.trim() || isGtin(text.replaceAll(' ', '')) || MESSAGES.gtin,
                })}
              />
            </div>
            <Controller
              control={control}
              name={path}
              rules={{
                validate: (items: PictureItem[]) =>
                  (items.length >= min && items.length <= max) || FILES,
              }}
              render={({ field, fieldState }) => (
                <PictureRow
                  label={`Pictures of color ${index + 1}`}
                  labelHidden
                  items={field.value}
                  onChange={(update) =>
                    form.setValue(path, update(form.getValues(path)), {
                      shouldDirty: true,
                      shouldValidate: form.getFieldState(path).invalid,
                    })
                  }
                  max={max}
                  accept={PICTURE_TYPES}
                  box={GALLERY}
                  hint="Shown 3 : 2, width to height"
                  error={fieldState.error?.message}
                  uploads={uploads}
                  focusable={field.ref}
                />
              )}
            />
          </div>
        );
      })}
    </div>
  );
}
