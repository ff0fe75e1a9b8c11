import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.js';
import { EnquiryAdminController } from './enquiries/enquiry-admin.controller.js';
import { EnquiryAdminService } from './enquiries/enquiry-admin.service.js';
import { EnquiryReplyService } from './enquiries/enquiry-reply.service.js';
import { EnquiryController } from './enquiries/enquiry.controller.js';
import { EnquiryService } from './enquiries/enquiry.service.js';
import { ReplyTemplateAdminController } from './enquiries/reply-template.controller.js';
import { ReplyTemplateService } from './enquiries/reply-template.service.js';
import { NewsletterAdminController } from './newsletter/newsletter-admin.controller.js';
import { NewsletterAdminService } from './newsletter/newsletter-admin.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { RetentionTask } from './personal-data/retention.js';
import { AccountWishlistService } from './wishlists/account-wishlist.service.js';
import { WishlistController } from './wishlists/wishlist.controller.js';
import { WishlistService } from './wishlists/wishlist.service.js';

@Module({
  imports: [CatalogueModule],
  controllers: [
    EnquiryAdminController,
    EnquiryController,
    NewsletterAdminController,
    NewsletterController,
    ReplyTemplateAdminController,
    WishlistController,
  ],
  providers: [
    AccountWishlistService,
    EnquiryAdminService,
    EnquiryReplyService,
    EnquiryService,
    NewsletterAdminService,
    NewsletterService,
    ReplyTemplateService,
    RetentionTask,
    WishlistService,
  ],
})
export class CustomersModule {}
