import { bothDirections } from './rest.js';

const changesOf = <Noun extends string>(noun: Noun) =>
  [`${noun}.created`, `${noun}.updated`, `${noun}.deleted`] as const;

/** What a webhook can be sent. `reference`: an entry of a list that products refer to, such as a colour. (docs/how-to/webhooks.md) */
export const WEBHOOK_EVENTS = [
  ...changesOf('product'),
  ...changesOf('reference'),
  ...changesOf('store'),
  ...changesOf('enquiry'),
  'newsletter.subscribed',
  'newsletter.unsubscribed',
  'newsletter.deleted',
  'release.deployed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Sent by the admin's button alone. */
export const WEBHOOK_TEST = 'webhook.test';
export type SentEvent = WebhookEvent | typeof WEBHOOK_TEST;

export const WEBHOOK_STATES = ['active', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];
export const WEBHOOK_SORTS = bothDirections('name', 'created_at');

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export const DELIVERY_SORTS = bothDirections('created_at', 'attempts');
