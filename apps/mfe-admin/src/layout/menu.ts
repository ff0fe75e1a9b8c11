import { API, type ApiCall, type Page } from '@tivara/contracts';

interface MenuEntry {
  /** Below /admin. */
  path: string;
  label: string;
  count?: (api: ApiCall) => Promise<number>;
}

const totalOf =
  (path: string, filter = '') =>
  async (api: ApiCall) =>
    (await api<Page<unknown>>(`${path}?${filter}page=1&pageSize=1`)).total;

/** The entries of the side menu by group. (SPEC 2, Admin dashboard) */
export const MENU: readonly [group: string | null, entries: readonly MenuEntry[]][] = [
  [null, [{ path: '', label: 'Overview' }]],
  [
    'Tables',
    [
      { path: 'products', label: 'Products Table', count: totalOf(API.adminProducts) },
      { path: 'stores', label: 'Store Table', count: totalOf(API.admin(API.stores)) },
    ],
  ],
  [
    'Add',
    [
      { path: 'categories', label: 'Add Category' },
      { path: 'materials', label: 'Add Material' },
      { path: 'finishings', label: 'Add Finishing' },
      { path: 'colors', label: 'Add Colors' },
      { path: 'collections', label: 'Add Collection' },
      { path: 'frame-types', label: 'Add Type Frame' },
      { path: 'shapes', label: 'Add Shape' },
    ],
  ],
  [
    'Manage',
    [
      { path: 'enquiries', label: 'Enquiries', count: totalOf(API.adminEnquiries, 'status=new&') },
      { path: 'mails', label: 'Mail', count: totalOf(API.adminMails, 'state=dead&') },
      { path: 'accounts', label: 'Accounts' },
      { path: 'newsletter', label: 'Newsletter' },
      { path: 'audit', label: 'Changes' },
      { path: 'releases', label: 'Releases' },
    ],
  ],
];
