import { BRAND, contentFields, type ContentDeclarations, type ContentOf } from '@tivara/contracts';

const { searchEngines } = contentFields;

/** What the brand edits on this app's pages. Imported by pages as a type only. */
const CONTENT = {
  stores: {
    'stores-search': searchEngines('/store', 'Stores', {
      title: 'Find a store',
      description: `Opticians that stock ${BRAND.name} frames: addresses and directions.`,
    }),
  },
} satisfies ContentDeclarations;

export default CONTENT;
export type Content = { [Page in keyof typeof CONTENT]: ContentOf<(typeof CONTENT)[Page]> };
