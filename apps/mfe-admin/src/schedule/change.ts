import type { ScheduledChange } from '@tivara/contracts';
import { detailPath, formPath } from '../shared/section-path';

/** What shoppers notice. */
export const EFFECTS: Record<
  ScheduledChange['entity'],
  Record<ScheduledChange['change'], string>
> = {
  product: { starts: 'Shown', ends: 'Hidden' },
  collection: { starts: 'Shown with its products', ends: 'Hidden with its products' },
  content: { starts: 'New version', ends: 'Back to the version before' },
};

/** Of the page where a change is scheduled. */
export const pathOf = ({ entity, id }: ScheduledChange): string => {
  if (entity === 'content') return detailPath('content', id);
  if (entity === 'product') return `/AddProduct?id=${id}`;
  return formPath('collections', new URLSearchParams(), Number(id));
};
