import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.js';
import { EnquiryAdminController } from './enquiries/enquiry-admin.controller.js';
import { EnquiryAdminService } from './enquiries/enquiry-admin.service.js';
import { EnquiryController } from './enquiries/enquiry.controller.js';
import { EnquiryService } from './enquiries/enquiry.service.js';
import { NewsletterAdminController } from './newsletter/newsletter-admin.controller.js';
import { NewsletterAdminService } from './newsletter/newsletter-admin.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { RetentionTask } from './personal-data/retention.js';
import { WishlistController } from './wishlists/wishlist.controller.js';
import { WishlistService } from './wishlists/wishlist.service.js';

@Module({
  imports: [CatalogueModule],
  controllers: [
    EnquiryAdminController,
    EnquiryController,
    NewsletterAdminController,
    NewsletterController,
    WishlistController,
  ],
  providers: [
    EnquiryAdminService,
    EnquiryService,
    NewsletterAdminService,
    NewsletterService,
    RetentionTask,
    WishlistService,
  ],
})
export class CustomersModule {}
