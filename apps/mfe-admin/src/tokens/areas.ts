import type { TokenPermission } from '@tivara/contracts';
import type { ChoiceArea } from '../shared/form/choice-areas';

export const AREAS: readonly ChoiceArea<TokenPermission>[] = [
  { label: 'Overview', choices: [['overview:read', 'See']] },
  {
    label: 'Products',
    choices: [
      ['catalogue:read', 'See'],
      ['catalogue:write', 'Change'],
    ],
  },
  {
    label: 'Stores',
    choices: [
      ['stores:read', 'See'],
      ['stores:write', 'Change'],
    ],
  },
  {
    label: 'Pictures',
    choices: [
      ['media:read', 'See'],
      ['media:write', 'Change'],
    ],
  },
  {
    label: 'Content',
    choices: [
      ['content:read', 'See'],
      ['content:write', 'Change drafts'],
      ['content:publish', 'Publish'],
    ],
  },
  {
    label: 'Enquiries',
    choices: [
      ['enquiries:read', 'See'],
      ['enquiries:write', 'Answer'],
    ],
  },
  {
    label: 'Mail',
    choices: [
      ['mails:read', 'See'],
      ['mails:write', 'Send again'],
    ],
  },
  {
    label: 'Newsletter',
    choices: [
      ['newsletter:read', 'See'],
      ['newsletter:write', 'Remove'],
    ],
  },
  { label: 'Changes', choices: [['audit:read', 'See']] },
  { label: 'Releases', choices: [['releases:read', 'See']] },
];
