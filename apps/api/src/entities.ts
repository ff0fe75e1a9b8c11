import { Factor, RecoveryCode } from './accounts/factors/factor.entity.js';
import {
  Account,
  AccountRequest,
  Invitation,
  PasswordReset,
  Session,
} from './accounts/users/account.entity.js';
import { ApiToken } from './accounts/tokens/api-token.entity.js';
import { TableView } from './accounts/views/table-view.entity.js';
import { Product, ProductColor, ProductImage } from './catalogue/products/product.entity.js';
import { PRODUCT_RECORD } from './catalogue/products/product-record.js';
import { REFERENCE_RECORDS } from './catalogue/reference/reference-record.js';
import * as reference from './catalogue/reference/reference.entity.js';
import { SearchCount } from './catalogue/search/search-count.entity.js';
import { SearchWord } from './catalogue/search-words/search-word.entity.js';
import { SEARCH_WORD_RECORD } from './catalogue/search-words/search-word-record.js';
import { Content, ContentLock, ContentPicture, ContentVersion } from './content/content.entity.js';
import { CONTENT_RECORD } from './content/content-record.js';
import {
  Enquiry,
  EnquiryAssignment,
  EnquiryItem,
  EnquiryReply,
  ReplyTemplate,
} from './customers/enquiries/enquiry.entity.js';
import { REPLY_TEMPLATE_RECORD } from './customers/enquiries/reply-template-record.js';
import { NewsletterSubscriber } from './customers/newsletter/newsletter-subscriber.entity.js';
import { SavedItem } from './customers/wishlists/saved-item.entity.js';
import { SharedWishlist } from './customers/wishlists/shared-wishlist.entity.js';
import { Audit } from './platform/audit/audit.entity.js';
import { Lease } from './platform/background/lease.js';
import { AppState, type VersionedEntity } from './platform/database/data-version.js';
import { IdempotencyKey } from './platform/idempotency/idempotency-key.entity.js';
import { Mail } from './platform/mail/mail.entity.js';
import { Media } from './platform/media/media.entity.js';
import { Revision, RevisionMedia } from './platform/revisions/revision.entity.js';
import type { RecordKind } from './platform/revisions/snapshots.js';
import { Webhook, WebhookDelivery, WebhookEvent } from './platform/webhooks/webhook.entity.js';
import { ReportIssue, ReportSample } from './releases/report.entity.js';
import { VitalCount } from './releases/vital-count.entity.js';
import { SocialPost } from './social/social-post.entity.js';
import { Store, StoreText } from './stores/store.entity.js';
import { STORE_RECORD } from './stores/store-record.js';

const LISTED = [
  ...[Product, ProductColor, ProductImage, SearchWord, Store],
  ...Object.values(reference),
];

export const ENTITIES = [
  ...LISTED,
  ...[
    Account,
    AccountRequest,
    ApiToken,
    Factor,
    Invitation,
    PasswordReset,
    RecoveryCode,
    Session,
    TableView,
  ],
  ...[Enquiry, EnquiryAssignment, EnquiryItem, EnquiryReply, ReplyTemplate],
  ...[NewsletterSubscriber, SavedItem, SearchCount, SharedWishlist],
  ...[Content, ContentLock, ContentPicture, ContentVersion],
  ...[AppState, Audit, IdempotencyKey, Lease, Mail, Media, Revision, RevisionMedia],
  ...[Webhook, WebhookDelivery, WebhookEvent],
  ...[ReportIssue, ReportSample, SocialPost, StoreText, VitalCount],
];

/** The entities from which public lists are read. */
export const VERSIONED: readonly VersionedEntity[] = [
  ...[...LISTED, ContentVersion].map((entity) => ({
    entity,
    ...((entity === Product || entity === reference.Collection) && {
      changesAt: ['startsAt', 'endsAt'],
    }),
  })),
  // Only a picture's formats change once it is in use.
  { entity: Media, onlyUpdatesOf: 'formats' },
];

/** What can be undone. */
export const RECORDS: readonly RecordKind[] = [
  ...[PRODUCT_RECORD, STORE_RECORD, REPLY_TEMPLATE_RECORD, SEARCH_WORD_RECORD, CONTENT_RECORD],
  ...REFERENCE_RECORDS,
];
