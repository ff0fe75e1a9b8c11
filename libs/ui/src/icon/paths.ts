/** Icons in a box of 20 × 20. Constants, so that a bundle contains only those it uses. */
export type IconPath = `${'M' | 'm'}${number}${string}`;

export const arrowLeft = 'M17 10H3m5-5-5 5 5 5';
export const arrowRight = 'M3 10h14m-5-5 5 5-5 5';
export const check = 'm4 10.5 4 4 8-9';
export const arrowUp = 'M10 17V3m-5 5 5-5 5 5';
export const arrowDown = 'M10 3v14m-5-5 5 5 5-5';
export const chevronDown = 'm5 8 5 5 5-5';
export const close = 'm4.5 4.5 11 11m0-11-11 11';
export const compare =
  'M10 3v14M7 17h6M4.5 6h11M4.5 6l-2.3 5.5a2.4 2.4 0 0 0 4.6 0ZM15.5 6l-2.3 5.5a2.4 2.4 0 0 0 4.6 0Z';
export const download = 'M10 3v10m-4-4 4 4 4-4M3.5 16.5h13';
export const error = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 6.2v4.6m0 2.6v.1';
export const external = 'M8 4.5H4.5v11h11V12M11 4h5v5m0-5-7 7';
export const filter =
  'M2.5 6.5h9m4 0h2M2.5 13.5h2m4 0h9M11.5 6.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4.5 13.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const heart =
  'M10 16.6S2.8 12.6 2.8 7.7A3.8 3.8 0 0 1 10 6a3.8 3.8 0 0 1 7.2 1.7c0 4.9-7.2 8.9-7.2 8.9Z';
export const lock = 'M4.5 9h11v7.5h-11ZM7 9V6.8a3 3 0 0 1 6 0V9';
export const menu = 'M2.5 6.5h15M2.5 13.5h15';
export const more =
  'M3.7 10a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M9.2 10a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M14.7 10a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0';
export const network = 'M13.5 3.5H12a2.5 2.5 0 0 0-2.5 2.5v11M6.5 9.5h6';
export const pause = 'M7 5v10M13 5v10';
export const person =
  'M6.8 6.8a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M3.5 17c.5-3.4 3.1-5 6.5-5s6 1.6 6.5 5';
export const photo =
  'M7 3h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM6.7 10a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M14 6v.05';
export const pin =
  'M10 17.5s5.5-5 5.5-9.3a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9.3 5.5 9.3ZM8.1 8.2a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0';
export const play = 'm6.5 4.5 9 5.5-9 5.5Z';
export const minus = 'M4 10h12';
export const plus = 'M10 4v12M4 10h12';
export const retry = 'M16 10a6 6 0 1 1-1.8-4.3M16.5 3v3.5H13';
export const search = 'M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M13.2 13.2l4.3 4.3';
export const share = 'M10 12.5V3M6.5 6.5 10 3l3.5 3.5M6.5 9H4.5v8h11V9h-2';
export const sortDown = 'M10 5v10m4-4-4 4-4-4';
export const sortUp = 'M10 15V5m-4 4 4-4 4 4';
export const toTop = 'M4 3h12M10 17V7m-5 5 5-5 5 5';
export const upload = 'M10 13V3m-4 4 4-4 4 4M3.5 16.5h13';
