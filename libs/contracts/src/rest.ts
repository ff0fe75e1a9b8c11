export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** What a table sorts by: every column, and `-` with it for descending. */
export const bothDirections = <Column extends string>(...columns: Column[]) =>
  columns.flatMap((column) => [column, `-${column}`] as const);

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

export const ACCOUNT_STATUSES = ['active', 'disabled'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
export const ENQUIRY_STATUSES = ['new', 'open', 'done'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
/** `dead`: given up after the last attempt; an administrator can retry it. */
export const MAIL_STATES = ['pending', 'sent', 'dead'] as const;
export type MailState = (typeof MAIL_STATES)[number];
export type FieldErrors = Readonly<Record<string, string>>;
