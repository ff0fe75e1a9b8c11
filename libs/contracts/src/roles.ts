export const STAFF_ROLES = [
  'owner',
  'catalogue-editor',
  'content-editor',
  'content-author',
  'support',
  'release-manager',
  'read-only',
] as const;
/** A role in the admin. */
export type StaffRole = (typeof STAFF_ROLES)[number];
export const ROLES = [...STAFF_ROLES, 'customer'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  'catalogue-editor': 'Catalogue editor',
  'content-editor': 'Content editor',
  'content-author': 'Content author',
  support: 'Support',
  'release-manager': 'Release manager',
  'read-only': 'Read-only',
  customer: 'Customer',
};
export const ROLE_DESCRIPTIONS: Readonly<Record<Role, string>> = {
  owner: 'Has full access, including accounts and roles.',
  'catalogue-editor': 'Edits and imports products, reference lists and stores.',
  'content-editor':
    'Edits and publishes the texts and pictures of pages, edits stores, and exports newsletter addresses.',
  'content-author': 'Prepares the texts and pictures of pages as drafts, and publishes none.',
  support: 'Works on enquiries, mail and newsletter addresses.',
  'release-manager': 'Promotes, aborts, previews and rolls back releases.',
  'read-only': 'Sees every section, and changes nothing.',
  customer: 'Shops with an account. Has no access to the admin.',
};

/** Which roles have a permission besides the owner, who has all of them. (docs/reference/routes.md) */
const GRANTED = {
  'overview:read': STAFF_ROLES,
  'catalogue:read': ['catalogue-editor', 'read-only'],
  'catalogue:write': ['catalogue-editor'],
  'stores:read': ['catalogue-editor', 'content-editor', 'read-only'],
  'stores:write': ['catalogue-editor', 'content-editor'],
  'media:read': ['catalogue-editor', 'content-editor', 'content-author', 'read-only'],
  'media:write': ['catalogue-editor', 'content-editor', 'content-author'],
  'content:read': ['content-editor', 'content-author', 'read-only'],
  /** Drafts and links to them. */
  'content:write': ['content-editor', 'content-author'],
  /** What shoppers see, now or later. */
  'content:publish': ['content-editor'],
  /** What is scheduled of what one may read. */
  'schedule:read': ['catalogue-editor', 'content-editor', 'content-author', 'read-only'],
  /** Links to the site as it will be. */
  'schedule:write': ['catalogue-editor', 'content-editor'],
  'trash:read': ['catalogue-editor', 'content-editor', 'support', 'read-only'],
  /** Only of records that the role may change. */
  'trash:write': ['catalogue-editor', 'content-editor', 'support'],
  'enquiries:read': ['support', 'read-only'],
  'enquiries:write': ['support'],
  'enquiries:export': ['support'],
  'mails:read': ['support', 'read-only'],
  'mails:write': ['support'],
  'mails:export': ['support'],
  'newsletter:read': ['content-editor', 'support', 'read-only'],
  'newsletter:write': ['support'],
  'newsletter:export': ['content-editor', 'support'],
  'accounts:read': ['read-only'],
  'accounts:write': [],
  'accounts:export': [],
  'audit:read': ['read-only'],
  'audit:export': [],
  'releases:read': ['release-manager', 'read-only'],
  'releases:write': ['release-manager'],
  'tokens:read': ['read-only'],
  'tokens:write': [],
  'webhooks:read': ['read-only'],
  'webhooks:write': [],
  /** One's own saved views of tables. */
  'views:read': STAFF_ROLES,
  'views:write': STAFF_ROLES,
  /** One's own second factors. */
  'factors:read': STAFF_ROLES,
  'factors:write': STAFF_ROLES,
} as const satisfies Record<string, readonly StaffRole[]>;
export type Permission = keyof typeof GRANTED;
export const PERMISSIONS = Object.keys(GRANTED) as Permission[];

/** What an API token may be given: nothing that needs a second factor, and nothing of people's own. */
export const TOKEN_PERMISSIONS = [
  'overview:read',
  'catalogue:read',
  'catalogue:write',
  'stores:read',
  'stores:write',
  'media:read',
  'media:write',
  'content:read',
  'content:write',
  'content:publish',
  'enquiries:read',
  'enquiries:write',
  'mails:read',
  'mails:write',
  'newsletter:read',
  'newsletter:write',
  'audit:read',
  'releases:read',
] as const satisfies readonly Permission[];
export type TokenPermission = (typeof TOKEN_PERMISSIONS)[number];

/** False for roles that this version does not know. */
export function hasPermission(role: Role | null | undefined, permission: Permission): boolean {
  const granted: readonly unknown[] = GRANTED[permission];
  return role === 'owner' || granted.includes(role);
}

export const isStaff = (role: Role): role is StaffRole => role !== 'customer';
