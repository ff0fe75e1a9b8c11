import type { MailContent } from '../../platform/mail/mail-template.js';
import type { Media } from '../../platform/media/media.entity.js';
import { mailPicture } from '../../platform/media/picture.js';
import { siteUrl, type Settings } from '../../platform/settings/settings.js';
import { message, type Message } from '../../platform/wording/message.js';

export interface EnquiredFrame {
  productName: string;
  colorName: string;
  media: Media | null;
}

/** The frames of an enquiry as its mails list them. */
export const toMailItems = (
  settings: Settings,
  frames: readonly EnquiredFrame[],
): MailContent['items'] =>
  frames.map(({ productName, colorName, media }) => ({
    name: productName,
    detail: colorName,
    image: media && siteUrl(settings, mailPicture(media)),
  }));

const SUBJECT = message('Your enquiry {reference}');

/** Of all mails to the shopper, so that mail programs group them. */
export const subjectOf = (reference: string): Message => SUBJECT.with({ reference });

const TIME_WORDS = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
   january february march april may june july august september october november december
   jan feb mar apr jun jul aug sep sept oct nov dec today tomorrow tonight this next coming week weekend weekday
   weekends weekdays month day days any every early late morning mornings afternoon afternoons evening evenings
   noon midday lunch lunchtime am pm a m p o clock h hrs hours st nd rd th
   after before around about between from until till to by on at in the of or and either`.split(
    /\s+/,
  ),
);

/** A text of these words and short numbers alone can be mailed to any address: it can carry no message, link or number to call. */
export const isDayAndTime = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []).every((part) =>
    /^\p{L}/u.test(part) ? TIME_WORDS.has(part) : part.length <= 4,
  ) && /^[\p{L}\p{N}\s.,:;/()&'’–-]+$/u.test(text);
