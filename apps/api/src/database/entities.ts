import { Audit } from '../audit/audit.entity.js';
import { Account } from '../auth/account.entity.js';
import { Invitation } from '../auth/invitation.entity.js';
import { PasswordReset } from '../auth/password-reset.entity.js';
import { Session } from '../auth/session.entity.js';
import { EnquiryItem } from '../enquiries/enquiry-item.entity.js';
import { Enquiry } from '../enquiries/enquiry.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { Media } from '../media/media.entity.js';
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.js';
import { ProductColor } from '../products/product-color.entity.js';
import { ProductImage } from '../products/product-image.entity.js';
import { Product } from '../products/product.entity.js';
import { Category } from '../reference/category.entity.js';
import { Collection } from '../reference/collection.entity.js';
import { Color } from '../reference/color.entity.js';
import { Finishing } from '../reference/finishing.entity.js';
import { FrameType } from '../reference/frame-type.entity.js';
import { Material } from '../reference/material.entity.js';
import { Shape } from '../reference/shape.entity.js';
import { ReleaseFault } from '../releases/release-fault.entity.js';
import { ReleaseVoice } from '../releases/release-voice.entity.js';
import { AppState } from '../seed/app-state.entity.js';
import { SocialPost } from '../social/social-post.entity.js';
import { StoreText } from '../stores/store-text.entity.js';
import { Store } from '../stores/store.entity.js';
import { SharedWishlist } from '../wishlists/shared-wishlist.entity.js';
import { Lease } from '../background/lease.entity.js';

export const ENTITIES = [
  Account,
  AppState,
  Audit,
  Category,
  Collection,
  Color,
  Enquiry,
  EnquiryItem,
  Finishing,
  FrameType,
  Invitation,
  Lease,
  Mail,
  Material,
  Media,
  NewsletterSubscriber,
  PasswordReset,
  Product,
  ProductColor,
  ProductImage,
  ReleaseFault,
  ReleaseVoice,
  Session,
  Shape,
  SharedWishlist,
  SocialPost,
  Store,
  StoreText,
];
