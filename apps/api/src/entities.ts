import { Factor, RecoveryCode } from './accounts/factors/factor.entity.js';
import {
  Account,
  AccountRequest,
  Invitation,
  PasswordReset,
  Session,
} from './accounts/users/account.entity.js';
import { Product, ProductColor, ProductImage } from './catalogue/products/product.entity.js';
import * as reference from './catalogue/reference/reference.entity.js';
import { Enquiry, EnquiryItem } from './customers/enquiries/enquiry.entity.js';
import { NewsletterSubscriber } from './customers/newsletter/newsletter-subscriber.entity.js';
import { SharedWishlist } from './customers/wishlists/shared-wishlist.entity.js';
import { Audit } from './platform/audit/audit.entity.js';
import { Lease } from './platform/background/lease.js';
import { AppState, type VersionedEntity } from './platform/database/data-version.js';
import { Mail } from './platform/mail/mail.entity.js';
import { Media } from './platform/media/media.entity.js';
import { ReportIssue, ReportSample } from './releases/report.entity.js';
import { SocialPost } from './social/social-post.entity.js';
import { Store, StoreText } from './stores/store.entity.js';

const LISTED = [Product, ProductColor, ProductImage, Store, ...Object.values(reference)];

export const ENTITIES = [
  ...LISTED,
  ...[Account, AccountRequest, Factor, Invitation, PasswordReset, RecoveryCode, Session],
  ...[Enquiry, EnquiryItem, NewsletterSubscriber, SharedWishlist],
  ...[AppState, Audit, Lease, Mail, Media],
  ...[ReportIssue, ReportSample, SocialPost, StoreText],
];

/** The entities from which public lists are read. */
export const VERSIONED: readonly VersionedEntity[] = [
  ...LISTED.map((entity) => ({ entity })),
  // Only a picture's formats change once it is in use.
  { entity: Media, onlyUpdatesOf: 'formats' },
];
