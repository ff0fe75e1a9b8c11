import { mediaPicture } from '@tivara/ui';

/** The hinge of the demo's own pictures; another maker sets another one here. */
export const ENTRY_PICTURE = mediaPicture(
  'macro-hinge-529881aa',
  'The hinge of a gold titanium frame',
  { width: 1200, height: 800, widths: [400, 800, 1200] },
);
