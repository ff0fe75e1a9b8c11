import type { Color } from '@tivara/contracts';

/** (SPEC 3; DECISIONS, Brand) */
export const HOME_COLOURS: readonly Color[] = [
  { color_id: 1, color_name: 'GOLD', color_code: '#D4AF37' },
  { color_id: 2, color_name: 'GUN', color_code: '#53565A' },
  { color_id: 3, color_name: 'SILVER', color_code: '#C0C0C0' },
  { color_id: 4, color_name: 'BLACK', color_code: '#1A1A1A' },
  { color_id: 5, color_name: 'BRONZE', color_code: '#8C6A43' },
  { color_id: 6, color_name: 'PINK', color_code: '#E3A6A1' },
  { color_id: 7, color_name: 'PURPLE', color_code: '#5B3A6E' },
  { color_id: 8, color_name: 'BROWN', color_code: '#5E4030' },
  { color_id: 9, color_name: 'GREY', color_code: '#8F9296' },
  { color_id: 10, color_name: 'RED', color_code: '#8E1F2B' },
  { color_id: 11, color_name: 'BLUE', color_code: '#27487A' },
  { color_id: 12, color_name: 'GREEN', color_code: '#2F5A47' },
  { color_id: 13, color_name: 'CRYSTAL', color_code: '#EDE6DA' },
  { color_id: 14, color_name: 'KHAKI', color_code: '#7F774F' },
];
