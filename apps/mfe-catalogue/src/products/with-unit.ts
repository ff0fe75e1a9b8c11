import { msg, type Texts } from '@tivara/state';

export const MM = msg('{value} mm');

/** "145 mm"; null if the value is unknown. @param text has its `{value}` */
export const withUnit = (
  t: Texts,
  value: number | null | undefined,
  text: string,
): string | null => (value ? t(text, { value }) : null);
