// Written by tools/demo-imagery/page-pictures.mjs.
import type { Picture } from '@tivara/contracts';

export const tv501GoldDetailPicture: Picture = {
  url: '/media/tv-501-gold-detail-28aaeba5/1200.jpg',
  width: 1200,
  height: 1200,
  widths: [160, 200, 320, 400, 480, 600, 800, 1200],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'TV-501 Goldi in gold, the hinge and the engraved code',
};

export const tv133RedGoldThreeQuarterPicture: Picture = {
  url: '/media/tv-133-red-gold-three-quarter-7beaff0a/1200.jpg',
  width: 1200,
  height: 1200,
  widths: [160, 200, 320, 400, 480, 600, 800, 1200],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'TV-133 Kala in red gold, from the side at an angle',
};

export const tv118HavanaGoldThreeQuarterPicture: Picture = {
  url: '/media/tv-118-havana-gold-three-quarter-4981c702/1200.jpg',
  width: 1200,
  height: 1200,
  widths: [160, 200, 320, 400, 480, 600, 800, 1200],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'TV-118 Alibag in havana gold, from the side at an angle',
};

export const home1DesktopPicture: Picture = {
  url: '/media/home-1-desktop-6fec759d/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Three gold frames on blocks of limestone',
};

export const home1PhonePicture: Picture = {
  url: '/media/home-1-phone-8f6a80d3/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Three gold frames on blocks of limestone',
};

export const home2DesktopPicture: Picture = {
  url: '/media/home-2-desktop-165fbe9b/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The hinge of a gold titanium frame, close',
};

export const home2PhonePicture: Picture = {
  url: '/media/home-2-phone-4628cf06/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The hinge of a gold titanium frame, close',
};

export const home3DesktopPicture: Picture = {
  url: '/media/home-3-desktop-973e449e/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A rimless frame with silver temples on a block of stone',
};

export const home3PhonePicture: Picture = {
  url: '/media/home-3-phone-f3281c5d/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A rimless frame with silver temples on a block of stone',
};

export const home4DesktopPicture: Picture = {
  url: '/media/home-4-desktop-63a87665/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A bronze aviator with brown lenses before a cube of walnut',
};

export const home4PhonePicture: Picture = {
  url: '/media/home-4-phone-c6ea0c08/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A bronze aviator with brown lenses before a cube of walnut',
};

export const home5DesktopPicture: Picture = {
  url: '/media/home-5-desktop-3da55176/2000.jpg',
  width: 2000,
  height: 1111,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A panto in clear acetate on a drum of rose plaster',
};

export const home5PhonePicture: Picture = {
  url: '/media/home-5-phone-3f5a6da1/1080.jpg',
  width: 1080,
  height: 2077,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A panto in clear acetate on a drum of rose plaster',
};

export const goldi1DesktopPicture: Picture = {
  url: '/media/goldi-1-desktop-29283f19/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Two gold frames on drums of sandstone',
};

export const goldi1PhonePicture: Picture = {
  url: '/media/goldi-1-phone-792803f9/1080.jpg',
  width: 1080,
  height: 1636,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Two gold frames on drums of sandstone',
};

export const goldi2DesktopPicture: Picture = {
  url: '/media/goldi-2-desktop-d9b8e1a3/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A round gold frame with a twin rim on a walnut block',
};

export const goldi2PhonePicture: Picture = {
  url: '/media/goldi-2-phone-c8c06265/1080.jpg',
  width: 1080,
  height: 1636,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A round gold frame with a twin rim on a walnut block',
};

export const goldi3DesktopPicture: Picture = {
  url: '/media/goldi-3-desktop-9f49caa8/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A gold aviator with graded lenses on steps of sandstone',
};

export const goldi3PhonePicture: Picture = {
  url: '/media/goldi-3-phone-82d1dce1/1080.jpg',
  width: 1080,
  height: 1636,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A gold aviator with graded lenses on steps of sandstone',
};

export const goldi4DesktopPicture: Picture = {
  url: '/media/goldi-4-desktop-d8991f73/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The end piece and temple of a gold rimless frame, close',
};

export const goldi4PhonePicture: Picture = {
  url: '/media/goldi-4-phone-1a45a0fb/1080.jpg',
  width: 1080,
  height: 1636,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The end piece and temple of a gold rimless frame, close',
};

export const promo1DesktopPicture: Picture = {
  url: '/media/promo-1-desktop-829f9ead/2000.jpg',
  width: 2000,
  height: 625,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A square frame in havana acetate on a slab of limestone',
};

export const promo1PhonePicture: Picture = {
  url: '/media/promo-1-phone-9a6f489e/1080.jpg',
  width: 1080,
  height: 720,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A square frame in havana acetate on a slab of limestone',
};

export const promo2DesktopPicture: Picture = {
  url: '/media/promo-2-desktop-e6aec5f8/2000.jpg',
  width: 2000,
  height: 625,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A cat-eye frame in gold with a red edge',
};

export const promo2PhonePicture: Picture = {
  url: '/media/promo-2-phone-5c0ea7d4/1080.jpg',
  width: 1080,
  height: 720,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A cat-eye frame in gold with a red edge',
};

export const promo3DesktopPicture: Picture = {
  url: '/media/promo-3-desktop-a0b45a53/2000.jpg',
  width: 2000,
  height: 625,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Two round frames in rose titanium',
};

export const promo3PhonePicture: Picture = {
  url: '/media/promo-3-phone-bdc44983/1080.jpg',
  width: 1080,
  height: 720,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Two round frames in rose titanium',
};

export const promo4DesktopPicture: Picture = {
  url: '/media/promo-4-desktop-197aacc2/2000.jpg',
  width: 2000,
  height: 625,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A square frame cut from sheet titanium, matt black, on slate',
};

export const promo4PhonePicture: Picture = {
  url: '/media/promo-4-phone-0f63f43a/1080.jpg',
  width: 1080,
  height: 720,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A square frame cut from sheet titanium, matt black, on slate',
};

export const promo5DesktopPicture: Picture = {
  url: '/media/promo-5-desktop-485a2a3b/2000.jpg',
  width: 2000,
  height: 625,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A cat-eye that turns from black to clear',
};

export const promo5PhonePicture: Picture = {
  url: '/media/promo-5-phone-b2cb678b/1080.jpg',
  width: 1080,
  height: 720,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A cat-eye that turns from black to clear',
};

export const categoryMenPicture: Picture = {
  url: '/media/category-men-bcb6d170/1080.jpg',
  width: 1080,
  height: 1350,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A rectangular half-rim frame in blue titanium, close',
};

export const categoryWomenPicture: Picture = {
  url: '/media/category-women-7e6f59bf/1080.jpg',
  width: 1080,
  height: 1350,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A cat-eye frame in havana acetate, close',
};

export const categoryUnisexPicture: Picture = {
  url: '/media/category-unisex-d2b0b5f7/1080.jpg',
  width: 1080,
  height: 1350,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A round frame in silver titanium, close',
};

export const packagePicture: Picture = {
  url: '/media/package-99404041/1400.jpg',
  width: 1400,
  height: 933,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1400],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A gold frame on its cloth, with its case and its box',
};

export const craftPicture: Picture = {
  url: '/media/craft-2934da90/2000.jpg',
  width: 2000,
  height: 909,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'The parts of a bronze frame laid out on slate: front, lenses, temples',
};

export const cataloguePicture: Picture = {
  url: '/media/catalogue-1f663b17/1080.jpg',
  width: 1080,
  height: 1200,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A hexagonal gold frame on an open booklet',
};

export const storePicture: Picture = {
  url: '/media/store-34783bdc/1600.jpg',
  width: 1600,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Frames in the arched niches of a plastered wall',
};

export const about1Picture: Picture = {
  url: '/media/about-1-edfa33bb/1400.jpg',
  width: 1400,
  height: 933,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1400],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A black panto frame on a walnut bench, with brass and titanium',
};

export const about2Picture: Picture = {
  url: '/media/about-2-3ab916a2/1400.jpg',
  width: 1400,
  height: 933,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1400],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A round brown frame on sheets of acetate',
};

export const about3Picture: Picture = {
  url: '/media/about-3-5b0ab3a9/1400.jpg',
  width: 1400,
  height: 933,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1400],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A rimless frame with grey temples on stone, beside rods of titanium and plates of acetate',
};

export const warrantyDesktopPicture: Picture = {
  url: '/media/warranty-desktop-a0871043/2000.jpg',
  width: 2000,
  height: 1000,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A gold frame beside its leather case',
};

export const warrantyPhonePicture: Picture = {
  url: '/media/warranty-phone-b3649d4e/1080.jpg',
  width: 1080,
  height: 1234,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A gold frame beside its leather case',
};

export const listingWomenDesktopPicture: Picture = {
  url: '/media/listing-women-desktop-81e147c9/2000.jpg',
  width: 2000,
  height: 625,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A rimless cat-eye with rose temples',
};

export const listingWomenPhonePicture: Picture = {
  url: '/media/listing-women-phone-2fd1fb92/1080.jpg',
  width: 1080,
  height: 720,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A rimless cat-eye with rose temples',
};

export const listingMenDesktopPicture: Picture = {
  url: '/media/listing-men-desktop-c7a3329e/2000.jpg',
  width: 2000,
  height: 625,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A wide rectangular frame in gun metal on oiled walnut',
};

export const listingMenPhonePicture: Picture = {
  url: '/media/listing-men-phone-12b251da/1080.jpg',
  width: 1080,
  height: 720,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A wide rectangular frame in gun metal on oiled walnut',
};

export const listingUnisexDesktopPicture: Picture = {
  url: '/media/listing-unisex-desktop-83981376/2000.jpg',
  width: 2000,
  height: 625,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'An oval frame in blasted silver titanium',
};

export const listingUnisexPhonePicture: Picture = {
  url: '/media/listing-unisex-phone-38ee974b/1080.jpg',
  width: 1080,
  height: 720,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'An oval frame in blasted silver titanium',
};

export const listingDefaultDesktopPicture: Picture = {
  url: '/media/listing-default-desktop-5f6f1ac4/2000.jpg',
  width: 2000,
  height: 625,
  widths: [320, 400, 480, 600, 800, 1000, 1200, 1600, 2000],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A panto in green titanium on two slabs of limestone',
};

export const listingDefaultPhonePicture: Picture = {
  url: '/media/listing-default-phone-3b66e84f/1080.jpg',
  width: 1080,
  height: 720,
  widths: [320, 400, 480, 600, 800, 1000, 1080],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'A panto in green titanium on two slabs of limestone',
};
