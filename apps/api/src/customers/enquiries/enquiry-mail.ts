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
