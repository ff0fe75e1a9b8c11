import type { Focus } from './focus.js';
import type { FailureReason, PendingFactor } from './factors.js';
import type { Holiday } from './holidays.js';
import type { OpeningHours } from './opening-hours.js';
import type { StaffRole } from './roles.js';

/** Responses and paths of the REST API. (SPEC 3 and 7, DECISIONS, Data and Calls) */

/** `url` is the largest JPEG; others are `{assetKey}/{width}.{format}` and `{assetKey}/s{width}.{format}`. */
export interface Picture {
  url: string;
  /** Pixels of the largest 3:2 (or banner) rendition. */
  width: number;
  height: number;
  widths: number[];
  squares: number[];
  formats: PictureFormat[];
  alt: string;
  /** Its center by default. Missing from APIs before 1.8. */
  focus?: Focus;
  /** Of the uploaded file; only for administrators. Missing from APIs before 1.8. */
  file_name?: string;
}
export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

export interface ProductImage extends Omit<Picture, 'url'> {
  image_id: number;
  image_url: string;
}

export interface ProductColour {
  product_color_id: number;
  color_id: number;
  color_name: string;
  /** `#RRGGBB` or a linear-gradient of the closed grammar in colour.ts. */
  color_code: string;
  images: ProductImage[];
}

export interface Product {
  product_id: number;
  product_name: string;
  product_description: string;
  category_name: string;
  material_name: string;
  collection_id: number;
  collection_name: string;
  finishing_name: string;
  frame_type_name: string;
  shape_name: string;
  size: number;
  /** Missing from APIs before 1.4, like the measures; null if unknown. */
  lens?: Lens | null;
  bridge_mm?: number | null;
  temple_mm?: number | null;
  lens_height_mm?: number | null;
  weight_g?: number | null;
  version: number;
  colors: ProductColour[];
}
export const LENSES = ['OPTICAL', 'SUN'] as const;
export type Lens = (typeof LENSES)[number];

export interface Category {
  category_id: number;
  category_name: string;
}
export interface Material {
  material_id: number;
  material_name: string;
}
export interface Color {
  color_id: number;
  color_name: string;
  color_code: string;
}
export interface Collection {
  collection_id: number;
  collection_name: string;
  collection_desc: string;
  collection_image: string;
  picture: Picture;
}
export interface Finishing {
  finishing_id: number;
  finishing_name: string;
}
export interface FrameType {
  frame_type_id: number;
  frame_type_name: string;
  frame_type_img: string;
}
export interface Shape {
  shape_id: number;
  shape_name: string;
  shape_img: string;
}

export interface Store {
  store_id: number;
  store_name: string;
  store_address: string;
  locality: string;
  city: string;
  pincode: string;
  state: string;
  subcity: string;
  bp_name: string;
  number: string;
  /** Missing from APIs before 1.4; empty if the store has none. */
  email?: string;
  /** Degrees of WGS 84; both or neither. */
  latitude: number | null;
  longitude: number | null;
  opening_hours: OpeningHours | null;
  /** In order. Missing from APIs before 1.5. */
  holidays?: Holiday[];
  version: number;
  /** From `near`, rounded to a tenth. */
  distance_km?: number;
}

/** What a table sorts by: every column, and `-` with it for descending. */
export const bothDirections = <Column extends string>(...columns: Column[]) =>
  columns.flatMap((column) => [column, `-${column}`] as const);

export interface StorePlace {
  city: string;
  stores: number;
  latitude: number | null;
  longitude: number | null;
  /** Stores by state, without those that have none. Missing from APIs before 1.5. */
  states?: Record<string, number>;
}

/** A pincode with stores. */
export interface StorePincode {
  pincode: string;
  city: string;
  stores: number;
}

export interface StoreCity {
  city: string;
  localities: string[];
  stores: number;
}

/** Subcity and BpName sort by their fallbacks. */
export const STORE_SORTS = bothDirections(
  'store_name',
  'store_address',
  'locality',
  'city',
  'pincode',
  'state',
  'subcity',
  'bp_name',
  'number',
);
export type StoreSort = (typeof STORE_SORTS)[number];

export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  pageSize: number;
}

/** Products per value, each group counted without its own choice. (DECISIONS, Screens: values without results) */
export type Facets = Record<FacetGroup, Record<string, number>>;
/** In the order of the filter drawer. (SPEC 2, Filter drawer; DECISIONS, Later decisions) */
export const FILTER_GROUPS = [
  'Gender',
  'Material_Name',
  'Collection_Name',
  'Finishing_Name',
  'Frame_Type',
  'Shape_Name',
  'Color',
  'Lens',
] as const;
export type FacetGroup = (typeof FILTER_GROUPS)[number];
export interface ProductPage extends Page<Product> {
  facets: Facets;
  search?: TermAnswer;
}
/** Values that a page's URL fixes. */
export interface FilterLock {
  group: FacetGroup;
  values: string[];
}
/** How a search term was understood. */
export interface TermAnswer {
  /** The first of `locks`. */
  lock: FilterLock | null;
  /** The similar term that was searched instead. (DECISIONS, typo tolerance) */
  instead: string | null;
  /** Every filter that the term fixes. Missing from APIs before 1.4, like the rest. */
  locks?: FilterLock[];
  /** What is shown, as a heading. */
  label?: string;
  /** The page that the term names. */
  page?: PageLink;
}
export interface PageLink {
  path: string;
  title: string;
}

/** While a search is typed. */
export interface Suggestions {
  products: SuggestedProduct[];
  collections: Pick<Collection, 'collection_id' | 'collection_name'>[];
  values: { group: FacetGroup; value: string }[];
  /** Searches that several words, or the beginning of one, are understood as. Missing from APIs before 1.4, like `pages`. */
  searches?: string[];
  pages?: PageLink[];
}
export interface SuggestedProduct extends Pick<Product, 'product_id' | 'product_name'> {
  category_name: string;
  material_name: string;
  picture: Picture | null;
}

export const ACCOUNT_STATUSES = ['active', 'disabled'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
export const ENQUIRY_STATUSES = ['new', 'open', 'done'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
/** `dead`: given up after the last attempt; an administrator can retry it. */
export const MAIL_STATES = ['pending', 'sent', 'dead'] as const;
export type MailState = (typeof MAIL_STATES)[number];
export interface Account {
  account_id: number;
  username: string;
  email: string;
  /** 'admin' for every role of the admin: releases from before API 1.3 know no others. */
  role: 'admin' | 'customer';
  /** Null for customers. */
  staff_role: StaffRole | null;
  /** Whether a link that was mailed to the address was used; missing from earlier APIs. */
  confirmed?: boolean;
  /** Only while the session lacks its second factor. */
  second_factor?: PendingFactor;
}

export interface Answer {
  message: string;
}
export interface LoginAnswer extends Answer {
  account: Account;
}
export interface PictureAnswer extends Answer {
  picture: Picture;
}
export type FieldErrors = Readonly<Record<string, string>>;

/** Failures carry the same text twice. (DECISIONS, Calls) */
export interface Failure extends Answer {
  error: string;
  errors?: FieldErrors;
  current?: object;
  reason?: FailureReason;
}

export interface CatalogueProgress {
  state: 'making' | 'ready' | 'failed';
  made: number;
  pages: number;
}
