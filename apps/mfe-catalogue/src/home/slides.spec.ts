import { GOLDI_PICTURES, HERO_PICTURES } from './pictures';
import { HOME_COLOURS } from './colours';
import { GOLDI_SLIDES, HERO_SLIDES } from './slides';

test('every banner picture has a slide', () => {
  expect([HERO_PICTURES.length, HERO_SLIDES.length]).toEqual([5, 5]);
  expect([GOLDI_PICTURES.length, GOLDI_SLIDES.length]).toEqual([4, 4]);
});

test('every slide has its own link', () => {
  const targets = [...HERO_SLIDES, ...GOLDI_SLIDES].map(({ link }) => link.to);
  expect(new Set(targets).size).toBe(targets.length);
});

test('the fourteen colours are in brand order', () => {
  expect(HOME_COLOURS.map(({ color_name }) => color_name).join(' ')).toBe(
    'GOLD GUN SILVER BLACK BRONZE PINK PURPLE BROWN GREY RED BLUE GREEN CRYSTAL KHAKI',
  );
  expect(HOME_COLOURS.map(({ color_id }) => color_id)).toEqual(
    [...Array(14).keys()].map((n) => n + 1),
  );
});
