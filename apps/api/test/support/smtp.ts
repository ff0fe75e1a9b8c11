import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  /** The message as it came over the wire. */
  raw: string;
  id: string;
}

/** A real SMTP server on the loopback that keeps what it takes. `failing` answers what it refuses a mail with: for now, or with a code for good. */
export async function startSmtp(port = 0) {
  const received: Received[] = [];
  const state: { failing: ((to: string) => string | null) | null } = { failing: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const failure = state.failing?.(address);
      if (failure)
        done(
          Object.assign(new Error(failure), {
            responseCode: Number(/^5\d\d/.exec(failure)?.[0] ?? 450),
          }),
        );
      else done();
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const id = /^Message-ID: (.*)\r?$/im.exec(raw)?.[1] ?? '';
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw, id });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    received,
    state,
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** The words of a mail, whatever its transfer encoding: enough for the head, and the plain and the HTML part. */
export function decoded(raw: string): string {
  const [head = '', ...body] = raw.split(/\r?\n\r?\n/);
  const text = body
    .join('\n\n')
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );
  return `${head.replace(/\r?\n\s+/g, ' ')}\n\n${text}`;
}
