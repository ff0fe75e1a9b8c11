import { msg } from '@tivara/state';

/** The colours of home, which are searches, and their swatches. (SPEC 3) */
export const COLOURS: Readonly<Record<string, string>> = {
  [msg('GOLD')]: '#D4AF37',
  [msg('GUN')]: '#53565A',
  [msg('SILVER')]: '#C0C0C0',
  [msg('BLACK')]: '#1A1A1A',
  [msg('BRONZE')]: '#8C6A43',
  [msg('PINK')]: '#E3A6A1',
  [msg('PURPLE')]: '#5B3A6E',
  [msg('BROWN')]: '#5E4030',
  [msg('GREY')]: '#8F9296',
  [msg('RED')]: '#8E1F2B',
  [msg('BLUE')]: '#27487A',
  [msg('GREEN')]: '#2F5A47',
  [msg('CRYSTAL')]: '#EDE6DA',
  [msg('KHAKI')]: '#7F774F',
};
