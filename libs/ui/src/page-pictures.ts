// Written by tools/demo-imagery/page-pictures.mjs.
import type { Picture } from '@tivara/contracts';

export const collectionDeccan: Picture = {
  url: '/media/collection-deccan-1df3a244/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [400, 480, 600, 800],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A square frame in havana acetate on walnut',
};

export const collectionGoldi: Picture = {
  url: '/media/collection-goldi-86f27887/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [400, 480, 600, 800],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A gold panto frame on sandstone',
};

export const collectionKala: Picture = {
  url: '/media/collection-kala-6307e9f5/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [400, 480, 600, 800],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A cat-eye frame in gold with a red edge on rose plaster',
};

export const collectionMarineDrive: Picture = {
  url: '/media/collection-marine-drive-ef6860e8/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [400, 480, 600, 800],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A bronze aviator with graded brown lenses on a step of sandstone',
};

export const collectionMeridian: Picture = {
  url: '/media/collection-meridian-b17f3a53/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [400, 480, 600, 800],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A gold panto frame in titanium wire on limestone',
};

export const collectionMonsoon: Picture = {
  url: '/media/collection-monsoon-d4580e2f/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [400, 480, 600, 800],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A panto frame in clear acetate on dark slate',
};

export const collectionVayu: Picture = {
  url: '/media/collection-vayu-9907cd7c/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [400, 480, 600, 800],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A rimless oval frame with silver temples on pale stone',
};

export const home1Desktop: Picture = {
  url: '/media/home-1-desktop-6fec759d/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Three gold frames on blocks of limestone',
};

export const home1Phone: Picture = {
  url: '/media/home-1-phone-8f6a80d3/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Three gold frames on blocks of limestone',
};

export const home2Desktop: Picture = {
  url: '/media/home-2-desktop-165fbe9b/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The hinge of a gold titanium frame, close',
};

export const home2Phone: Picture = {
  url: '/media/home-2-phone-4628cf06/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The hinge of a gold titanium frame, close',
};

export const home3Desktop: Picture = {
  url: '/media/home-3-desktop-973e449e/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A rimless frame with silver temples on a block of stone',
};

export const home3Phone: Picture = {
  url: '/media/home-3-phone-f3281c5d/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A rimless frame with silver temples on a block of stone',
};

export const home4Desktop: Picture = {
  url: '/media/home-4-desktop-63a87665/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A bronze aviator with brown lenses before a cube of walnut',
};

export const home4Phone: Picture = {
  url: '/media/home-4-phone-c6ea0c08/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A bronze aviator with brown lenses before a cube of walnut',
};

export const home5Desktop: Picture = {
  url: '/media/home-5-desktop-3da55176/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A panto in clear acetate on a drum of rose plaster',
};

export const home5Phone: Picture = {
  url: '/media/home-5-phone-3f5a6da1/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A panto in clear acetate on a drum of rose plaster',
};

export const goldi1Desktop: Picture = {
  url: '/media/goldi-1-desktop-29283f19/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Two gold frames on drums of sandstone',
};

export const goldi1Phone: Picture = {
  url: '/media/goldi-1-phone-792803f9/1080.jpg',
  width: 1080,
  height: 1636,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Two gold frames on drums of sandstone',
};

export const goldi2Desktop: Picture = {
  url: '/media/goldi-2-desktop-d9b8e1a3/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A round gold frame with a twin rim on a walnut block',
};

export const goldi3Desktop: Picture = {
  url: '/media/goldi-3-desktop-9f49caa8/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A gold aviator with graded lenses on steps of sandstone',
};

export const goldi3Phone: Picture = {
  url: '/media/goldi-3-phone-82d1dce1/1080.jpg',
  width: 1080,
  height: 1636,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A gold aviator with graded lenses on steps of sandstone',
};

export const goldi4Desktop: Picture = {
  url: '/media/goldi-4-desktop-d8991f73/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The end piece and temple of a gold rimless frame, close',
};

export const goldi4Phone: Picture = {
  url: '/media/goldi-4-phone-1a45a0fb/1080.jpg',
  width: 1080,
  height: 1636,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The end piece and temple of a gold rimless frame, close',
};
