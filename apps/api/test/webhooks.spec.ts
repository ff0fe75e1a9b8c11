import type { LookupFunction } from 'node:net';
import {
  WEBHOOK_EVENTS,
  type ErrorResponse,
  type NewWebhookResponse,
  type Page,
  type Delivery,
  type WebhookEvent,
  type Webhook,
} from '@tivara/contracts';
import { NewsletterSubscriber } from '../src/customers/newsletter/newsletter-subscriber.entity.js';
import { erase } from '../src/customers/personal-data/erase.js';
import { Clock } from '../src/platform/clock.js';
import { Mail } from '../src/platform/mail/mail.entity.js';
import { hashToken, newToken } from '../src/platform/security/token.js';
import { SETTINGS, type Settings } from '../src/platform/settings/settings.js';
import { postEvent } from '../src/platform/webhooks/post-event.js';
import { Webhook as StoredWebhook } from '../src/platform/webhooks/webhook.entity.js';
import { ATTEMPTS, WebhookTask } from '../src/platform/webhooks/webhook.task.js';
import { DeploymentEventsTask } from '../src/releases/deployment-events.task.js';
import { ADMIN, settingsFor, startApi, type TestApi } from './support/api.js';
import { STORE, WRITES, pictureUrl } from './support/bodies.js';
import { Browser, ORIGIN, admin } from './support/browser.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';
import { startReceiver, verify } from './support/receiver.js';
import { ReleaseFolder } from './support/releases.js';

const HOUR_MS = 3600_000;
const MANY = 60;

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

describe.each(ENGINES)('webhooks on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  let receiver: Receiver;
  let offset: number;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN, trustProxy: true });
    api.app.get(Clock).now = () => new Date(Date.now() + offset);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    offset = 0;
    settings().webhookNetworks = ['127.0.0.1'];
    owner = await admin(api);
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await receiver.stop();
    await api.dataSource.manager.deleteAll(StoredWebhook);
    await api.dataSource.manager.deleteAll(Mail);
  });

  const settings = () => api.app.get<Settings>(SETTINGS);
  const make = async (
    events: readonly WebhookEvent[] = WEBHOOK_EVENTS,
    { url, webhook_name = 'ERP' }: { url?: string; webhook_name?: string } = {},
  ) => {
    const body = { webhook_name, url: url ?? receiver.url, events };
    const answer = await owner.post('/api/admin/webhooks', body);
    expect(answer.json()).toMatchObject({ message: 'Webhook created' });
    return answer.json<NewWebhookResponse>();
  };
  /** Attempts all that is due. */
  const deliver = async () => {
    await api.app.get(WebhookTask).run();
    await api.app.get(WebhookTask).settled();
  };
  const list = async <T>(url: string) => (await owner.get(url)).json<Page<T>>().items;
  const deliveries = () => list<Delivery>('/api/admin/webhooks/deliveries?pageSize=100');
  const row = async () => present((await list<Webhook>('/api/admin/webhooks'))[0]);
  const addStore = async (name = 'New Optics') => {
    const answer = await owner.post('/api/store', { ...STORE, store_name: name, pincode: next() });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ store_id: number }>().store_id;
  };
  let pincode = 400_100;
  const next = () => pincode++;
  /** Lets the pause before the next attempt pass. */
  const pass = async (ms: number) => {
    offset += ms;
    // The session before may have ended.
    owner = await admin(api);
  };

  test('a secret is in the answer that makes it and nowhere else', async () => {
    const { secret } = await make();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const stored = JSON.stringify(await api.dataSource.getRepository(StoredWebhook).find());
    const shown = await owner.get('/api/admin/webhooks');
    const audit = await owner.get('/api/admin/audit?entity=webhook');
    expect(stored + shown.body + audit.body).not.toContain(secret);
  });

  test.each([
    [{ webhook_name: '' }, 'webhook_name', 'Name the system that is called.'],
    [{ events: [] }, 'events', 'Choose at least one event, each once.'],
    [{ events: ['price.changed'] }, 'events', 'There is no such event.'],
    [{ url: 'erp' }, 'url', 'Enter a whole URL, such as https://erp.example/tivara.'],
    [{ url: 'ftp://erp.example' }, 'url', 'The URL must begin with https://.'],
    [
      { url: 'https://a:b@erp.example' },
      'url',
      'The URL cannot have a password: check the signature instead.',
    ],
  ])('%j is refused', async (wrong, field, message) => {
    const body = { webhook_name: 'ERP', url: receiver.url, events: ['store.created'], ...wrong };
    const answer = await owner.post('/api/admin/webhooks', body);
    expect([answer.statusCode, answer.json<ErrorResponse>().errors]).toEqual([
      400,
      { [field]: message },
    ]);
  });

  test('changes of stores are sent, signed, with no more than what names them', async () => {
    const { secret } = await make();
    const id = await addStore();
    await owner.put(`/api/store/${id}`, { ...STORE, pincode: next(), version: 1 });
    const deletion = await owner.delete(`/api/store/${id}`);
    const { undo } = deletion.json<{ undo: string }>();
    await owner.post(`/api/admin/changes/${undo}/undo`, {});
    await deliver();
    const name = STORE.store_name;
    const sent = receiver.received.map(({ type, data }) => ({ type, ...data }));
    // They come in any order.
    const inOrder = (one: object) => JSON.stringify(one);
    expect(sent.sort((a, b) => inOrder(a).localeCompare(inOrder(b)))).toEqual([
      { type: 'store.created', id, name, version: 1 },
      { type: 'store.created', id, name, version: 2 },
      { type: 'store.deleted', id, name },
      { type: 'store.updated', id, name, version: 2 },
    ]);
    for (const event of receiver.received) {
      expect(verify(secret, event)).toMatchObject({ type: event.type, data: event.data });
      const forged = { ...event, body: event.body.replace('New', 'Old') };
      expect(() => verify(secret, forged)).toThrow('No matching signature found');
    }
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every change that an administrator makes of the catalogue is sent', async () => {
    await make(WEBHOOK_EVENTS.filter((event) => /^(product|reference)/.test(event)));
    const writes = WRITES.filter(({ url }) => !url.includes('store'));
    const picture = await pictureUrl();
    for (const { method, url, body, status } of writes) {
      const answer = await owner.call(method, url, body?.(picture));
      expect([url, answer.statusCode]).toEqual([url, status]);
    }
    await deliver();
    expect(receiver.received).toHaveLength(writes.length);
    expect(receiver.received.map(({ type, data }) => [type, data['list']])).toEqual(
      expect.arrayContaining([
        ['reference.created', 'color'],
        ['reference.created', 'frame type'],
        ['product.created', undefined],
        ['product.updated', undefined],
      ]),
    );
  });

  test('each row of an import is an event, and of its undo', async () => {
    await make();
    const csv = ['store_name,store_address,locality,city,pincode'];
    for (let index = 0; index < MANY; index++) csv.push(`Shop ${index},1 Road,East,Pune,${next()}`);
    const run = await owner.post('/api/admin/store/import', { csv: csv.join('\n'), skip: [] });
    const { undo } = JSON.parse(present(run.body.trim().split('\n').at(-1))) as { undo: string };
    await deliver();
    expect(receiver.types()).toEqual(Array.from({ length: MANY }, () => 'store.created'));
    receiver.received.length = 0;
    await owner.post(`/api/admin/changes/${undo}/undo`, {});
    await deliver();
    expect(receiver.types()).toEqual(Array.from({ length: MANY }, () => 'store.deleted'));
  });

  test('enquiries and newsletter addresses are sent without a person’s data', async () => {
    await make();
    const visitor = new Browser(api, { 'x-forwarded-for': '10.9.8.7' });
    const enquiry = await visitor.post('/api/email', {
      data: { to_name: 'Asha Rao', to_email: 'asha@mail.example', to_number: '9820012345' },
      wishlist: [{ product_name: 'TV-101 Meridian', selected_color: 'GOLD' }],
    });
    const { reference } = enquiry.json<{ reference: string }>();
    await visitor.post('/newsletter', { email: 'asha@mail.example' });
    const subscribers = api.dataSource.getRepository(NewsletterSubscriber);
    const [confirm, leave] = [newToken(), newToken()];
    const hashes = { confirmHash: hashToken(confirm), tokenHash: hashToken(leave) };
    await subscribers.update({ email: 'asha@mail.example' }, hashes);
    const { id } = await subscribers.findOneByOrFail({ email: 'asha@mail.example' });
    const links = [`confirm?token=${confirm}`, `unsubscribe?token=${leave}`];
    // Each twice, as mail programs open them, too.
    for (const link of links.flatMap((each) => [each, each]))
      await visitor.post(`/newsletter/${link}`, {});
    await owner.delete(`/api/admin/newsletter/${id}`);
    await deliver();
    expect(receiver.types().sort()).toEqual([
      'enquiry.created',
      'newsletter.deleted',
      'newsletter.subscribed',
      'newsletter.unsubscribed',
    ]);
    const bodies = receiver.received.map(({ body }) => body).join('\n');
    expect(bodies).toContain(reference);
    expect(bodies).not.toMatch(/asha|rao|9820012345/i);
  });

  test('what a person’s erasure deletes is sent, so that a receiver deletes it too', async () => {
    await make(['enquiry.deleted', 'newsletter.deleted']);
    const email = 'erased@mail.example';
    const visitor = new Browser(api, { 'x-forwarded-for': '10.9.8.6' });
    await visitor.post('/api/email', {
      data: { to_name: 'Asha Rao', to_email: email, to_number: '9820012345' },
      wishlist: [{ product_name: 'TV-101 Meridian', selected_color: 'GOLD' }],
    });
    await visitor.post('/newsletter', { email });
    await erase(api.dataSource, email, { dryRun: false });
    await deliver();
    expect(receiver.types().sort()).toEqual(['enquiry.deleted', 'newsletter.deleted']);
  });

  test('a deployment is sent once, whichever process notices it, and none from before the webhook', async () => {
    const folder = new ReleaseFolder(settingsFor(api.database).releases);
    await folder.fill();
    const notice = () => api.app.get(DeploymentEventsTask).run();
    await make(['release.deployed']);
    await folder.startCanary();
    await Promise.all([notice(), notice()]);
    await notice();
    await deliver();
    expect(receiver.received.map(({ data }) => data)).toEqual([
      { app: 'wishlist', version: '2', action: 'canary', number: 2, share: 0.1 },
    ]);
  });

  test('a change that fails is not sent, nor an event that was not chosen', async () => {
    await make(['store.updated']);
    const id = await addStore();
    const edit = { ...STORE, pincode: next(), version: 7 };
    expect((await owner.put(`/api/store/${id}`, edit)).statusCode).toBe(409);
    expect(await deliveries()).toEqual([]);
  });

  test('a test event is sent from the button alone', async () => {
    const { webhook_id: id, secret } = await make(['store.updated']);
    const answer = await owner.post(`/api/admin/webhooks/${id}/test`, {});
    expect(answer.json()).toEqual({ message: 'A test event is on its way.' });
    await deliver();
    const [event] = receiver.received;
    expect(verify(secret, present(event))).toMatchObject({ type: 'webhook.test' });
  });

  test('a receiver that is down for an hour gets every event once it is back, and holds up no other', async () => {
    const other = await startReceiver();
    await make(['store.created']);
    await make(['store.created'], { url: other.url, webhook_name: 'Till' });
    const { port } = receiver;
    await receiver.stop();
    const names = Array.from({ length: 6 }, (_, index) => `Down ${index}`);
    for (const name of names) {
      await addStore(name);
      await deliver();
      await pass(HOUR_MS / names.length);
    }
    expect(other.received).toHaveLength(names.length);
    expect((await row()).failing_at).not.toBeNull();
    receiver = await startReceiver(port);
    // The longest pause after an hour.
    await pass(6 * HOUR_MS);
    await deliver();
    expect(new Set(receiver.received.map(({ data }) => data['name']))).toEqual(new Set(names));
    expect(await row()).toMatchObject({ failing_at: null, pending: 0, failed: 0 });
    await other.stop();
  });

  test('a receiver that fails is left alone between attempts, whatever it is to be sent', async () => {
    receiver.state.answer = (response) => void response.writeHead(500).end('no');
    await make(['store.created']);
    await addStore();
    await deliver();
    await addStore('Another');
    await deliver();
    await deliver();
    expect(receiver.received.length).toBeLessThanOrEqual(2);
    expect((await deliveries()).at(-1)).toMatchObject({
      state: 'pending',
      attempts: 1,
      last_status: 500,
      last_error: 'Answered 500.',
    });
  });

  test('one event that a receiver refuses is given up in the end, while the others arrive', async () => {
    await make(['store.created']);
    await addStore('Poison');
    receiver.state.answer = (response) => {
      const last = present(receiver.received.at(-1));
      void response.writeHead(last.body.includes('Poison') ? 400 : 200).end();
    };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await deliver();
      await addStore(`Fine ${attempt}`);
      await pass(6 * HOUR_MS);
      await deliver();
    }
    const all = await deliveries();
    expect(all.filter(({ state }) => state === 'failed')).toMatchObject([
      { attempts: ATTEMPTS, last_status: 400 },
    ]);
    expect(all.filter(({ state }) => state === 'delivered')).toHaveLength(ATTEMPTS);
    expect((await row()).state).toBe('active');
  });

  test('is disabled after a day of failures, with a mail, and resumes on request', async () => {
    receiver.state.answer = (response) => void response.writeHead(503).end();
    const { webhook_id: id } = await make(['store.created']);
    await addStore();
    for (let hour = 0; hour <= 30; hour++) {
      await deliver();
      await pass(HOUR_MS);
    }
    expect(await row()).toMatchObject({ state: 'disabled', pending: 0, failed: 1 });
    const mails = await api.dataSource.getRepository(Mail).find();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [ADMIN.email, 'The webhook ERP was disabled'],
    ]);
    const [change] = await list<{ actor: string; action: string }>(
      '/api/admin/audit?entity=webhook',
    );
    expect(change).toMatchObject({ actor: 'webhook delivery', action: 'update' });

    await addStore('While disabled');
    expect(await deliveries()).toHaveLength(1);
    expect((await owner.post(`/api/admin/webhooks/${id}/resend`, {})).statusCode).toBe(409);
    const { webhook_name, url, events, version } = await row();
    const body = { webhook_name, url, events, version, enabled: true };
    expect((await owner.put(`/api/admin/webhooks/${id}`, body)).json()).toMatchObject({
      state: 'active',
    });
    receiver.state.answer = (response) => void response.writeHead(200).end();
    receiver.received.length = 0;
    const again = await owner.post(`/api/admin/webhooks/${id}/resend`, {});
    expect(again.json()).toEqual({ message: '1 event will be sent again now.' });
    await deliver();
    expect(receiver.types()).toEqual(['store.created']);
  });

  test('is disabled at once by a receiver that answers 410', async () => {
    receiver.state.answer = (response) => void response.writeHead(410).end();
    await make(['store.created']);
    await addStore();
    await deliver();
    expect(await row()).toMatchObject({ state: 'disabled', failed: 1 });
  });

  test('a delivery is sent again under its id', async () => {
    await make(['store.created']);
    await addStore();
    await deliver();
    const [delivery] = await deliveries();
    const { delivery_id, event_id } = present(delivery);
    expect(delivery).toMatchObject({ state: 'delivered', last_status: 204, attempts: 1 });
    const again = await owner.post(`/api/admin/webhooks/deliveries/${delivery_id}/resend`, {});
    expect(again.json()).toMatchObject({ state: 'pending', attempts: 0 });
    await deliver();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      event_id,
      event_id,
    ]);
  });

  test('is signed with its secret after SECRET was replaced', async () => {
    const { secret } = await make(['store.created']);
    const old = settings().secrets;
    const restarted = () => Object.assign(api.app.get(WebhookTask), { renewal: null });
    settings().secrets = ['another-secret-of-the-tests-01234', ...old];
    restarted();
    await deliver();
    settings().secrets = ['another-secret-of-the-tests-01234'];
    owner = await admin(api);
    await addStore();
    await deliver();
    expect(verify(secret, present(receiver.received[0]))).toMatchObject({ type: 'store.created' });
    settings().secrets = old;
  });

  test('a redirect to loopback is not followed', async () => {
    const inside = await startReceiver();
    receiver.state.answer = (response) =>
      void response.writeHead(307, { location: inside.url }).end();
    await make(['store.created']);
    await addStore();
    await deliver();
    expect((await deliveries())[0]?.last_error).toBe('Answered 307. Redirects are not followed.');
    expect(inside.received).toEqual([]);
    await inside.stop();
  });

  test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1'])(
    'a private address such as %s is not called',
    async (host) => {
      settings().webhookNetworks = [];
      await make(['store.created'], { url: `http://${host}:${receiver.port}` });
      await addStore();
      await deliver();
      expect((await deliveries())[0]?.last_error).toMatch(/leads to a private address/);
      expect(receiver.received).toEqual([]);
    },
  );
});

describe('a call', () => {
  const EVENT = { id: 'msg_1', payload: '{"type":"webhook.test","data":{}}' };
  const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());

  test('checks the address that it connects to, as a name may change it after any check', async () => {
    const answers = ['127.0.0.1', '169.254.169.254'];
    const asked: string[] = [];
    const lookup: LookupFunction = (name, options, found) => {
      asked.push(name);
      const address = present(answers.shift());
      if (options.all) found(null, [{ address, family: 4 }]);
      else found(null, address, 4);
    };
    const url = `http://erp.example:${receiver.port}`;
    const call = () =>
      postEvent({ url, secret }, EVENT, { networks: ['127.0.0.1'], deadline: 60_000, lookup });
    expect(await call()).toEqual({ status: 204, error: null });
    expect((await call()).error).toMatch(/leads to a private address/);
    expect([asked, receiver.received.length]).toEqual([['erp.example', 'erp.example'], 1]);
  });

  test('ends at its deadline, though the receiver has the event', async () => {
    receiver.state.answer = () => undefined;
    const { url } = receiver;
    const limits = { networks: ['127.0.0.1'], deadline: 500 };
    expect(await postEvent({ url, secret }, EVENT, limits)).toEqual({
      status: null,
      error: 'No answer within 0.5 s.',
    });
  });
});
