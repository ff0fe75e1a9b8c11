import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { useAgent as agentFor } from 'request-filtering-agent';
import { Webhook as Signer } from 'standardwebhooks';
import type { WebhookEvent } from './webhook.entity.js';

interface Receiver {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
}
interface Limits {
  /** Private addresses and networks that may be called. */
  networks: string[];
  /** (ms) */
  deadline: number;
  lookup?: LookupFunction;
}

/** The status is of an answer, if there was one; without `error` the receiver has the event. */
export interface Outcome {
  status: number | null;
  error: string | null;
}

const USER_AGENT = 'Tivara-Webhooks/1';
const GONE = 410;
/** The agent's message. */
const PRIVATE = /is not allowed\. Because/;
const REFUSED =
  'The URL leads to a private address. WEBHOOK_NETWORKS names those that may be called.';

/** Signed by the Standard Webhooks scheme. The address is checked when it is connected to, and redirects are not followed. */
export async function postEvent(
  { url, secret }: Receiver,
  { id, payload }: Pick<WebhookEvent, 'id' | 'payload'>,
  { networks, deadline, lookup }: Limits,
): Promise<Outcome> {
  const now = new Date();
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    'user-agent': USER_AGENT,
    'webhook-id': id,
    'webhook-timestamp': Math.floor(now.getTime() / 1000),
    'webhook-signature': new Signer(secret).sign(id, now, payload),
  };
  const signal = AbortSignal.timeout(deadline);
  const agent = agentFor(url, { allowIPAddressList: networks });
  try {
    const status = await new Promise<number>((answered, failed) => {
      const send = url.startsWith('https:') ? httpsRequest : httpRequest;
      send(url, { method: 'POST', headers, agent, signal, lookup }, (response) => {
        // What it says is not read; the deadline ends it.
        response.resume();
        answered(response.statusCode ?? 0);
      })
        .on('error', failed)
        .end(payload);
    });
    return { status, error: violation(status) };
  } catch (error) {
    if (signal.aborted) return { status: null, error: `No answer within ${deadline / 1000} s.` };
    const { message } = error as Error;
    return { status: null, error: PRIVATE.test(message) ? REFUSED : message };
  }
}

function violation(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `Answered ${status}. Redirects are not followed.`;
  return `Answered ${status}.`;
}

/** The receiver wants no more events. (Standard Webhooks, Delivery) */
export const isGone = ({ status }: Outcome): boolean => status === GONE;
