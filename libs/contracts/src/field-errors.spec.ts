import { splitFieldErrors } from './field-errors.js';
import { ApiError } from './api-call.js';

const fields = { product_description: 'description', 'colors.0.images': 'pictures' } as const;
const split = (error: unknown) => {
  const { byField, rest } = splitFieldErrors(error, fields);
  return [Object.fromEntries(byField), rest];
};
const apiError = (errors?: Record<string, string>) => new ApiError(400, 'All.', undefined, errors);

test('messages go to the form field of the body field, or of its closest parent', () => {
  const errors = { product_description: 'Too long.', 'colors.0.images.1.url': 'Damaged.' };
  expect(split(apiError(errors))).toEqual([{ description: 'Too long.', pictures: 'Damaged.' }, []]);
});

test('messages of unknown fields are left over, each once', () => {
  const errors = { other: 'No.', more: 'No.', product_description: 'Too long.' };
  expect(split(apiError(errors))).toEqual([{ description: 'Too long.' }, ['No.']]);
});

test('an error without fields is left over as a whole', () => {
  expect(split(apiError())).toEqual([{}, ['All.']]);
  expect(split(null)).toEqual([{}, []]);
});
