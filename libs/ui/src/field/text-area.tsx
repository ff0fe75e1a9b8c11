import type { ComponentProps } from 'react';
import { FieldLayout, type FieldProps } from './field-layout';

interface Props extends Omit<ComponentProps<'textarea'>, 'className'>, FieldProps {}

/** A multi-line input that grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, labelHidden, className, id, ...area }: Props) {
  return (
    <FieldLayout {...{ label, hint, error, labelHidden, className, id }}>
      {(control) => <textarea rows={2} {...area} {...control} />}
    </FieldLayout>
  );
}
