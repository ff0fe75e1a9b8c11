import type { ComponentType } from 'react';
import { API, type ApiCall, type Page } from '@tivara/contracts';

/** A part of the back office that the side menu leads to. */
export interface Section {
  /** In the URL: /admin?section=stores */
  id: string;
  /** In the side menu. (SPEC 2, Admin dashboard) */
  label: string;
  /** The document's title. */
  title: string;
  group: 'Tables' | 'Add' | 'Office' | null;
  /** The section that leads to this one; it has no entry of its own in the menu. */
  inside?: string;
  /** Its module, loaded when it is first opened. */
  load: () => Promise<{ default: ComponentType }>;
  /** A number beside the label. */
  count?: (api: ApiCall) => Promise<number>;
}

const totalOf =
  (path: string, filter = '') =>
  async (api: ApiCall) => {
    const { total } = await api<Page<unknown>>(
      `${path}?${filter && `${filter}&`}page=1&pageSize=1`,
    );
    return total;
  };

/** All of them in the menu's order; /admin opens the first. A new one needs a line here and a module of its own. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'start',
    label: 'Start',
    title: 'Start',
    group: null,
    load: () => import('../start/section'),
  },
  {
    id: 'products',
    label: 'Products Table',
    title: 'Product Table',
    group: 'Tables',
    load: () => import('../products/section'),
    count: totalOf(API.adminProducts),
  },
  {
    id: 'stores',
    label: 'Store Table',
    title: 'Store Table',
    group: 'Tables',
    load: () => import('../stores/section'),
    count: totalOf(API.admin(API.stores)),
  },
  {
    id: 'import-products',
    label: 'Import products',
    title: 'Import products',
    group: 'Tables',
    inside: 'products',
    load: () => import('../import/products'),
  },
  {
    id: 'import-stores',
    label: 'Import stores',
    title: 'Import stores',
    group: 'Tables',
    inside: 'stores',
    load: () => import('../import/stores'),
  },
  {
    id: 'categories',
    label: 'Add Category',
    title: 'Add Category',
    group: 'Add',
    load: () => import('../reference/category'),
  },
  {
    id: 'materials',
    label: 'Add Material',
    title: 'Add Material',
    group: 'Add',
    load: () => import('../reference/material'),
  },
  {
    id: 'finishings',
    label: 'Add Finishing',
    title: 'Add Finishing',
    group: 'Add',
    load: () => import('../reference/finishing'),
  },
  {
    id: 'colors',
    label: 'Add Colors',
    title: 'Add Colors',
    group: 'Add',
    load: () => import('../reference/color'),
  },
  {
    id: 'collections',
    label: 'Add Collection',
    title: 'Add Collection',
    group: 'Add',
    load: () => import('../reference/collection'),
  },
  {
    id: 'frame-types',
    label: 'Add Type Frame',
    title: 'Add Type Frame',
    group: 'Add',
    load: () => import('../reference/frame-type'),
  },
  {
    id: 'shapes',
    label: 'Add Shape',
    title: 'Add Shape',
    group: 'Add',
    load: () => import('../reference/shape'),
  },
  {
    id: 'enquiries',
    label: 'Enquiries',
    title: 'Enquiries',
    group: 'Office',
    load: () => import('../enquiries/section'),
    count: totalOf(API.adminEnquiries, 'status=new'),
  },
  {
    id: 'enquiry',
    label: 'Enquiry',
    title: 'Enquiry',
    group: 'Office',
    inside: 'enquiries',
    load: () => import('../enquiries/enquiry'),
  },
  {
    id: 'mails',
    label: 'Mail',
    title: 'Mail',
    group: 'Office',
    load: () => import('../mails/section'),
    count: totalOf(API.adminMails, 'state=dead'),
  },
  {
    id: 'mail',
    label: 'Mail',
    title: 'Mail',
    group: 'Office',
    inside: 'mails',
    load: () => import('../mails/mail'),
  },
  {
    id: 'accounts',
    label: 'Accounts',
    title: 'Accounts',
    group: 'Office',
    load: () => import('../accounts/section'),
  },
  {
    id: 'newsletter',
    label: 'Newsletter',
    title: 'Newsletter',
    group: 'Office',
    load: () => import('../newsletter/section'),
  },
  {
    id: 'audit',
    label: 'Changes',
    title: 'Changes',
    group: 'Office',
    load: () => import('../audit/section'),
  },
  {
    id: 'releases',
    label: 'Releases',
    title: 'Releases',
    group: 'Office',
    load: () => import('../releases/list'),
  },
  {
    id: 'release',
    label: 'Release',
    title: 'Releases',
    group: 'Office',
    inside: 'releases',
    load: () => import('../releases/detail'),
  },
];

/** The section that the URL asks for; the first one for what there is not. */
export function sectionOf(params: URLSearchParams): Section {
  const [first] = SECTIONS;
  const found = SECTIONS.find(({ id }) => id === params.get('section')) ?? first;
  if (!found) throw new Error('The back office has no section.');
  return found;
}
