import { BRAND } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { AppState } from '../../platform/database/data-version.js';
import { insertAll } from '../../platform/database/insert.js';
import { searchKey } from '../../platform/database/search-key.js';
import { ReplyTemplate } from './enquiry.entity.js';

const CLOSING = `Kind regards,\n{sender}\n${BRAND.name}`;

const DEFAULTS = [
  {
    name: 'Where to see the frames',
    text: `Dear {name},

Thank you for your enquiry {reference} about {frames}.

You can see and try the frames at {store}. They are set aside for you: please name your reference when you come.

${CLOSING}`,
  },
  {
    name: 'Confirm a visit',
    text: `Dear {name},

Thank you for your enquiry {reference}. We look forward to your visit to {store}, {visit}.

{frames} will be ready for you to try on. If another time suits you better, just answer this mail.

${CLOSING}`,
  },
  {
    name: 'Ask for a phone call',
    text: `Dear {name},

Thank you for your enquiry {reference} about {frames}.

We would like to talk about the fit and your lenses. When may we call you?

${CLOSING}`,
  },
  {
    name: 'Not available at present',
    text: `Dear {name},

Thank you for your enquiry {reference} about {frames}.

At present we cannot deliver all of these frames. Shall we let you know as soon as they are back, or suggest something similar?

${CLOSING}`,
  },
];

/** Once, so that a restart does not restore deleted ones. */
export async function insertDefaultReplyTemplates(manager: EntityManager): Promise<void> {
  const marker = { name: 'reply templates' };
  if (await manager.existsBy(AppState, marker)) return;
  await insertAll(
    manager,
    ReplyTemplate,
    DEFAULTS.map((template) => ({ ...template, nameKey: searchKey(template.name) })),
  );
  await manager.insert(AppState, { ...marker, value: new Date().toISOString() });
}
