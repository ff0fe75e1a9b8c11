import type { RouteObject } from 'react-router-dom';

/** The shell's own pages. */
export const SHELL_PAGES: RouteObject[] = [];
