import { COLOURS as colours } from './colours';

test('the fourteen colours are in brand order', () => {
  expect(Object.keys(colours).join(' ')).toBe(
    'GOLD GUN SILVER BLACK BRONZE PINK PURPLE BROWN GREY RED BLUE GREEN CRYSTAL KHAKI',
  );
});
