import colours from './colours.json';
import { GOLDI_SLIDES, HERO_SLIDES } from './slides';

test('every banner picture has a slide', () => {
  const urls = (slides: typeof GOLDI_SLIDES) =>
    slides.flatMap(({ desktop, phone }) => [desktop.url, phone.url]);
  expect(new Set(urls(HERO_SLIDES)).size).toBe(10);
  expect(new Set(urls(GOLDI_SLIDES)).size).toBe(8);
});

test('every slide has its own link', () => {
  const targets = [...HERO_SLIDES, ...GOLDI_SLIDES].map(({ link }) => link.to);
  expect(new Set(targets).size).toBe(targets.length);
});

test('the fourteen colours are in brand order', () => {
  expect(Object.keys(colours).join(' ')).toBe(
    'GOLD GUN SILVER BLACK BRONZE PINK PURPLE BROWN GREY RED BLUE GREEN CRYSTAL KHAKI',
  );
});
