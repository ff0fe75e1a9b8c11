import { Injectable } from '@nestjs/common';
import {
  LIMITS,
  REFERENCE_ENTITIES,
  type OfficeStart,
  type StartEnquiry,
  type StartWeek,
} from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { CATALOGUE_VERSION, REFERENCE_KINDS, usesOf } from '../catalogue/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { DataVersions } from '../platform/versions/data-versions.js';
import { VersionedValue } from '../platform/versions/versioned-value.js';
import { Clock } from '../platform/clock.js';
import { DAY_MS, dayOf, startOfWeek } from '../platform/database/india-time.js';
import { databaseTime, isoTime } from '../platform/database/iso-time.js';
import { searchKey } from '../platform/database/search-key.js';
import { isIn } from '../platform/database/sql.js';
import { readMails } from '../platform/mail/mail-row.js';

const WEEKS = 12;
const WEEK_MS = 7 * DAY_MS;
/** Rows that each list shows. */
const LATEST = 5;
const FIRST = 3;
const MOST = 6;

type CatalogueFigures = Pick<
  OfficeStart,
  'products' | 'few_pictures' | 'stores' | 'reference' | 'unused'
>;

/** What the back office opens with. What only the catalogue decides is counted once for each of its versions. */
@Injectable()
export class OverviewService {
  private readonly catalogue: VersionedValue<CatalogueFigures>;
  private readonly asked: VersionedValue<OfficeStart['most_enquired']>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    version: DataVersions,
  ) {
    this.catalogue = new VersionedValue(version.of(CATALOGUE_VERSION), () => this.readCatalogue());
    // New enquiries, another week or another catalogue change it.
    const tag = async () => {
      const [row] = await this.rows<{ last: number | null }>('SELECT MAX(id) AS last FROM enquiry');
      return `${row?.last} ${this.firstMonday().getTime()} ${await version.tag(CATALOGUE_VERSION)}`;
    };
    this.asked = new VersionedValue({ tag }, () => this.readMostEnquired());
  }

  async figures(): Promise<OfficeStart> {
    return {
      ...(await this.catalogue.get()),
      ...(await this.readWaiting()),
      enquiries: await this.readLatest(),
      changes: await this.audit.latest(LATEST),
      collection_change: (await this.audit.latest(1, 'collection'))[0] ?? null,
      weeks: await this.readWeeks(),
      most_enquired: await this.asked.get(),
    };
  }

  private rows<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return this.dataSource.query(statement, values);
  }

  private firstMonday(): Date {
    return new Date(startOfWeek(this.clock.now()).getTime() - (WEEKS - 1) * WEEK_MS);
  }

  private async readCatalogue(): Promise<CatalogueFigures> {
    const { dataSource } = this;
    const [counts] = await this.rows<Record<string, number>>(
      `SELECT (SELECT COUNT(*) FROM product) AS products,
         (SELECT COUNT(*) FROM product WHERE published = 0) AS hidden,
         (SELECT COUNT(*) FROM store) AS stores,
         (SELECT COUNT(DISTINCT city_key) FROM store) AS cities,
         ${REFERENCE_KINDS.map(({ table }) => `(SELECT COUNT(*) FROM ${table}) AS ${table}s`).join()}`,
    );
    const count = (name: string) => Number(counts?.[name]);
    const few = await this.rows<{ id: number }>(
      `SELECT product_color_id AS id FROM product_image
       GROUP BY product_color_id HAVING COUNT(*) < ? ORDER BY product_color_id`,
      [LIMITS.imagesPerColour.max],
    );
    const named = isIn(
      'pc.id',
      few.slice(0, FIRST).map(({ id }) => id),
    );
    const first = await dataSource.query(
      `SELECT p.id AS product_id, p.name, c.name AS color_name
       FROM product_color pc JOIN product p ON p.id = pc.product_id JOIN color c ON c.id = pc.color_id
       WHERE ${named.text} ORDER BY pc.id`,
      named.values,
    );
    const unused = await this.readUnused();
    return {
      products: { total: count('products'), hidden: count('hidden') },
      few_pictures: { total: few.length, first },
      stores: { total: count('stores'), cities: count('cities') },
      reference: Object.fromEntries(
        REFERENCE_KINDS.map(({ entity, table }) => [entity, count(`${table}s`)]),
      ) as OfficeStart['reference'],
      unused: { total: unused.length, first: unused.slice(0, FIRST) },
    };
  }

  private async readUnused(): Promise<OfficeStart['unused']['first']> {
    const unused: OfficeStart['unused']['first'] = [];
    for (const kind of REFERENCE_KINDS) {
      const entity = REFERENCE_ENTITIES.find((known) => known === kind.entity);
      if (!entity) continue;
      const rows = await this.rows<{ name: string }>(
        `SELECT t.name FROM ${kind.table} t WHERE ${usesOf(kind)} = 0 ORDER BY t.id`,
      );
      unused.push(...rows.map(({ name }) => ({ entity, name })));
    }
    return unused;
  }

  private async readWaiting(): Promise<Pick<OfficeStart, 'new_enquiries' | 'mails'>> {
    const [row] = await this.rows<Record<'fresh' | 'failing' | 'dead', number>>(
      `SELECT (SELECT COUNT(*) FROM enquiry WHERE status = 'new') AS fresh,
         (SELECT COUNT(*) FROM mail WHERE state = 'pending' AND attempts > 0) AS failing,
         (SELECT COUNT(*) FROM mail WHERE state = 'dead') AS dead`,
    );
    return {
      new_enquiries: Number(row?.fresh),
      mails: { failing: Number(row?.failing), dead: Number(row?.dead) },
    };
  }

  private async readLatest(): Promise<StartEnquiry[]> {
    const enquiries = await this.rows<{ id: number; toName: string; createdAt: Date | string }>(
      'SELECT id, to_name AS toName, created_at AS createdAt FROM enquiry ORDER BY id DESC LIMIT ?',
      [LATEST],
    );
    const ids = enquiries.map(({ id }) => id);
    const of = isIn('enquiry_id', ids);
    const items = await this.rows<{ enquiryId: number; name: string }>(
      `SELECT enquiry_id AS enquiryId, product_name AS name FROM enquiry_item
       WHERE ${of.text} ORDER BY enquiry_id, position`,
      of.values,
    );
    const about = isIn('m.enquiry_id', ids);
    const mails = await readMails(this.dataSource, {
      text: `${about.text} AND m.kind = 'enquiry'`,
      values: about.values,
    });
    return enquiries.map(({ id, toName, createdAt }) => {
      const mail = mails.find(({ enquiry_id }) => enquiry_id === id);
      return {
        enquiry_id: id,
        to_name: toName,
        created_at: isoTime(createdAt),
        products: items.filter(({ enquiryId }) => enquiryId === id).map(({ name }) => name),
        mail: mail
          ? {
              state: mail.state,
              attempts: mail.attempts,
              next_attempt_at: mail.next_attempt_at,
            }
          : null,
      };
    });
  }

  /** Ranges of an index, a week each: both engines count them without reading a row. */
  private async readWeeks(): Promise<StartWeek[]> {
    const first = this.firstMonday().getTime();
    const mondays = Array.from({ length: WEEKS }, (_, week) => new Date(first + week * WEEK_MS));
    const values: string[] = [];
    const columns = Object.entries(COUNTED).flatMap(([name, table]) =>
      mondays.map((monday, week) => {
        values.push(databaseTime(monday), databaseTime(new Date(monday.getTime() + WEEK_MS)));
        return `(SELECT COUNT(*) FROM ${table} WHERE created_at >= ? AND created_at < ?) AS ${name}${week}`;
      }),
    );
    const [row] = await this.rows<Record<string, number>>(`SELECT ${columns.join()}`, values);
    const count = (name: keyof typeof COUNTED, week: number) => Number(row?.[`${name}${week}`]);
    return mondays.map((monday, week) => ({
      monday: dayOf(monday),
      enquiries: count('enquiries', week),
      accounts: count('accounts', week),
      subscribers: count('subscribers', week),
    }));
  }

  private async readMostEnquired(): Promise<OfficeStart['most_enquired']> {
    const rows = await this.rows<{ name: string; enquiries: number }>(
      `SELECT i.product_name AS name, COUNT(DISTINCT i.enquiry_id) AS enquiries
       FROM enquiry e JOIN enquiry_item i ON i.enquiry_id = e.id
       WHERE e.created_at >= ?
       GROUP BY i.product_name ORDER BY enquiries DESC, name LIMIT ?`,
      [databaseTime(this.firstMonday()), MOST],
    );
    const keys = rows.map(({ name }) => searchKey(name));
    const products = keys.length
      ? await this.rows<{ id: number; nameKey: string }>(
          `SELECT id, name_key AS nameKey FROM product WHERE name_key IN (${keys.map(() => '?').join()})`,
          keys,
        )
      : [];
    return rows.map(({ name, enquiries }, place) => ({
      name,
      product_id: products.find(({ nameKey }) => nameKey === keys[place])?.id ?? null,
      enquiries: Number(enquiries),
    }));
  }
}

const COUNTED = {
  enquiries: 'enquiry',
  accounts: 'account',
  subscribers: 'newsletter_subscriber',
} as const;
