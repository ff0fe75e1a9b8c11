import { redirect, type RouteObject } from 'react-router-dom';
import { ABOUT_HEAD, AboutPage } from '../pages/about';
import { WARRANTY_HEAD, WarrantyPage } from '../pages/warranty';
import type { RouteHandle } from './route';

/** The shell's own pages. */
export const SHELL_PAGES: RouteObject[] = [
  {
    id: 'shell/about',
    path: '/about',
    handle: { chrome: 'full', head: ABOUT_HEAD } satisfies RouteHandle,
    element: <AboutPage />,
  },
  {
    id: 'shell/warranty',
    path: '/warranty',
    handle: { chrome: 'full', head: WARRANTY_HEAD } satisfies RouteHandle,
    element: <WarrantyPage />,
  },
  // (DECISIONS, Screens: /home)
  { id: 'shell/home', path: '/home', loader: () => redirect('/', 301) },
];
