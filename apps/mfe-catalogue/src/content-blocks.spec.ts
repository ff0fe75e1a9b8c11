import CONTENT from './content-blocks';

test('home begins with five slides and Goldi with four, each with pictures and a link of its own', () => {
  const { 'home-hero': hero, 'home-goldi': goldi } = CONTENT.home;
  expect([hero.initial.slides.length, goldi.initial.slides.length]).toEqual([5, 4]);
  const slides = [...hero.initial.slides, ...goldi.initial.slides];
  const pictures = slides.flatMap(({ desktop, phone }) => [desktop, phone]);
  expect(new Set(pictures).size).toBe(18);
  expect(new Set(slides.map(({ link }) => link.to)).size).toBe(9);
});
