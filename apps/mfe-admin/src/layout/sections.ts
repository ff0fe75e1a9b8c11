import { API, type ApiCall, type Page } from '@tivara/contracts';

/** An entry of the side menu. Its page is a route of routes.ts. */
export interface Section {
  /** In the URL: /admin/stores */
  id: string;
  label: string;
  group: 'Tables' | 'Add' | 'Manage' | null;
  count?: (api: ApiCall) => Promise<number>;
}

const totalOf =
  (path: string, filter = '') =>
  async (api: ApiCall) =>
    (await api<Page<unknown>>(`${path}?${filter}page=1&pageSize=1`)).total;

export const SECTIONS: readonly Section[] = [
  { id: 'overview', label: 'Overview', group: null },
  { id: 'products', label: 'Products Table', group: 'Tables', count: totalOf(API.adminProducts) },
  { id: 'stores', label: 'Store Table', group: 'Tables', count: totalOf(API.admin(API.stores)) },
  { id: 'categories', label: 'Add Category', group: 'Add' },
  { id: 'materials', label: 'Add Material', group: 'Add' },
  { id: 'finishings', label: 'Add Finishing', group: 'Add' },
  { id: 'colors', label: 'Add Colors', group: 'Add' },
  { id: 'collections', label: 'Add Collection', group: 'Add' },
  { id: 'frame-types', label: 'Add Type Frame', group: 'Add' },
  { id: 'shapes', label: 'Add Shape', group: 'Add' },
  {
    id: 'enquiries',
    label: 'Enquiries',
    group: 'Manage',
    count: totalOf(API.adminEnquiries, 'status=new&'),
  },
  { id: 'mails', label: 'Mail', group: 'Manage', count: totalOf(API.adminMails, 'state=dead&') },
  { id: 'accounts', label: 'Accounts', group: 'Manage' },
  { id: 'newsletter', label: 'Newsletter', group: 'Manage' },
  { id: 'audit', label: 'Changes', group: 'Manage' },
  { id: 'releases', label: 'Releases', group: 'Manage' },
];
