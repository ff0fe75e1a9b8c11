import type { ReactNode } from 'react';

export const PATHS = {
  'arrow-left': <path d="M17 10H3m5-5-5 5 5 5" />,
  'arrow-right': <path d="M3 10h14m-5-5 5 5-5 5" />,
  check: <path d="m4 10.5 4 4 8-9" />,
  'chevron-down': <path d="m5 8 5 5 5-5" />,
  'chevron-up': <path d="m5 12 5-5 5 5" />,
  close: <path d="m4.5 4.5 11 11m0-11-11 11" />,
  download: <path d="M10 3v10m-4-4 4 4 4-4M3.5 16.5h13" />,
  error: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6.2v4.6m0 2.6v.1" />
    </>
  ),
  external: <path d="M8 4.5H4.5v11h11V12M11 4h5v5m0-5-7 7" />,
  filter: (
    <>
      <path d="M2.5 6.5h9m4 0h2M2.5 13.5h2m4 0h9" />
      <circle cx="13.5" cy="6.5" r="2" />
      <circle cx="6.5" cy="13.5" r="2" />
    </>
  ),
  heart: (
    <path d="M10 16.6S2.8 12.6 2.8 7.7A3.8 3.8 0 0 1 10 6a3.8 3.8 0 0 1 7.2 1.7c0 4.9-7.2 8.9-7.2 8.9Z" />
  ),
  lock: (
    <>
      <rect x="4.5" y="9" width="11" height="7.5" />
      <path d="M7 9V6.8a3 3 0 0 1 6 0V9" />
    </>
  ),
  menu: <path d="M2.5 6.5h15M2.5 13.5h15" />,
  more: (
    <>
      <circle cx="4.5" cy="10" r=".8" />
      <circle cx="10" cy="10" r=".8" />
      <circle cx="15.5" cy="10" r=".8" />
    </>
  ),
  network: <path d="M13.5 3.5H12a2.5 2.5 0 0 0-2.5 2.5v11M6.5 9.5h6" />,
  pause: <path d="M7 5v10M13 5v10" />,
  pencil: <path d="m4 16 .8-3.4L13.2 4.2l2.6 2.6-8.4 8.4L4 16Zm7.4-10 2.6 2.6" />,
  photo: (
    <>
      <rect x="3" y="3" width="14" height="14" rx="4" />
      <circle cx="10" cy="10" r="3.3" />
      <path d="M14 6v.05" />
    </>
  ),
  pin: (
    <>
      <path d="M10 17.5s5.5-5 5.5-9.3a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9.3 5.5 9.3Z" />
      <circle cx="10" cy="8.2" r="1.9" />
    </>
  ),
  play: <path d="m6.5 4.5 9 5.5-9 5.5Z" />,
  minus: <path d="M4 10h12" />,
  plus: <path d="M10 4v12M4 10h12" />,
  retry: <path d="M16 10a6 6 0 1 1-1.8-4.3M16.5 3v3.5H13" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 4.3 4.3" />
    </>
  ),
  share: <path d="M10 12.5V3M6.5 6.5 10 3l3.5 3.5M6.5 9H4.5v8h11V9h-2" />,
  'sort-down': <path d="M10 5v10m4-4-4 4-4-4" />,
  'sort-up': <path d="M10 15V5m-4 4 4-4 4 4" />,
  trash: <path d="M4 6h12M8 6V4h4v2M5.5 6l.7 10h7.6l.7-10M8.5 9v4.5m3-4.5v4.5" />,
  upload: <path d="M10 13V3m-4 4 4-4 4 4M3.5 16.5h13" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof PATHS;
