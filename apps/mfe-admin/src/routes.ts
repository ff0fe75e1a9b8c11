import type { ComponentType } from 'react';
import type { Permission } from '@tivara/contracts';
import type * as Order from './reference/order/pages';
import type * as Reference from './reference/pages';

export interface AdminRoute {
  /** Below /admin. A detail page's id is `:id`. */
  path: string;
  title: string;
  permission: Permission;
  load: () => Promise<{ default: ComponentType }>;
}

const importPage = (
  path: string,
  title: string,
  permission: Permission,
  name: 'ImportProducts' | 'ImportStores',
): AdminRoute => ({
  path,
  title,
  permission,
  load: async () => ({ default: (await import('./import/import-section'))[name] }),
});
const referencePage = (path: string, title: string, name: keyof typeof Reference): AdminRoute => ({
  path,
  title,
  permission: 'catalogue:read',
  load: async () => ({ default: (await import('./reference/pages'))[name] }),
});

const orderPage = (path: string, title: string, name: keyof typeof Order): AdminRoute => ({
  path,
  title,
  permission: 'catalogue:write',
  load: async () => ({ default: (await import('./reference/order/pages'))[name] }),
});

/** Entries of the side menu are in layout/menu.ts. */
const ROUTES: readonly AdminRoute[] = [
  {
    path: '',
    title: 'Overview',
    permission: 'overview:read',
    load: () => import('./overview/section'),
  },
  {
    path: 'products',
    title: 'Product Table',
    permission: 'catalogue:read',
    load: () => import('./products/section'),
  },
  {
    path: 'stores',
    title: 'Store Table',
    permission: 'stores:read',
    load: () => import('./stores/section'),
  },
  importPage('products/import', 'Import products', 'catalogue:write', 'ImportProducts'),
  importPage('stores/import', 'Import stores', 'stores:write', 'ImportStores'),
  referencePage('categories', 'Add Category', 'Categories'),
  referencePage('materials', 'Add Material', 'Materials'),
  referencePage('finishings', 'Add Finishing', 'Finishings'),
  referencePage('colors', 'Add Colors', 'Colors'),
  referencePage('collections', 'Add Collection', 'Collections'),
  orderPage('collections/order', 'Order of collections', 'CollectionOrder'),
  orderPage('collections/products', 'Order of products', 'ProductOrder'),
  referencePage('frame-types', 'Add Type Frame', 'FrameTypes'),
  referencePage('shapes', 'Add Shape', 'Shapes'),
  {
    path: 'content',
    title: 'Content',
    permission: 'content:read',
    load: () => import('./content/section'),
  },
  {
    path: 'content/:id',
    title: 'Content',
    permission: 'content:read',
    load: () => import('./content/editor'),
  },
  {
    path: 'schedule',
    title: 'Schedule',
    permission: 'schedule:read',
    load: () => import('./schedule/section'),
  },
  {
    path: 'media',
    title: 'Media',
    permission: 'media:read',
    load: () => import('./library/section'),
  },
  {
    path: 'search-words',
    title: 'Search words',
    permission: 'catalogue:read',
    load: () => import('./search-words/section'),
  },
  {
    path: 'enquiries',
    title: 'Enquiries',
    permission: 'enquiries:read',
    load: () => import('./enquiries/section'),
  },
  {
    path: 'enquiries/templates',
    title: 'Reply templates',
    permission: 'enquiries:read',
    load: () => import('./enquiries/templates'),
  },
  {
    path: 'enquiries/:id',
    title: 'Enquiry',
    permission: 'enquiries:read',
    load: () => import('./enquiries/enquiry'),
  },
  { path: 'mails', title: 'Mail', permission: 'mails:read', load: () => import('./mails/section') },
  {
    path: 'mails/:id',
    title: 'Mail',
    permission: 'mails:read',
    load: () => import('./mails/mail'),
  },
  {
    path: 'accounts',
    title: 'Accounts',
    permission: 'accounts:read',
    load: () => import('./accounts/section'),
  },
  {
    path: 'tokens',
    title: 'API tokens',
    permission: 'tokens:read',
    load: () => import('./tokens/section'),
  },
  {
    path: 'webhooks',
    title: 'Webhooks',
    permission: 'webhooks:read',
    load: () => import('./webhooks/section'),
  },
  {
    path: 'webhooks/deliveries',
    title: 'Deliveries',
    permission: 'webhooks:read',
    load: () => import('./webhooks/deliveries'),
  },
  {
    path: 'newsletter',
    title: 'Newsletter',
    permission: 'newsletter:read',
    load: () => import('./newsletter/section'),
  },
  {
    path: 'trash',
    title: 'Trash',
    permission: 'trash:read',
    load: () => import('./trash/section'),
  },
  {
    path: 'audit',
    title: 'Changes',
    permission: 'audit:read',
    load: () => import('./audit/section'),
  },
  {
    path: 'releases',
    title: 'Releases',
    permission: 'releases:read',
    load: () => import('./releases/list'),
  },
  {
    path: 'releases/:id',
    title: 'Releases',
    permission: 'releases:read',
    load: () => import('./releases/detail'),
  },
  {
    path: 'account',
    title: 'Your account',
    permission: 'overview:read',
    load: () => import('./account/section'),
  },
];

export function routeAt(pathname: string): AdminRoute {
  const path = pathname.replace(/^\/admin\/?/, '').replace(/\/$/, '');
  const [section] = path.split('/');
  const named = ROUTES.find((route) => route.path === path);
  const detail = path.includes('/') && ROUTES.find((route) => route.path === `${section}/:id`);
  const found = named ?? (detail || ROUTES[0]);
  if (!found) throw new Error('The admin has no pages.');
  return found;
}

/** Paths of the sections that were query parameters until November 2026. */
const FORMER_SECTIONS: Readonly<Record<string, (params: URLSearchParams) => string>> = {
  start: () => '/admin',
  'import-products': () => '/admin/products/import',
  'import-stores': () => '/admin/stores/import',
  enquiry: (params) => `/admin/enquiries/${takeParam(params, 'id')}`,
  mail: (params) => `/admin/mails/${takeParam(params, 'id')}`,
  release: (params) => `/admin/releases/${takeParam(params, 'app')}`,
};

/** Where /admin?section=… redirects; null without a section. */
export function formerPath({ searchParams }: URL): string | null {
  const params = new URLSearchParams(searchParams);
  const section = takeParam(params, 'section');
  if (!section) return null;
  const path = FORMER_SECTIONS[section]?.(params) ?? `/admin/${section}`;
  return params.size > 0 ? `${path}?${params}` : path;
}

function takeParam(params: URLSearchParams, name: string): string {
  const value = params.get(name) ?? '';
  params.delete(name);
  return encodeURIComponent(value);
}
