import { Injectable } from '@nestjs/common';
import type { AdminOverview, OverviewWeek } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { countAccountsByWeek } from '../accounts/index.js';
import { findProductIds, readCatalogueFigures } from '../catalogue/index.js';
import {
  countCustomersByWeek,
  countNewEnquiries,
  lastEnquiryId,
  readLatestEnquiries,
  readMostEnquired,
} from '../customers/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { WEEK_MS, dayOf, startOfWeek } from '../platform/database/times.js';
import { countUnsent } from '../platform/mail/mail-row.js';
import { DataVersion, VersionedValue } from '../platform/database/data-version.js';
import { readStoreFigures } from '../stores/index.js';

const WEEKS = 12;
const LATEST = 5;
const MOST = 6;

type CatalogueFigures = Pick<
  AdminOverview,
  'products' | 'few_pictures' | 'stores' | 'reference' | 'unused'
>;

/** Figures of the catalogue are counted once per version. */
@Injectable()
export class OverviewService {
  private readonly catalogue: VersionedValue<CatalogueFigures>;
  private readonly mostEnquired: VersionedValue<AdminOverview['most_enquired']>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    version: DataVersion,
  ) {
    this.catalogue = new VersionedValue(version, async () => ({
      ...(await readCatalogueFigures(dataSource)),
      stores: await readStoreFigures(dataSource),
    }));
    // Changes with new enquiries, weeks and catalogue versions.
    const tag = async () => {
      const last = await lastEnquiryId(dataSource);
      return `${last} ${this.firstMonday().getTime()} ${await version.tag()}`;
    };
    this.mostEnquired = new VersionedValue({ tag }, () => this.readMostEnquired());
  }

  async figures(): Promise<AdminOverview> {
    const { dataSource } = this;
    return {
      ...(await this.catalogue.get()),
      new_enquiries: await countNewEnquiries(dataSource),
      mails: await countUnsent(dataSource),
      enquiries: await readLatestEnquiries(dataSource, LATEST),
      changes: await this.audit.latest(LATEST),
      collection_change: (await this.audit.latest(1, 'collection'))[0] ?? null,
      weeks: await this.readWeeks(),
      most_enquired: await this.mostEnquired.get(),
    };
  }

  private firstMonday(): Date {
    return new Date(startOfWeek(this.clock.now()).getTime() - (WEEKS - 1) * WEEK_MS);
  }

  private async readWeeks(): Promise<OverviewWeek[]> {
    const first = this.firstMonday().getTime();
    const mondays = Array.from({ length: WEEKS }, (_, week) => new Date(first + week * WEEK_MS));
    const accounts = await countAccountsByWeek(this.dataSource, mondays);
    const { enquiries, subscribers } = await countCustomersByWeek(this.dataSource, mondays);
    return mondays.map((monday, week) => ({
      monday: dayOf(monday),
      enquiries: enquiries[week] ?? 0,
      accounts: accounts[week] ?? 0,
      subscribers: subscribers[week] ?? 0,
    }));
  }

  private async readMostEnquired(): Promise<AdminOverview['most_enquired']> {
    const most = await readMostEnquired(this.dataSource, this.firstMonday(), MOST);
    const ids = await findProductIds(
      this.dataSource,
      most.map(({ name }) => name),
    );
    return most.map(({ name, enquiries }, place) => ({
      name,
      product_id: ids[place] ?? null,
      enquiries,
    }));
  }
}
