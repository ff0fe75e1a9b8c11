import type { WebhookEvent } from '@tivara/contracts';
import type { ChoiceArea } from '../shared/form/choice-areas';

const changesOf = <Noun extends string>(noun: Noun) =>
  [
    [`${noun}.created`, 'Created'],
    [`${noun}.updated`, 'Updated'],
    [`${noun}.deleted`, 'Deleted'],
  ] as const;

export const EVENT_AREAS: readonly ChoiceArea<WebhookEvent>[] = [
  { label: 'Products', choices: changesOf('product') },
  { label: 'Reference lists', choices: changesOf('reference') },
  { label: 'Stores', choices: changesOf('store') },
  { label: 'Enquiries', choices: changesOf('enquiry') },
  {
    label: 'Newsletter',
    choices: [
      ['newsletter.subscribed', 'Subscribed'],
      ['newsletter.unsubscribed', 'Unsubscribed'],
      ['newsletter.deleted', 'Deleted'],
    ],
  },
  { label: 'Releases', choices: [['release.deployed', 'Deployed']] },
];
