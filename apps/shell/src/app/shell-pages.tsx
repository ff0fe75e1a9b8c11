import { redirect, type RouteObject } from 'react-router-dom';
import { ABOUT_HEAD, AboutPage } from '../pages/about';
import { PRIVACY_HEAD, PrivacyPage } from '../pages/privacy';
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
  {
    id: 'shell/privacy',
    path: '/privacy',
    handle: { chrome: 'full', head: PRIVACY_HEAD } satisfies RouteHandle,
    element: <PrivacyPage />,
  },
  // (DECISIONS, Screens: /home)
  { id: 'shell/home', path: '/home', loader: () => redirect('/', 301) },
];
