import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AuthController } from './auth/auth.controller.js';
import { AuthService } from './auth/auth.service.js';
import { SessionService } from './auth/session.service.js';
import { HealthController } from './health/health.controller.js';
import { FailureFilter } from './http/failure.filter.js';
import { OriginGuard } from './http/origin.guard.js';
import { PolicyGuard } from './http/policy.guard.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { AdminProductController } from './products/admin-product.controller.js';
import { ProductController } from './products/product.controller.js';
import { ProductService } from './products/product.service.js';
import { ReferenceController } from './reference/reference.controller.js';
import { ReferenceService } from './reference/reference.service.js';
import type { Settings } from './settings.js';
import { SETTINGS } from './settings.token.js';
import { StoreController } from './stores/store.controller.js';
import { StoreService } from './stores/store.service.js';

@Module({})
export class AppModule {
  /** @param dataSource open and prepared */
  static with(settings: Settings, dataSource: DataSource): DynamicModule {
    return {
      module: AppModule,
      controllers: [
        AdminProductController,
        AuthController,
        HealthController,
        NewsletterController,
        ProductController,
        ReferenceController,
        StoreController,
      ],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: DataSource, useValue: dataSource },
        // Guards run in this order.
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: PolicyGuard },
        { provide: APP_FILTER, useClass: FailureFilter },
        AuthService,
        NewsletterService,
        ProductService,
        ReferenceService,
        SessionService,
        StoreService,
      ],
    };
  }
}
