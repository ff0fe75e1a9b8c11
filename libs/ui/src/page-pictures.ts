// Written by tools/demo-imagery/page-pictures.mjs.
import type { Picture } from '@tivara/contracts';

export const home1Desktop: Picture = {
  url: '/media/home-1-desktop-c2389d24/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [300, 600, 900, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Three gold frames on blocks of limestone',
};

export const home1Phone: Picture = {
  url: '/media/home-1-phone-47d81171/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [300, 600, 900, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Three gold frames on blocks of limestone',
};

export const home2Desktop: Picture = {
  url: '/media/home-2-desktop-893892e6/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [300, 600, 900, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The hinge of a gold titanium frame, close',
};

export const home2Phone: Picture = {
  url: '/media/home-2-phone-3de672d0/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [300, 600, 900, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The hinge of a gold titanium frame, close',
};

export const home3Desktop: Picture = {
  url: '/media/home-3-desktop-f6814e09/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [300, 600, 900, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A rimless frame with silver temples on a block of stone',
};

export const home3Phone: Picture = {
  url: '/media/home-3-phone-63c34532/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [300, 600, 900, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A rimless frame with silver temples on a block of stone',
};

export const home4Desktop: Picture = {
  url: '/media/home-4-desktop-8cc28c3e/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [300, 600, 900, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A bronze aviator with brown lenses before a cube of walnut',
};

export const home4Phone: Picture = {
  url: '/media/home-4-phone-67eb8c2f/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [300, 600, 900, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A bronze aviator with brown lenses before a cube of walnut',
};

export const home5Desktop: Picture = {
  url: '/media/home-5-desktop-efa4046b/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [300, 600, 900, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A panto in clear acetate on a drum of rose plaster',
};

export const home5Phone: Picture = {
  url: '/media/home-5-phone-8d739328/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [300, 600, 900, 1080],
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
