import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './frame';

interface Props extends Omit<ComponentProps<'textarea'>, 'className'>, FieldWords {}

/** Several lines to write on; it grows with them where the browser can. */
export function TextArea({ label, hint, error, labelHidden, className, id, ...area }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className, id }}>
      {(control) => <textarea rows={2} {...area} {...control} />}
    </FieldFrame>
  );
}
