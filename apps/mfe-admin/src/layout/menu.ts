import { hasPermission } from '@tivara/contracts';
import type { ApiCall, Permission, StaffRole } from '@tivara/contracts';

interface MenuEntry {
  /** Below /admin. */
  path: string;
  label: string;
  permission: Permission;
  count?: (api: ApiCall) => Promise<number>;
}
type MenuGroup = readonly [group: string | null, entries: readonly MenuEntry[]];

const ONE = { page: 1, pageSize: 1 };

const REFERENCE_LISTS = [
  { path: 'categories', label: 'Add Category', listLabel: 'Categories' },
  { path: 'materials', label: 'Add Material', listLabel: 'Materials' },
  { path: 'finishings', label: 'Add Finishing', listLabel: 'Finishings' },
  { path: 'colors', label: 'Add Colors', listLabel: 'Colors' },
  { path: 'collections', label: 'Add Collection', listLabel: 'Collections' },
  { path: 'frame-types', label: 'Add Type Frame', listLabel: 'Type Frames' },
  { path: 'shapes', label: 'Add Shape', listLabel: 'Shapes' },
];

/** The entries of the side menu by group: the sections that the role may see. (SPEC 2, Admin dashboard) */
export function menuOf(role: StaffRole | null): MenuGroup[] {
  const canAdd = hasPermission(role, 'catalogue:write');
  const groups: MenuGroup[] = [
    [null, [{ path: '', label: 'Overview', permission: 'overview:read' }]],
    [
      'Tables',
      [
        {
          path: 'products',
          label: 'Products Table',
          permission: 'catalogue:read',
          count: async (api) => (await api('/api/admin/products', { query: ONE })).total,
        },
        {
          path: 'stores',
          label: 'Store Table',
          permission: 'stores:read',
          count: async (api) => (await api('/api/admin/store', { query: ONE })).total,
        },
      ],
    ],
    [
      canAdd ? 'Add' : 'Reference lists',
      REFERENCE_LISTS.map(({ path, label, listLabel }) => ({
        path,
        label: canAdd ? label : listLabel,
        permission: 'catalogue:read',
      })),
    ],
    [
      'Manage',
      [
        { path: 'content', label: 'Content', permission: 'content:read' },
        { path: 'schedule', label: 'Schedule', permission: 'schedule:read' },
        { path: 'media', label: 'Media', permission: 'media:read' },
        { path: 'search-words', label: 'Search words', permission: 'catalogue:read' },
        {
          path: 'enquiries',
          label: 'Enquiries',
          permission: 'enquiries:read',
          count: async (api) =>
            (await api('/api/admin/enquiries', { query: { ...ONE, status: 'new' } })).total,
        },
        {
          path: 'mails',
          label: 'Mail',
          permission: 'mails:read',
          count: async (api) =>
            (await api('/api/admin/mails', { query: { ...ONE, state: 'dead' } })).total,
        },
        { path: 'accounts', label: 'Accounts', permission: 'accounts:read' },
        { path: 'tokens', label: 'API tokens', permission: 'tokens:read' },
        { path: 'webhooks', label: 'Webhooks', permission: 'webhooks:read' },
        { path: 'newsletter', label: 'Newsletter', permission: 'newsletter:read' },
        { path: 'trash', label: 'Trash', permission: 'trash:read' },
        { path: 'audit', label: 'Changes', permission: 'audit:read' },
        { path: 'releases', label: 'Releases', permission: 'releases:read' },
      ],
    ],
  ];
  return groups
    .map(([group, entries]): MenuGroup => [
      group,
      entries.filter(({ permission }) => hasPermission(role, permission)),
    ])
    .filter(([, entries]) => entries.length > 0);
}
