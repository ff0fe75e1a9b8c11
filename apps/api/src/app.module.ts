import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AccountsModule } from './accounts/accounts.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { ContentModule } from './content/content.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { ENTITIES, RECORDS, VERSIONED } from './entities.js';
import { LibraryModule } from './library/library.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { FailureFilter } from './platform/http/failure.filter.js';
import { OriginGuard } from './platform/http/origin.guard.js';
import { PolicyGuard } from './platform/http/policy.guard.js';
import { SecondFactorGuard } from './platform/http/second-factor.guard.js';
import { IdempotencyInterceptor } from './platform/idempotency/idempotency.interceptor.js';
import type { MediaStorage } from './platform/media/storage.js';
import { PlatformModule } from './platform/platform.module.js';
import type { Settings } from './platform/settings/settings.js';
import { ThrottleGuard } from './platform/throttling/throttle.guard.js';
import { ReleasesModule } from './releases/releases.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { SocialModule } from './social/social.module.js';
import { StoresModule } from './stores/stores.module.js';

@Module({})
export class AppModule {
  /** @param dataSource open and prepared; closed with the app, after the last response */
  static with(settings: Settings, dataSource: DataSource, storage: MediaStorage): DynamicModule {
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSource.options,
          // Opened earlier, so that errors of migrations are startup errors.
          dataSourceFactory: async () => dataSource,
        }),
        PlatformModule.with({
          settings,
          storage,
          entities: ENTITIES,
          versioned: VERSIONED,
          records: RECORDS,
        }),
        AccountsModule,
        CatalogueModule,
        ContentModule,
        CustomersModule,
        LibraryModule,
        OverviewModule,
        ReleasesModule,
        ScheduleModule,
        SocialModule,
        StoresModule,
      ],
      providers: [
        // Guards run in this order.
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: ThrottleGuard },
        { provide: APP_GUARD, useClass: PolicyGuard },
        { provide: APP_GUARD, useClass: SecondFactorGuard },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
        { provide: APP_FILTER, useClass: FailureFilter },
      ],
    };
  }
}
