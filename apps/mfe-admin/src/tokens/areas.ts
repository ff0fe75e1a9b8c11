import type { TokenPermission } from '@tivara/contracts';

interface Area {
  label: string;
  /** What a token may do there. */
  rights: readonly (readonly [permission: TokenPermission, label: string])[];
}

export const AREAS: readonly Area[] = [
  { label: 'Overview', rights: [['overview:read', 'See']] },
  {
    label: 'Products',
    rights: [
      ['catalogue:read', 'See'],
      ['catalogue:write', 'Change'],
    ],
  },
  {
    label: 'Stores',
    rights: [
      ['stores:read', 'See'],
      ['stores:write', 'Change'],
    ],
  },
  {
    label: 'Pictures',
    rights: [
      ['media:read', 'See'],
      ['media:write', 'Change'],
    ],
  },
  {
    label: 'Content',
    rights: [
      ['content:read', 'See'],
      ['content:write', 'Change'],
    ],
  },
  {
    label: 'Enquiries',
    rights: [
      ['enquiries:read', 'See'],
      ['enquiries:write', 'Answer'],
    ],
  },
  {
    label: 'Mail',
    rights: [
      ['mails:read', 'See'],
      ['mails:write', 'Send again'],
    ],
  },
  {
    label: 'Newsletter',
    rights: [
      ['newsletter:read', 'See'],
      ['newsletter:write', 'Remove'],
    ],
  },
  { label: 'Changes', rights: [['audit:read', 'See']] },
  { label: 'Releases', rights: [['releases:read', 'See']] },
];

/** A line for each area: 'Stores: see, change'. */
export const describeRights = (permissions: readonly TokenPermission[]): string[] =>
  AREAS.flatMap(({ label, rights }) => {
    const granted = rights.filter(([permission]) => permissions.includes(permission));
    const words = granted.map(([, right]) => right.toLowerCase());
    return words.length ? [`${label}: ${words.join(', ')}`] : [];
  });
