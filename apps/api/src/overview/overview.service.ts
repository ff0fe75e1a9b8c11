import { Inject, Injectable } from '@nestjs/common';

import { DataSource } from 'typeorm';
import { countAccountsByWeek } from '../accounts/index.js';
import { findProductsNamed, readCatalogueFigures, readSearches } from '../catalogue/index.js';
import {
  countEnquiriesByWeek,
  countNewEnquiries,
  countSubscribersByWeek,
  readLatestEnquiries,
  readMostWished,
  wishTag,
} from '../customers/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { WEEK_MS, dayOf, startOfWeek } from '../platform/database/times.js';
import { countUnsent } from '../platform/mail/mail-row.js';
import { omit } from '../platform/omit.js';
import { DataVersion, VersionedValue } from '../platform/database/data-version.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { readStoreFigures } from '../stores/index.js';
import type { AdminOverviewDto, OverviewFiguresDto, OverviewWeekDto } from './overview.dto.js';
import { may, type ActorAccount } from '../platform/http/current-user.js';

const WEEKS = 12;
const LATEST = 5;
const MAX_ROWS = 6;

type CatalogueFigures = Awaited<ReturnType<typeof readCatalogueFigures>>;

/** Figures of the catalogue are counted once per version. */
@Injectable()
export class OverviewService {
  private readonly catalogue: VersionedValue<CatalogueFigures>;
  private readonly stores: VersionedValue<OverviewFiguresDto['stores']>;
  private readonly mostWished: VersionedValue<OverviewFiguresDto['most_wished']>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'smtpUrl'>,
    version: DataVersion,
  ) {
    this.catalogue = new VersionedValue(version, () =>
      readCatalogueFigures(dataSource, clock.now()),
    );
    this.stores = new VersionedValue(version, () => readStoreFigures(dataSource));
    // Changes with new wishes, weeks and catalogue versions.
    const tag = async () =>
      `${await wishTag(dataSource)} ${this.firstMonday().getTime()} ${await version.tag()}`;
    this.mostWished = new VersionedValue({ tag }, () => this.readMostWished());
  }

  /** Reads only what the account may see. */
  async figures(account: ActorAccount): Promise<AdminOverviewDto> {
    return {
      ...(may(account, 'catalogue:read') && (await this.readCatalogue())),
      ...(may(account, 'stores:read') && { stores: await this.stores.get() }),
      ...(may(account, 'enquiries:read') && (await this.readEnquiries())),
      ...(may(account, 'mails:read') && { mails: await this.readMails() }),
      ...(may(account, 'audit:read') && { changes: await this.audit.latest(LATEST) }),
      weeks: await this.readWeeks(account),
    };
  }

  private async readCatalogue() {
    const [change] = await this.audit.latest(1, 'collection');
    return {
      ...(await this.catalogue.get()),
      collection_change: change ? omit(change, 'actor') : null,
      searches: await readSearches(this.dataSource, this.firstMonday(), MAX_ROWS),
    };
  }

  private async readMails() {
    return {
      ...(await countUnsent(this.dataSource)),
      has_server: this.settings.smtpUrl !== null,
    };
  }

  private async readEnquiries() {
    return {
      new_enquiries: await countNewEnquiries(this.dataSource),
      enquiries: await readLatestEnquiries(this.dataSource, LATEST),
      most_wished: await this.mostWished.get(),
    };
  }

  private firstMonday(): Date {
    return new Date(startOfWeek(this.clock.now()).getTime() - (WEEKS - 1) * WEEK_MS);
  }

  private async readWeeks(account: ActorAccount): Promise<OverviewWeekDto[]> {
    const { dataSource } = this;
    const first = this.firstMonday().getTime();
    const mondays = Array.from({ length: WEEKS }, (_, week) => new Date(first + week * WEEK_MS));
    const enquiries =
      may(account, 'enquiries:read') && (await countEnquiriesByWeek(dataSource, mondays));
    const accounts =
      may(account, 'accounts:read') && (await countAccountsByWeek(dataSource, mondays));
    const subscribers =
      may(account, 'newsletter:read') && (await countSubscribersByWeek(dataSource, mondays));
    return mondays.map((monday, week) => ({
      monday: dayOf(monday),
      ...(enquiries && { enquiries: enquiries[week] ?? 0 }),
      ...(accounts && { accounts: accounts[week] ?? 0 }),
      ...(subscribers && { subscribers: subscribers[week] ?? 0 }),
    }));
  }

  private async readMostWished(): Promise<OverviewFiguresDto['most_wished']> {
    const most = await readMostWished(this.dataSource, this.firstMonday(), MAX_ROWS);
    const products = await findProductsNamed(
      this.dataSource,
      most.map(({ name }) => name),
    );
    return most.map((wish, place) => ({
      ...wish,
      product_id: products[place]?.product_id ?? null,
    }));
  }
}
