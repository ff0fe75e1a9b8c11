import type { ComponentProps } from 'react';
import { FieldLayout, type FieldProps } from './field-layout';

interface Props extends Omit<ComponentProps<'input'>, 'className'>, FieldProps {}

/** A single-line input. Takes the props of react-hook-form's register(). */
export function Field({ label, hint, error, labelHidden, className, id, ...input }: Props) {
  return (
    <FieldLayout {...{ label, hint, error, labelHidden, className, id }}>
      {(control) => <input type="text" {...input} {...control} />}
    </FieldLayout>
  );
}
