import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { BRAND } from '@tivara/contracts';
import { DataSource, Repository, type EntityManager } from 'typeorm';
import { findCatalogueNames } from '../../catalogue/index.js';
import { Clock } from '../../platform/clock.js';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { insertRow } from '../../platform/database/insert.js';
import { searchKey, searchKeyOf } from '../../platform/database/search-key.js';
import type { MailContent } from '../../platform/mail/mail-template.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { Media } from '../../platform/media/media.entity.js';
import { MediaService } from '../../platform/media/media.service.js';
import { mailPicture } from '../../platform/media/picture.js';
import { SETTINGS, type Settings, siteUrl } from '../../platform/settings/settings.js';
import { ThrottleService } from '../../platform/throttling/throttle.service.js';
import { EnquiryItem, Enquiry } from './enquiry.entity.js';
import type { EnquiryDto } from './enquiry.dto.js';

/** Without characters that are easily confused on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

interface SavedItem {
  productName: string;
  colorName: string;
  media: Media | null;
}

@Injectable()
export class EnquiryService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Enquiry) private readonly enquiries: Repository<Enquiry>,
    private readonly clock: Clock,
    private readonly media: MediaService,
    private readonly mail: MailService,
    private readonly throttle: ThrottleService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async receive(enquiry: EnquiryDto): Promise<string> {
    const { key } = enquiry;
    const before = key && (await this.referenceOf(key));
    if (before) return before;
    try {
      return await this.store(enquiry);
    } catch (error) {
      // A concurrent request with the same key was stored first.
      const other = key && isUniqueViolation(error) && (await this.referenceOf(key));
      if (other) return other;
      throw error;
    }
  }

  private async referenceOf(requestKey: string): Promise<string | null> {
    const enquiry = await this.enquiries.findOne({
      select: { id: true, reference: true },
      where: { requestKey },
    });
    return enquiry?.reference ?? null;
  }

  private async store({ data, wishlist, key }: EnquiryDto): Promise<string> {
    const reference = newReference();
    // Protects mailboxes from this form.
    const copies = await this.throttle.allows('mailbox', searchKey(data.to_email));
    await this.dataSource.transaction(async (manager) => {
      const items: SavedItem[] = [];
      for (const { product_name, selected_color, image } of wishlist)
        items.push({
          productName: product_name,
          colorName: selected_color,
          media: image ? await this.media.find(manager, image) : null,
        });
      const enquiry = await this.insert(
        manager,
        { reference, requestKey: key ?? null },
        data,
        items,
      );
      await this.mail.enqueue(manager, {
        kind: 'enquiry',
        to: this.settings.enquiryTo,
        replyTo: data.to_email,
        subject: `Enquiry ${reference} from ${data.to_name}`,
        paragraphs: ['A shopper sent a wishlist. Answer this mail to answer the shopper.'],
        facts: [
          ['Name', data.to_name],
          ['Email', data.to_email],
          ['Phone', data.to_number],
          ['Reference', reference],
        ],
        items: this.toMailItems(items),
        action: { label: 'Open the admin', url: siteUrl(this.settings, '/admin') },
        enquiryId: enquiry,
      });
      if (copies)
        await this.mail.enqueue(manager, {
          kind: 'enquiry-copy',
          to: data.to_email,
          replyTo: this.settings.enquiryTo,
          subject: `Your enquiry ${reference}`,
          paragraphs: [
            'Thank you for your enquiry. We will answer as soon as we can.',
            `Your reference number is ${reference}.`,
          ],
          items: this.toMailItems(await onlyOurs(manager, items)),
          footnote: `If you did not ask ${BRAND.name} anything, you can ignore this mail.`,
          enquiryId: enquiry,
        });
    });
    return reference;
  }

  private async insert(
    manager: EntityManager,
    names: Pick<Enquiry, 'reference' | 'requestKey'>,
    { to_name, to_email, to_number }: EnquiryDto['data'],
    items: SavedItem[],
  ): Promise<number> {
    const enquiryId = await insertRow(manager, Enquiry, {
      ...names,
      toName: to_name,
      toEmail: to_email,
      toNumber: to_number,
      searchKey: searchKeyOf(to_name, to_email, to_number, names.reference),
      createdAt: this.clock.now(),
    });
    const rows = items.map(({ media, ...item }, position) => ({
      ...item,
      enquiryId,
      position,
      mediaId: media?.id ?? null,
    }));
    await manager.insert(EnquiryItem, rows);
    return enquiryId;
  }

  private toMailItems = (items: SavedItem[]): MailContent['items'] =>
    items.map(({ productName, colorName, media }) => ({
      name: productName,
      detail: colorName,
      image: media && siteUrl(this.settings, mailPicture(media)),
    }));
}

/** Only names of the catalogue, so that the copy cannot carry texts to others. */
async function onlyOurs(manager: EntityManager, items: SavedItem[]): Promise<SavedItem[]> {
  const known = await findCatalogueNames(manager, {
    products: items.map(({ productName }) => productName),
    colors: items.map(({ colorName }) => colorName),
  });
  return items.flatMap(({ productName, colorName, media }) => {
    const name = known.product(productName);
    return name ? { productName: name, colorName: known.color(colorName) ?? '', media } : [];
  });
}

const newReference = () =>
  `TV-${Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
