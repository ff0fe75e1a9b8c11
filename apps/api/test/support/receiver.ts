import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface ReceivedEvent {
  headers: IncomingHttpHeaders;
  body: string;
  type: string;
  data: Record<string, unknown>;
}

/** Another system that is sent events, on loopback. */
export async function startReceiver(port = 0) {
  const received: ReceivedEvent[] = [];
  const state = { answer: (response: ServerResponse) => void response.writeHead(204).end() };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { type, data } = JSON.parse(body) as ReceivedEvent;
      received.push({ headers: request.headers, body, type, data });
      state.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  return {
    received,
    state,
    port: bound,
    url: `http://127.0.0.1:${bound}/events`,
    types: () => received.map(({ type }) => type),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @throws WebhookVerificationError as a receiver's library does */
export const verify = (secret: string, { headers, body }: ReceivedEvent) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
