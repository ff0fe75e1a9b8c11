import { contentFields, type ContentDeclarations, type ContentOf } from '@tivara/contracts';

const { block, picture } = contentFields;

/** What the brand edits on the pages to log in and sign up. Imported by pages as a type only. */
const CONTENT = {
  login: {
    'login-picture': block(
      '/login',
      'Log-in picture',
      {
        picture: picture('Picture', 1, 'On the left half of the page'),
      },
      { picture: 'entry' },
    ),
  },
} satisfies ContentDeclarations;

export default CONTENT;
export type Content = { [Page in keyof typeof CONTENT]: ContentOf<(typeof CONTENT)[Page]> };
