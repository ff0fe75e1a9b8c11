import { EnquiryItem } from './enquiries/enquiry-item.entity.js';
import { Enquiry } from './enquiries/enquiry.entity.js';
import { NewsletterSubscriber } from './newsletter/newsletter-subscriber.entity.js';
import { SharedWishlist } from './wishlists/shared-wishlist.entity.js';

export const CUSTOMERS_ENTITIES = [Enquiry, EnquiryItem, NewsletterSubscriber, SharedWishlist];
