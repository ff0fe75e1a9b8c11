import type { Picture } from '@tivara/contracts';

/** The hinge of the demo's own pictures; another maker sets another one here. */
const STEM = '/media/macro-hinge-529881aa';

export const LOGIN_PICTURE: Picture = {
  url: `${STEM}/1200.jpg`,
  width: 1200,
  height: 800,
  widths: [400, 800, 1200],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The hinge of a gold titanium frame',
};
