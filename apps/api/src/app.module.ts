import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AccountAdminController } from './accounts/account-admin.controller.js';
import { AccountAdminService } from './accounts/account-admin.service.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditService } from './audit/audit.service.js';
import { Changes } from './audit/changes.js';
import { AccountMails } from './auth/account-mails.js';
import { AuthController } from './auth/auth.controller.js';
import { AuthService } from './auth/auth.service.js';
import { OwnAccountService } from './auth/own-account.service.js';
import { RegistrationService } from './auth/registration.service.js';
import { SessionService } from './auth/session.service.js';
import { Clock } from './clock.js';
import { CatalogueContents } from './catalogue-pdf/catalogue-content.js';
import { CataloguePdfController } from './catalogue-pdf/catalogue-pdf.controller.js';
import { CataloguePdfService } from './catalogue-pdf/catalogue-pdf.service.js';
import { CatalogueVersion } from './catalogue-version/catalogue-version.js';
import { EnquiryAdminController } from './enquiries/enquiry-admin.controller.js';
import { EnquiryAdminService } from './enquiries/enquiry-admin.service.js';
import { EnquiryController } from './enquiries/enquiry.controller.js';
import { EnquiryService } from './enquiries/enquiry.service.js';
import { HealthController } from './health/health.controller.js';
import { FailureFilter } from './http/failure.filter.js';
import { OriginGuard } from './http/origin.guard.js';
import { PolicyGuard } from './http/policy.guard.js';
import { MailAdminController } from './mail/mail-admin.controller.js';
import { MailAdminService } from './mail/mail-admin.service.js';
import { MailService } from './mail/mail.service.js';
import { MailTask } from './mail/mail.task.js';
import { AvifTask } from './media/avif.task.js';
import { MediaController } from './media/media.controller.js';
import { MediaService } from './media/media.service.js';
import { STORAGE, type MediaStorage } from './media/storage.js';
import { SweepTask } from './media/sweep.task.js';
import { NewsletterAdminController } from './newsletter/newsletter-admin.controller.js';
import { NewsletterAdminService } from './newsletter/newsletter-admin.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { RetentionTask } from './personal-data/retention.task.js';
import { Draining } from './operations/draining.js';
import { Metrics } from './operations/metrics.js';
import { AdminProductController } from './products/admin-product.controller.js';
import { ProductWritesController } from './products/product-writes.controller.js';
import { ProductWritesService } from './products/product-writes.service.js';
import { ProductController } from './products/product.controller.js';
import { ProductTableService } from './products/product-table.service.js';
import { CatalogueIndexes } from './products/catalogue-index.js';
import { ProductService } from './products/product.service.js';
import { SuggestionController } from './products/suggestion.controller.js';
import { SuggestionService } from './products/suggestion.service.js';
import { ReferenceController } from './reference/reference.controller.js';
import { REFERENCE_WRITES } from './reference/reference-writes.controller.js';
import { ReferenceService } from './reference/reference.service.js';
import { ReleaseAdminController } from './releases/release-admin.controller.js';
import { ReleaseAdminService } from './releases/release-admin.service.js';
import { ReleaseFolder } from './releases/release-folder.js';
import { ReportController } from './releases/report.controller.js';
import { ReportService } from './releases/report.service.js';
import { VerdictTask } from './releases/verdict.task.js';
import { VoiceCounts } from './releases/voice-counts.js';
import type { Settings } from './settings.js';
import { SETTINGS } from './settings.token.js';
import { SocialController } from './social/social.controller.js';
import { SocialService } from './social/social.service.js';
import { ImportController } from './imports/import.controller.js';
import { ImportService } from './imports/import.service.js';
import { ProductImporter } from './imports/product-importer.js';
import { StoreImporter } from './imports/store-importer.js';
import { AdminStoreController } from './stores/admin-store.controller.js';
import { StoreTableService } from './stores/store-table.service.js';
import { StoreController } from './stores/store.controller.js';
import { StoreReader } from './stores/store-reader.js';
import { StoreService } from './stores/store.service.js';
import { WishlistController } from './wishlists/wishlist.controller.js';
import { WishlistService } from './wishlists/wishlist.service.js';
import { Background } from './background/background.js';
import { Leases } from './background/leases.js';
import { StartController } from './start/start.controller.js';
import { StartService } from './start/start.service.js';
import { ThrottleGuard } from './throttle/throttle.guard.js';
import { ThrottleService } from './throttle/throttle.service.js';

@Module({})
export class AppModule {
  /** @param dataSource open and prepared */
  static with(settings: Settings, dataSource: DataSource, storage: MediaStorage): DynamicModule {
    return {
      module: AppModule,
      controllers: [
        AccountAdminController,
        AdminProductController,
        AdminStoreController,
        AuditController,
        AuthController,
        CataloguePdfController,
        EnquiryAdminController,
        EnquiryController,
        HealthController,
        ImportController,
        MailAdminController,
        MediaController,
        NewsletterAdminController,
        NewsletterController,
        ProductController,
        ProductWritesController,
        ReferenceController,
        ...REFERENCE_WRITES,
        ReleaseAdminController,
        ReportController,
        SocialController,
        StartController,
        StoreController,
        SuggestionController,
        WishlistController,
      ],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: DataSource, useValue: dataSource },
        { provide: STORAGE, useValue: storage },
        // Guards run in this order.
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: ThrottleGuard },
        { provide: APP_GUARD, useClass: PolicyGuard },
        { provide: APP_FILTER, useClass: FailureFilter },
        AccountAdminService,
        AccountMails,
        AuditService,
        AuthService,
        AvifTask,
        Background,
        CatalogueContents,
        CataloguePdfService,
        Changes,
        CatalogueIndexes,
        CatalogueVersion,
        Clock,
        Draining,
        EnquiryAdminService,
        EnquiryService,
        ImportService,
        Leases,
        MailAdminService,
        MailService,
        MailTask,
        MediaService,
        Metrics,
        NewsletterAdminService,
        NewsletterService,
        OwnAccountService,
        ProductImporter,
        ProductService,
        ProductTableService,
        ProductWritesService,
        ReferenceService,
        RegistrationService,
        ReleaseAdminService,
        ReleaseFolder,
        ReportService,
        RetentionTask,
        SessionService,
        SocialService,
        StartService,
        StoreImporter,
        StoreReader,
        StoreService,
        StoreTableService,
        SuggestionService,
        SweepTask,
        ThrottleService,
        VerdictTask,
        VoiceCounts,
        WishlistService,
      ],
    };
  }
}
