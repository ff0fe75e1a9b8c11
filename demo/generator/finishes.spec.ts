import { finishesOf } from './finishes.ts';

const titanium = {
  code: 'TV-000',
  name: 'TV-000 Sample',
  collection: 'Meridian',
  material: 'TITANIUM',
  finishing: 'POLISHED',
  frameType: 'Full rim',
  shape: 'Panto',
  size: 48,
  lens: 'OPTICAL' as const,
  measures: { bridge_mm: 20, temple_mm: 145, lens_height_mm: 43, weight_g: 7 },
  colors: [],
};
const acetate = { ...titanium, material: 'ACETATE' };

test('a polished surface is smoother than a sandblasted one', () => {
  const polished = finishesOf({ product: titanium, color: 'GOLD' }).frontMetal;
  const blasted = finishesOf({
    product: { ...titanium, finishing: 'SANDBLASTED' },
    color: 'GOLD',
  }).frontMetal;
  expect(polished.roughness).toBeLessThan(blasted.roughness);
});

test('the second half of a two-tone name is the metal', () => {
  const { frontMetal, templeMetal } = finishesOf({ product: titanium, color: 'RED GOLD' });
  expect(frontMetal.color).toBe('#8E1F2B');
  expect(templeMetal.color).toBe('#E9CB92');
});

test('CRYSTAL in a name is acetate and not metal', () => {
  const finishes = finishesOf({ product: acetate, color: 'BLACK CRYSTAL' });
  expect(finishes.acetate).toMatchObject({ kind: 'crystal', below: '#F9F6F1' });
  expect(finishes.templeMetal.color).toBe('#D6D6D7');
});

test('temples have no gradient', () => {
  const { templeAcetate } = finishesOf({ product: acetate, color: 'PINK CRYSTAL' });
  expect(templeAcetate.below).toBeUndefined();
  expect(templeAcetate.color).toBe('#FCF7F3');
});

test.each([
  ['BRONZE', '#6E4B35'],
  ['GREEN', '#4C5C4C'],
  ['BLACK', '#55575A'],
])('sun lenses of a %s frame are tinted', (color, top) => {
  const product = { ...titanium, lens: 'SUN' as const };
  expect(finishesOf({ product, color }).lens.color).toBe(top);
});

test('other lenses are clear', () => {
  expect(finishesOf({ product: titanium, color: 'BRONZE' }).lens.color).toBe('#F5F6F6');
});

test('an engraving is dark on bright metal and bright on dark metal', () => {
  expect(finishesOf({ product: titanium, color: 'SILVER' }).engraved.color).toBe('#3A2F24');
  expect(finishesOf({ product: titanium, color: 'BLACK' }).engraved.color).toBe('#C9C8C5');
});
