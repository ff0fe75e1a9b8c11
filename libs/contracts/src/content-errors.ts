import type { ContentField, ContentFields } from './content.js';
import type { FieldErrors } from './rest.js';

/** Control characters but line breaks, and unpaired surrogates. */
const UNWANTED = /(?!\n)[\p{Cc}\p{Cs}\uFFFD]/u;
const LONGEST_LINK = 500;

/**
 * What is wrong with a block's value, by the path of its field (`slides.0.title`); empty if it fits.
 * @param isPicture whether what a picture field holds is one
 */
export function contentErrors(
  fields: ContentFields,
  value: unknown,
  isPicture: (value: unknown) => boolean,
): FieldErrors {
  const errors: Record<string, string> = {};
  const check = (field: ContentField, value: unknown, path: string): void => {
    const report = (message: string | null) => {
      if (message !== null) errors[path] ??= message;
    };
    switch (field.kind) {
      case 'text':
        return report(textError(field, value));
      case 'link':
        return report(linkError(value));
      case 'picture':
        if (!isPicture(value) && !(field.optional && value === null))
          report(`${field.label} is required.`);
        return;
      case 'group':
        return checkAll(field.fields, value, `${path}.`);
      case 'list': {
        if (!Array.isArray(value)) return report(`${field.label} must be a list.`);
        if (value.length < field.min) report(`${field.label}: at least ${field.min}.`);
        if (value.length > field.max) report(`${field.label}: at most ${field.max}.`);
        value.forEach((item, i) => checkAll(field.fields, item, `${path}.${i}.`));
        if (field.unique !== undefined) reportRepeated(value, field.unique, path);
      }
    }
  };
  const reportRepeated = (items: unknown[], name: string, path: string): void => {
    const texts = items.map((item) => (isRecord(item) ? item[name] : undefined));
    texts.forEach((text, i) => {
      if (texts.indexOf(text) < i) errors[`${path}.${i}.${name}`] ??= 'This text is already above.';
    });
  };
  const checkAll = (inner: ContentFields, value: unknown, prefix: string): void => {
    const values = isRecord(value) ? value : {};
    for (const [name, field] of Object.entries(inner))
      check(field, values[name], `${prefix}${name}`);
    for (const [name, field] of Object.entries(inner))
      if (field.kind === 'text' && field.valuesOf !== undefined) {
        const message = placeholderError(values[name], values[field.valuesOf]);
        if (message !== null) errors[`${prefix}${name}`] ??= message;
      }
    for (const name of Object.keys(values))
      if (!Object.hasOwn(inner, name)) errors[`${prefix}${name}`] ??= `There is no field ${name}.`;
  };
  checkAll(fields, value, '');
  return errors;
}

function textError(
  { label, max, lines, optional }: Extract<ContentField, { kind: 'text' }>,
  value: unknown,
): string | null {
  if (typeof value !== 'string') return `${label} must be a text.`;
  if (!value.trim() && !optional) return `${label} is required.`;
  if ([...value].length > max) return `${label} has more than ${max} characters.`;
  return UNWANTED.test(value) || (!lines && value.includes('\n'))
    ? `${label} has characters that cannot be shown.`
    : null;
}

/** A text may leave out values of the one that it replaces, but cannot have others. */
function placeholderError(text: unknown, original: unknown): string | null {
  const allowed = valuesIn(original);
  const unknown = valuesIn(text).find((value) => !allowed.includes(value));
  if (unknown === undefined) return null;
  const hint = allowed.length ? `It has ${allowed.join(', ')}.` : 'It has none.';
  return `The text on the site has no ${unknown}. ${hint}`;
}

const valuesIn = (text: unknown): string[] =>
  typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []) : [];

function linkError(value: unknown): string | null {
  const { label, to } = isRecord(value) ? value : {};
  const wrong = textError({ kind: 'text', label: 'Label of the link', max: 60 }, label);
  if (wrong) return wrong;
  return typeof to === 'string' && isLink(to)
    ? null
    : 'The link must be a path of this site, such as /product, or start with https:, mailto: or tel:.';
}

/** Not `//host`, which is another site. */
const isLink = (to: string): boolean =>
  to.length <= LONGEST_LINK &&
  !/[\s\\]/.test(to) &&
  (/^\/(?!\/)|^mailto:[^@]+@[^@]+$|^tel:\+?\d+$/.test(to) ||
    (to.startsWith('https://') && isUrl(to)));

function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
