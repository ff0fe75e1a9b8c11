import { publicationState, type Publication, type PublicationState } from '@tivara/contracts';
import { Mark } from '../ui/mark';
import { shopTime } from '../ui/time';

export const STATE_LABELS: Readonly<Record<PublicationState, string>> = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Draft',
  hidden: 'Hidden',
};

const TONES = { published: 'good', scheduled: 'waiting', draft: 'quiet', hidden: 'quiet' } as const;

export function StateMark({ of }: { of: Publication }) {
  const state = publicationState(of);
  return <Mark tone={TONES[state]}>{STATE_LABELS[state]}</Mark>;
}

const until = ({ ends_at }: Publication) => (ends_at ? ` until ${shopTime(ends_at)}` : '');

/** Whether and when shoppers see it, as a sentence. @param what 'product' */
export function describeState(row: Publication, what: string): string {
  switch (publicationState(row)) {
    case 'draft':
      return `Shoppers don’t see this ${what} until you publish it.`;
    case 'scheduled':
      return `Shoppers see this ${what} from ${shopTime(row.starts_at ?? '')}${until(row)}.`;
    case 'published':
      return `Shoppers see this ${what}${until(row)}.`;
    case 'hidden':
      return `Shoppers don’t see this ${what} any more.`;
  }
}
