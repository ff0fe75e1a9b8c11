import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './frame';

interface Props extends Omit<ComponentProps<'input'>, 'className'>, FieldWords {}

/** A line to write on. Takes what react-hook-form's register() gives. */
export function Field({ label, hint, error, labelHidden, className, id, ...input }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className, id }}>
      {(control) => <input type="text" {...input} {...control} />}
    </FieldFrame>
  );
}
