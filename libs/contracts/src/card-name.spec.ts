import { cardName } from './card-name.js';

test.each([
  ['TV-104 Meridian', 'TV-104'],
  ['Juhu', 'Juhu'],
  ['TV-30😎 Glow', 'TV-30😎'],
  ['TV-3👨‍👩‍👧🇮🇳 Home', 'TV-3👨‍👩‍👧🇮🇳'],
  ['Cafe\u0301 du Nord', 'Cafe\u0301 d'],
  ['मुंबई चश्मा', 'मुंबई चश्'],
  ['', ''],
])('%s is shown as %s', (name, shown) => expect(cardName(name)).toBe(shown));
