import { randomBytes, randomInt } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Like, type DataSource } from 'typeorm';
import { openDatabase, prepareDatabase } from '../src/database.js';
import { Enquiry } from '../src/customers/enquiries/enquiry.entity.js';
import { Mail } from '../src/platform/mail/mail.entity.js';
import { WebhookDelivery } from '../src/platform/webhooks/webhook.entity.js';
import { Media } from '../src/platform/media/media.entity.js';
import { namesOf } from '../src/platform/media/rendition-spec.js';
import { Content, ContentVersion } from '../src/content/content.entity.js';
import { Audit } from '../src/platform/audit/audit.entity.js';
import { Product } from '../src/catalogue/products/product.entity.js';
import { Revision } from '../src/platform/revisions/revision.entity.js';
import { Store } from '../src/stores/store.entity.js';
import { ADMIN, settingsFor } from './support/api.js';
import { productBody } from './support/bodies.js';
import { HOME_PATH, deployContent, type HomeContent } from './support/content.js';
import { ENGINES, type TestDatabase } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { dataUrl, paint } from './support/pictures.js';
import { startReceiver } from './support/receiver.js';
import { endProcesses, environment, startProcess, type ApiProcess } from './support/process.js';
import { decoded, startSmtp } from './support/smtp.js';

/** Product saves and enquiries, mixed; CRASH_OPERATIONS=500 runs the long way. */
const OPERATIONS = Number(process.env['CRASH_OPERATIONS'] ?? 60);
const KILLS = Math.max(3, Math.round(OPERATIONS / 40));
const AT_ONCE = 3;

type Smtp = Awaited<ReturnType<typeof startSmtp>>;

/** Prepares a database as a first start does. */
async function prepare(database: TestDatabase): Promise<DataSource> {
  const dataSource = await openDatabase(database.setting);
  await prepareDatabase(dataSource, settingsFor(database), async () => FIXTURE);
  return dataSource;
}

/** A caller of an API process that may be another one for the next call. */
class Caller {
  private calls = 0;
  cookie = '';
  constructor(public origin: string) {}

  post = (url: string, body: object) => this.send('POST', url, body);

  async send(
    method: 'POST' | 'PUT',
    url: string,
    body: object,
  ): Promise<{ status: number; body: Record<string, string> }> {
    this.calls++;
    const { cookie, origin } = this;
    const answer = await fetch(`${origin}${url}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin,
        // Each call from another network, so that no limit is met.
        'x-forwarded-for': `10.${this.calls >> 8}.${this.calls & 255}.1`,
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
    });
    this.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  }
}

const started = async (env: Record<string, string>) => {
  const api = startProcess({ TRUST_PROXY: 'true', ...env });
  const { port } = await api.message('ready');
  return { api, origin: `http://127.0.0.1:${String(port)}` };
};

const OUTBOXES = [Mail, WebhookDelivery];

/** As if so much time had passed that every claim of a dead worker ran out and every pause is over. */
async function letTimePass(dataSource: DataSource): Promise<void> {
  const passed = { lockedUntil: new Date(0), nextAttemptAt: new Date(0) };
  for (const outbox of OUTBOXES)
    await dataSource.manager.update(outbox, { state: 'pending' }, passed);
}

async function allSent(dataSource: DataSource): Promise<void> {
  // The workers look into the outboxes in their own time.
  for (const outbox of OUTBOXES)
    while (await dataSource.manager.existsBy(outbox, { state: 'pending' })) await delay(100);
}

describe.each(ENGINES)('processes on $name', (engine) => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let smtp: Smtp;
  beforeEach(async () => {
    database = await engine.create();
    dataSource = await prepare(database);
    smtp = await startSmtp();
  });
  afterEach(async () => {
    endProcesses();
    await smtp.stop();
    await dataSource.destroy();
    await database.drop();
  });

  test('acknowledged writes survive kill -9 at any moment, and none is partial', async () => {
    const { port } = smtp;
    const receiver = await startReceiver();
    const env = {
      ...environment(database),
      SMTP_URL: smtp.url,
      WEBHOOK_NETWORKS: '127.0.0.1',
      // Of the webhook's secret.
      SECRET: 'a-secret-of-the-tests-0123456789',
    };
    // Down from the beginning until half of the work is done.
    await smtp.stop();
    const caller = new Caller('');
    let current: ApiProcess;
    const restart = async () => {
      const { api, origin } = await started(env);
      current = api;
      caller.origin = origin;
    };
    await restart();
    expect((await caller.post('/api/login', ADMIN)).status).toBe(200);
    const events = ['product.created', 'enquiry.created'];
    const webhook = { webhook_name: 'ERP', url: receiver.url, events };
    expect((await caller.post('/api/admin/webhooks', webhook)).status).toBe(201);

    const products: string[] = [];
    const references: string[] = [];
    const save = async (index: number) => {
      const pictures = await Promise.all(
        [0, 1].map(async () => dataUrl(await paint(40 + index, 30 + randomInt(30), 'png'), 'png')),
      );
      const name = `TV-${1000 + index} ${randomBytes(3).toString('hex')}`;
      const images = pictures.map((url) => ({ url }));
      const colors = ['GOLD', 'BLACK'].map((color_name) => ({ color_name, images }));
      const { status } = await caller.post('/api/products', productBody('', { name, colors }));
      expect(status).toBe(201);
      products.push(name);
    };
    const enquire = async (index: number) => {
      const { status, body } = await caller.post('/api/email', {
        data: { to_name: 'A', to_email: `a${index}@mail.example`, to_number: '9820012345' },
        wishlist: [{ product_name: 'TV-101 Meridian', selected_color: 'GOLD' }],
      });
      expect(status).toBe(200);
      references.push(String(body['reference']));
    };

    const kills = new Set(Array.from({ length: KILLS }, () => randomInt(1, OPERATIONS)));
    let restarting: Promise<void> | null = null;
    let next = 0;
    const work = async () => {
      while (next < OPERATIONS) {
        const index = next++;
        if (index === Math.floor(OPERATIONS / 2)) smtp = await startSmtp(port);
        if (kills.has(index)) {
          // While the others' calls are under way.
          current.child.kill('SIGKILL');
          restarting = current.ended.then(restart);
        }
        await restarting;
        // What the kill cut off was not acknowledged, whatever came of it.
        await (index % 2 ? save(index) : enquire(index)).catch((error: Error) => {
          if (error.name !== 'TypeError') throw error;
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await restarting;
    expect(products.length + references.length).toBeGreaterThan(OPERATIONS / 2);

    const stored = await dataSource.getRepository(Product).find({
      relations: { colors: { images: true } },
    });
    const names = new Set(stored.map(({ name }) => name));
    expect(products.filter((name) => !names.has(name))).toEqual([]);
    for (const { name, colors } of stored.filter((product) => product.id > 3))
      expect([name, colors.map(({ images }) => images.length)]).toEqual([name, [2, 2]]);
    for (const media of await dataSource.getRepository(Media).findBy({ origin: 'upload' }))
      for (const file of namesOf(media))
        await access(path.join(database.dataDir, 'media', media.assetKey, file));

    const enquiries = await dataSource.getRepository(Enquiry).find({ relations: { items: true } });
    const known = new Set(enquiries.map(({ reference }) => reference));
    expect(references.filter((reference) => !known.has(reference))).toEqual([]);
    for (const { items } of enquiries) expect(items).toHaveLength(1);
    await letTimePass(dataSource);
    await allSent(dataSource);
    const delivered = smtp.received.map(({ raw }) => decoded(raw));
    for (const reference of references)
      expect(delivered.filter((text) => text.includes(reference)).length).toBeGreaterThan(1);
    const reported = new Set(receiver.received.map(({ data }) => data['name']));
    expect([...products, ...references].filter((name) => !reported.has(name))).toEqual([]);
    await receiver.stop();
  });

  test('an enquiry sent repeatedly while the API is killed is stored once and delivered', async () => {
    const env = { ...environment(database), SMTP_URL: smtp.url };
    const caller = new Caller('');
    let current: ApiProcess | undefined;
    const restart = async () => {
      const { api, origin } = await started(env);
      current = api;
      caller.origin = origin;
    };
    await restart();
    const references = new Map<string, string>();
    for (let index = 0; index < KILLS * 2; index++) {
      const body = {
        data: { to_name: `C${index}`, to_email: `c${index}@mail.example`, to_number: '9820012345' },
        wishlist: [{ product_name: 'TV-101 Meridian', selected_color: 'GOLD' }],
        key: randomBytes(16).toString('hex'),
      };
      const send = () =>
        caller.post('/api/email', body).catch((error: Error) => {
          if (error.name !== 'TypeError') throw error;
          return null;
        });
      // The kill comes before, while or after it is stored; the answer may be lost in each case.
      const first = send();
      await delay(randomInt(0, 30));
      current?.child.kill('SIGKILL');
      await current?.ended;
      const response = await first;
      await restart();
      const again = await send();
      expect(again?.status).toBe(200);
      const reference = String(again?.body['reference']);
      if (response) expect(response.body['reference']).toBe(reference);
      references.set(`C${index}`, reference);
    }
    const enquiries = await dataSource.getRepository(Enquiry).find();
    expect(enquiries.map(({ toName, reference }) => [toName, reference])).toEqual([...references]);
    await letTimePass(dataSource);
    await allSent(dataSource);
    const delivered = smtp.received.map(({ raw }) => decoded(raw));
    for (const reference of references.values())
      expect(delivered.filter((text) => text.includes(reference)).length).toBeGreaterThan(1);
  });

  test('an import that kill -9 interrupts is there with all its rows and its undo, or not at all', async () => {
    const rows = 400;
    const caller = new Caller('');
    let { api, origin } = await started(environment(database));
    caller.origin = origin;
    expect((await caller.post('/api/login', ADMIN)).status).toBe(200);
    for (const done of [100, 300, 400]) {
      const name = `Until ${done}`;
      const csv = [
        'Store Name,Store Address,Locality,City,Pincode',
        ...Array.from({ length: rows }, (_, at) => `${name} ${at},1 Road,Camp,Pune,411001`),
      ].join('\n');
      const answer = await fetch(`${origin}/api/admin/store/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, cookie: caller.cookie },
        body: JSON.stringify({ csv, skip: [] }),
      });
      expect(answer.status).toBe(200);
      let events = '';
      try {
        for await (const part of answer.body ?? []) {
          events += Buffer.from(part).toString();
          if (events.includes(`"done":${done}`)) api.child.kill('SIGKILL');
        }
      } catch {
        // The kill cut the answer off.
      }
      await api.ended;
      const like = { name: Like(`${name} %`) };
      const stored = await dataSource.getRepository(Store).countBy(like);
      // A kill comes late on a busy machine: the import may be whole already.
      expect([0, rows]).toContain(stored);
      expect(await dataSource.getRepository(Revision).countBy(like)).toBe(stored);
      ({ api, origin } = await started(environment(database)));
    }
  });

  test('a publication, a schedule or a return to an earlier version that kill -9 interrupts is whole, or was never made', async () => {
    await deployContent({ database });
    const block = '/api/admin/content/home-craft';
    const caller = new Caller('');
    let { api, origin } = await started(environment(database));
    caller.origin = origin;
    expect((await caller.post('/api/login', ADMIN)).status).toBe(200);
    const shown = async () => {
      const page = (await (await fetch(origin + HOME_PATH)).json()) as HomeContent;
      return page['home-craft'].title;
    };
    const versions = () => dataSource.getRepository(ContentVersion).find({ order: { id: 'ASC' } });
    const publications = () =>
      dataSource.getRepository(Audit).countBy({ entity: 'content', action: 'publish' });
    const { picture } = ((await (await fetch(origin + HOME_PATH)).json()) as HomeContent)[
      'home-craft'
    ];
    const value = { picture: { url: picture.url, alt: '' } };
    const saveDraft = async (title: string) => {
      const { status } = await caller.send('PUT', block, { value: { ...value, title } });
      expect(status).toBe(200);
    };
    await saveDraft('Before');
    expect((await caller.post(`${block}/publish`, {})).status).toBe(200);
    const [first] = await versions();
    const inAnHour = new Date(Date.now() + 3600_000).toISOString();
    for (let index = 0; index < KILLS * 3; index++) {
      const title = `Made ${index}`;
      await saveDraft(title);
      const before = { versions: (await versions()).length, shown: await shown() };
      const changes = [
        { path: 'publish', body: {}, shows: title },
        { path: 'publish', body: { starts_at: inAnHour }, shows: before.shown },
        { path: `versions/${first?.id ?? 0}/revert`, body: {}, shows: 'Before' },
      ];
      const change = changes[index % changes.length] as (typeof changes)[number];
      const call = caller.post(`${block}/${change.path}`, change.body).catch(() => null);
      await delay(randomInt(0, 20));
      api.child.kill('SIGKILL');
      await api.ended;
      const acknowledged = (await call) !== null;
      ({ api, origin } = await started(environment(database)));
      caller.origin = origin;

      const made = (await versions()).length - before.versions;
      expect([0, 1]).toContain(made);
      if (acknowledged) expect(made).toBe(1);
      expect(await publications()).toBe((await versions()).length);
      const { draft } = await dataSource.getRepository(Content).findOneByOrFail({});
      expect(draft === null).toBe(made === 1 && change.path === 'publish');
      expect(await shown()).toBe(made ? change.shows : before.shown);
    }
  });

  // The embedded database serves one process.
  if (engine.name !== 'SQLite')
    test('two processes send each mail once', async () => {
      const env = { ...environment(database), SMTP_URL: smtp.url };
      const both = await Promise.all([started(env), started(env)]);
      const callers = both.map(({ origin }) => new Caller(origin));
      const count = 20;
      await Promise.all(
        Array.from({ length: count }, (_, index) =>
          callers[index % 2]?.post('/api/email', {
            data: { to_name: 'A', to_email: `b${index}@mail.example`, to_number: '9820012345' },
            wishlist: [{ product_name: 'TV-101 Meridian', selected_color: 'GOLD' }],
          }),
        ),
      );
      await allSent(dataSource);
      expect(smtp.received).toHaveLength(2 * count);
      expect(new Set(smtp.received.map(({ id }) => id)).size).toBe(2 * count);
    });
});
