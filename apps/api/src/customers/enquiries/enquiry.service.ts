import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { groupedPhone } from '@tivara/contracts';
import { DataSource, Repository, type EntityManager } from 'typeorm';
import { findCatalogueNames } from '../../catalogue/index.js';
import { Clock } from '../../platform/clock.js';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { insertRow } from '../../platform/database/insert.js';
import { searchKey, searchKeyOf } from '../../platform/database/search-key.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { MediaService } from '../../platform/media/media.service.js';
import { SETTINGS, type Settings, adminUrl } from '../../platform/settings/settings.js';
import { ThrottleService } from '../../platform/throttling/throttle.service.js';
import { emitEvents } from '../../platform/webhooks/emit-events.js';
import { message, type Text } from '../../platform/wording/message.js';
import { invalidField } from '../../platform/http/field-errors.js';
import { Store } from '../../stores/index.js';
import { EnquiryItem, Enquiry } from './enquiry.entity.js';
import { isDayAndTime, subjectOf, toMailItems, type EnquiredFrame } from './enquiry-mail.js';
import type { EnquiryBody } from './enquiry.dto.js';

/** Without characters that are easily confused on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

const FACTS = {
  name: message('Name'),
  email: message('Email'),
  phone: message('Phone'),
  reference: message('Reference'),
  store: message('Store'),
  visit: message('Would like to come'),
};
const TEAM_MAIL = {
  subject: message('Enquiry {reference} from {name}'),
  text: message('A shopper sent a wishlist. Answer this mail to answer the shopper.'),
  action: message('Open the enquiry'),
};
const STORE_MAIL = {
  visit: message(
    'A shopper would like to visit your store. Answer this mail to answer the shopper.',
  ),
  frames: message(
    'A shopper chose your store for these frames. Answer this mail to answer the shopper.',
  ),
};
const COPY = {
  thanks: message('Thank you for your enquiry. We will answer as soon as we can.'),
  reference: message('Your reference number is {reference}.'),
  visit: message('We passed on when you would like to visit, and will confirm it.'),
  when: message('Your visit'),
  footnote: message('If you did not ask {brand} anything, you can ignore this mail.'),
};

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

  async receive(enquiry: EnquiryBody): Promise<string> {
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

  private async store(body: EnquiryBody): Promise<string> {
    const { data, wishlist, key, visit = '' } = body;
    const reference = newReference();
    const store = await this.storeOf(body);
    // Protects mailboxes from this form.
    const copies = await this.throttle.allows('mailbox', searchKey(data.to_email));
    await inTransaction(this.dataSource, async (manager) => {
      const items: EnquiredFrame[] = [];
      for (const { product_name, selected_color, image } of wishlist)
        items.push({
          productName: product_name,
          colorName: selected_color,
          media: image ? await this.media.find(manager, image) : null,
        });
      const enquiry = await this.insert(
        manager,
        { reference, requestKey: key ?? null, store: store ? nameOf(store) : '', visit },
        data,
        items,
      );
      await emitEvents(manager, this.clock.now(), [
        { type: 'enquiry.created', data: { id: enquiry, name: reference, version: 1 } },
      ]);
      const facts: [Text, string][] = [
        [FACTS.name, data.to_name],
        [FACTS.email, data.to_email],
        [FACTS.phone, groupedPhone(data.to_number)],
        [FACTS.reference, reference],
        ...(store ? [[FACTS.store, nameOf(store)] as [Text, string]] : []),
        ...(visit ? [[FACTS.visit, visit] as [Text, string]] : []),
      ];
      const mail = {
        replyTo: data.to_email,
        subject: TEAM_MAIL.subject.with({ reference, name: data.to_name }),
        facts,
        items: toMailItems(this.settings, items),
        enquiryId: enquiry,
      };
      await this.mail.enqueue(manager, {
        ...mail,
        kind: 'enquiry',
        to: this.settings.enquiryTo,
        paragraphs: [TEAM_MAIL.text],
        action: {
          label: TEAM_MAIL.action,
          url: adminUrl(this.settings, `/admin/enquiries/${enquiry}`),
        },
      });
      if (store?.email)
        await this.mail.enqueue(manager, {
          ...mail,
          kind: 'enquiry-store',
          to: store.email,
          paragraphs: [visit ? STORE_MAIL.visit : STORE_MAIL.frames],
        });
      if (copies)
        await this.mail.enqueue(manager, {
          kind: 'enquiry-copy',
          to: data.to_email,
          replyTo: this.settings.enquiryTo,
          subject: subjectOf(reference),
          paragraphs: [
            COPY.thanks,
            COPY.reference.with({ reference }),
            ...(visit ? [COPY.visit] : []),
          ],
          facts: [
            ...(store ? [[FACTS.store, addressOf(store)] as [Text, string]] : []),
            ...(visit && isDayAndTime(visit) ? [[COPY.when, visit] as [Text, string]] : []),
          ],
          items: toMailItems(this.settings, await onlyOurs(manager, items, this.clock.now())),
          footnote: COPY.footnote,
          enquiryId: enquiry,
        });
    });
    return reference;
  }

  private async storeOf({ store_id }: EnquiryBody): Promise<Store | null> {
    if (store_id === undefined) return null;
    const store = await this.dataSource.manager.findOneBy(Store, { id: store_id });
    if (!store) throw invalidField('store_id', 'This store is no longer listed. Choose another.');
    return store;
  }

  private async insert(
    manager: EntityManager,
    names: Pick<Enquiry, 'reference' | 'requestKey' | 'store' | 'visit'>,
    { to_name, to_email, to_number }: EnquiryBody['data'],
    items: EnquiredFrame[],
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
      nameKey: searchKey(item.productName),
      enquiryId,
      position,
      mediaId: media?.id ?? null,
    }));
    await manager.insert(EnquiryItem, rows);
    return enquiryId;
  }
}

const nameOf = ({ name, city }: Store) => `${name}, ${city}`;
const addressOf = ({ name, address, locality, city, pincode }: Store) =>
  `${name}, ${address}, ${locality}, ${city} ${pincode}`;

/** Only names of the catalogue, so that the copy cannot carry texts to others. */
async function onlyOurs(
  manager: EntityManager,
  items: EnquiredFrame[],
  now: Date,
): Promise<EnquiredFrame[]> {
  const names = {
    products: items.map(({ productName }) => productName),
    colors: items.map(({ colorName }) => colorName),
  };
  const known = await findCatalogueNames(manager, names, now);
  return items.flatMap(({ productName, colorName, media }) => {
    const name = known.product(productName);
    return name ? { productName: name, colorName: known.color(colorName) ?? '', media } : [];
  });
}

const newReference = () =>
  `TV-${Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
