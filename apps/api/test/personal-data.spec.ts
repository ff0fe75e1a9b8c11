import { MESSAGES } from '@tivara/contracts';
import { Not } from 'typeorm';
import { Audit } from '../src/platform/audit/audit.entity.js';
import {
  Account,
  Invitation,
  PasswordReset,
  Session,
} from '../src/accounts/users/account.entity.js';
import { AccountRequests } from '../src/accounts/index.js';
import { IDLE_MS } from '../src/accounts/sessions/session.service.js';
import { Clock } from '../src/platform/clock.js';
import { randomUUID } from 'node:crypto';
import { EnquiryItem, EnquiryReply, Enquiry } from '../src/customers/enquiries/enquiry.entity.js';
import { SearchCount } from '../src/catalogue/search/search-count.entity.js';
import { Mail } from '../src/platform/mail/mail.entity.js';
import { WebhookDelivery, WebhookEvent } from '../src/platform/webhooks/webhook.entity.js';
import { NewsletterSubscriber } from '../src/customers/newsletter/newsletter-subscriber.entity.js';
import { erase } from '../src/customers/personal-data/erase.js';
import { exportPerson } from '../src/customers/personal-data/export.js';
import { ERASED } from '../src/customers/personal-data/redact.js';
import { RETENTION_DAYS, RetentionTask } from '../src/customers/personal-data/retention.js';
import { ADMIN, startApi, type TestApi } from './support/api.js';
import { Browser, ORIGIN, addAccount } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

const DAY = 24 * 3600_000;
const ASHA = { username: 'Asha Rao', email: 'Asha@shop.example', password: 'a long walk home' };
const OTHER = 'other@shop.example';

describe.each(ONE_ENGINE)('personal data on $name', (engine) => {
  let api: TestApi;
  let now: number;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN, trustProxy: true });
    api.app.get(Clock).now = () => new Date(now);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    now = Date.now();
    for (const entity of [Mail, Enquiry, Invitation, NewsletterSubscriber, Audit, Session])
      await api.dataSource.manager.deleteAll(entity);
    await api.dataSource.getRepository(Account).delete({ email: Not(ADMIN.email) });
  });

  let address = 0;
  const visitor = () =>
    new Browser(api, { 'x-forwarded-for': `10.2.${address >> 8}.${address++ & 255}` });
  /** Leaves no trace of the log-in. */
  const administrator = async () => {
    const browser = await visitor().logIn(ADMIN);
    await api.dataSource.getRepository(Audit).delete({ action: 'log in' });
    await api.dataSource.getRepository(Mail).delete({ recipient: ADMIN.email });
    return browser;
  };
  const enquire = (to_email: string, to_name = 'Asha Rao') =>
    visitor().post('/api/email', {
      data: { to_name, to_email, to_number: to_email === OTHER ? '9000000000' : '9820012345' },
      wishlist: [{ product_name: 'TV-101 Meridian', selected_color: 'GOLD' }],
    });
  const reply = async (id: number, text: string) => {
    const owner = await administrator();
    const answer = await owner.post(`/api/admin/enquiries/${id}/replies`, {
      text,
      key: randomUUID(),
    });
    expect(answer.statusCode).toBe(200);
  };
  const count = (target: Parameters<typeof api.dataSource.getRepository>[0]) =>
    api.dataSource.getRepository(target).count();
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        api.dataSource.entityMetadatas.map(({ target }) => api.dataSource.manager.find(target)),
      ),
    );

  describe('data past its retention is deleted', () => {
    /** Lets so many days pass, then runs the task. */
    const after = async (days: number) => {
      now += days * DAY;
      await api.app.get(RetentionTask).run();
    };
    /** What is there a moment before the time is over, and a moment after it. */
    const around = async (days: number, read: () => Promise<unknown>) => {
      await after(days - 0.01);
      const before = await read();
      await after(0.02);
      return [before, await read()];
    };

    test('sessions, two hours after their last request', async () => {
      await administrator();
      expect(await around(IDLE_MS / DAY, () => count(Session))).toEqual([1, 0]);
    });

    test('links to a new password, a day after they expired', async () => {
      await addAccount(api, ASHA);
      await visitor().post('/api/auth/reset', { email: ASHA.email });
      await api.app.get(AccountRequests).run();
      const minutes = 30 / 60 / 24;
      expect(await around(RETENTION_DAYS.reset + minutes, () => count(PasswordReset))).toEqual([
        1, 0,
      ]);
    });

    test('invitations, 30 days after they expired', async () => {
      await (await administrator()).post('/api/admin/invitations', { email: OTHER, role: 'owner' });
      expect(await around(7 + RETENTION_DAYS.invitation, () => count(Invitation))).toEqual([1, 0]);
    });

    test('unconfirmed addresses, after 7 days', async () => {
      await visitor().post('/newsletter', { email: OTHER });
      expect(await around(7, () => count(NewsletterSubscriber))).toEqual([1, 0]);
    });

    test('unsubscribed addresses, after a year; subscribed ones stay', async () => {
      const links = [];
      for (const email of [OTHER, ASHA.email]) {
        await visitor().post('/newsletter', { email });
        const mails = await api.dataSource.getRepository(Mail).find({ order: { id: 'DESC' } });
        links.push(mails[0]?.payload ?? '');
      }
      const [left, stays] = links.map(
        (text) => (path: string) => present(new RegExp(`${path}\\?token=[\\w-]+`).exec(text)?.[0]),
      );
      for (const link of [left, stays])
        await visitor().post(link?.('/newsletter/confirm') ?? '', {});
      await visitor().post(left?.('/newsletter/unsubscribe') ?? '', {});
      const emails = async () =>
        (await api.dataSource.getRepository(NewsletterSubscriber).find()).map(({ email }) => email);
      expect(await around(RETENTION_DAYS.unsubscribed, emails)).toEqual([
        [OTHER, ASHA.email],
        [ASHA.email],
      ]);
    });

    test('the texts of mails after 30 days, the mails after a year', async () => {
      await enquire(ASHA.email);
      const sentAt = new Date(now);
      await api.dataSource
        .getRepository(Mail)
        .update({ state: 'pending' }, { state: 'sent', sentAt });
      const texts = async () =>
        (await api.dataSource.getRepository(Mail).find()).map(({ payload }) => payload !== '');
      expect(await around(RETENTION_DAYS.mailText, texts)).toEqual([
        [true, true],
        [false, false],
      ]);
      // The admin still lists it as sent.
      const row = present(await api.dataSource.getRepository(Mail).findOneBy({}));
      expect(
        (await (await administrator()).get(`/api/admin/mails/${row.id}`)).json(),
      ).toMatchObject({
        text: null,
      });
      const rest = RETENTION_DAYS.mail - RETENTION_DAYS.mailText;
      expect(await around(rest, () => count(Mail))).toEqual([2, 0]);
      expect(await count(Enquiry)).toBe(1);
    });

    test('failed mails, after 90 days', async () => {
      await visitor().post('/newsletter', { email: OTHER });
      await api.dataSource.getRepository(Mail).update({ state: 'pending' }, { state: 'dead' });
      expect(await around(RETENTION_DAYS.deadMail, () => count(Mail))).toEqual([1, 0]);
    });

    test('completed enquiries, after two years, with their audit values', async () => {
      await enquire(ASHA.email);
      await enquire(OTHER, 'Somebody Else');
      const [done] = await api.dataSource.getRepository(Enquiry).find({ order: { id: 'ASC' } });
      for (const [index, { id }] of (await api.dataSource.getRepository(Enquiry).find()).entries())
        await reply(id, `Dear ${index ? 'other' : 'Asha Rao'}`);
      await after(365);
      await (
        await administrator()
      ).put(`/api/admin/enquiries/${present(done).id}`, { status: 'done' });
      const retained = async () => [
        (await api.dataSource.getRepository(Enquiry).find()).map(({ toEmail }) => toEmail),
        (await everything()).includes('Asha Rao'),
      ];
      expect(await around(RETENTION_DAYS.enquiry - 365, retained)).toEqual([
        [[ASHA.email, OTHER], true],
        [[OTHER], false],
      ]);
      expect(await count(EnquiryItem)).toBe(1);
      expect(await count(EnquiryReply)).toBe(1);
      // Those of the replies are as old as the enquiries.
      expect(await count(Audit)).toBe(1);
    });

    test('events of webhooks and their deliveries, after 30 days', async () => {
      const body = { webhook_name: 'ERP', url: 'https://erp.example', events: ['enquiry.created'] };
      await (await administrator()).post('/api/admin/webhooks', body);
      await enquire(ASHA.email);
      const both = async () => [await count(WebhookEvent), await count(WebhookDelivery)];
      expect(await around(RETENTION_DAYS.webhookEvent, both)).toEqual([
        [1, 1],
        [0, 0],
      ]);
    });

    test('counts of searches, after 90 days', async () => {
      const day = new Date(now).toISOString().slice(0, 10);
      const row = { day, term: 'gold', searches: 1, inVain: 0 };
      await api.dataSource.getRepository(SearchCount).insert(row);
      await after(RETENTION_DAYS.search - 1);
      expect(await count(SearchCount)).toBe(1);
      await after(3);
      expect(await count(SearchCount)).toBe(0);
    });

    test('the audit, after two years', async () => {
      await (await administrator()).post('/api/admin/invitations', { email: OTHER, role: 'owner' });
      expect(await around(RETENTION_DAYS.audit, () => count(Audit))).toEqual([1, 0]);
    });
  });

  describe('on request', () => {
    /** Leaves Asha everywhere: as an administrator, in the newsletter, in enquiries, in the audit of others. */
    const settle = async () => {
      const owner = await administrator();
      await owner.post('/api/admin/invitations', { email: ASHA.email, role: 'owner' });
      const [invitation] = await api.dataSource.getRepository(Mail).find({ order: { id: 'DESC' } });
      const asha = visitor();
      await asha.post('/api/auth/register', {
        ...ASHA,
        invitation: /token=([\w-]+)/.exec(invitation?.payload ?? '')?.[1],
      });
      await asha.put('/api/store/1', {
        store_name: 'Optica Bandra',
        store_address: '1 Main Road',
        locality: 'Bandra West',
        city: 'Mumbai',
        pincode: '400050',
      });
      await asha.post('/api/admin/invitations', { email: OTHER, role: 'customer' });
      await enquire('ASHA@shop.example');
      await enquire(OTHER, 'Somebody Else');
      const [first] = await api.dataSource.getRepository(Enquiry).find({ order: { id: 'ASC' } });
      const { id } = present(first);
      await owner.put(`/api/admin/enquiries/${id}`, { note: 'Asha likes gold.' });
      await reply(id, 'Dear Asha Rao, it is here.');
      await visitor().post('/newsletter', { email: ASHA.email });
      await visitor().post('/newsletter', { email: OTHER });
      await visitor().post('/api/auth/reset', { email: ASHA.email });
    };
    const COUNTS = {
      accounts: 1,
      sessions: 1,
      invitations: 1,
      enquiries: 1,
      'replies to enquiries': 1,
      'newsletter addresses': 1,
      'audit rows, made anonymous': 6,
    };

    test('everything about an address is erased, and nothing else', async () => {
      await settle();
      const erased = await erase(api.dataSource, ' asha@SHOP.example', { dryRun: false });
      expect(erased).toMatchObject(COUNTS);
      const left = await everything();
      expect(left).not.toMatch(/asha[@ ]|9820012345/i);
      expect(left).toContain('Somebody Else');
      expect(await count(PasswordReset)).toBe(0);
      expect(await count(EnquiryItem)).toBe(1);
      expect(
        (await api.dataSource.getRepository(NewsletterSubscriber).find()).map(({ email }) => email),
      ).toEqual([OTHER]);
      // Her changes stay in the audit, without her name.
      const audit = await api.dataSource.getRepository(Audit).find({ order: { id: 'ASC' } });
      expect(audit.map(({ actor, entity }) => [actor, entity])).toEqual([
        [ADMIN.email, 'invitation'],
        [ERASED, 'account'],
        [ERASED, 'store'],
        [ERASED, 'invitation'],
        [ADMIN.email, 'enquiry'],
        [ADMIN.email, 'enquiry'],
      ]);
      expect(await count(EnquiryReply)).toBe(0);
      expect(JSON.parse(audit[3]?.valueAfter ?? '')).toMatchObject({
        email: OTHER,
        invited_by: ERASED,
      });
      expect((await visitor().post('/api/login', ASHA)).statusCode).not.toBe(200);
      // Nothing is left to erase.
      const again = await erase(api.dataSource, ASHA.email, { dryRun: false });
      expect(Object.values(again).every((rows) => rows === 0)).toBe(true);
    });

    test('a dry run reports the same and changes nothing', async () => {
      await settle();
      const before = await everything();
      expect(await erase(api.dataSource, ASHA.email, { dryRun: true })).toMatchObject(COUNTS);
      expect(await everything()).toBe(before);
    });

    test('the last owner cannot be erased', async () => {
      await visitor().post('/newsletter', { email: ADMIN.email });
      const before = await everything();
      await expect(erase(api.dataSource, ADMIN.email, { dryRun: false })).rejects.toThrow(
        'This is the last active owner.',
      );
      expect(await everything()).toBe(before);
    });

    test('personal data is exported without secrets', async () => {
      await settle();
      const person = await exportPerson(api.dataSource.manager, ASHA.email);
      expect(person).toMatchObject({
        account: { username: 'Asha Rao', role: 'owner' },
        enquiries: [
          {
            phone: '9820012345',
            note: 'Asha likes gold.',
            items: [{}],
            replies: [{ text: 'Dear Asha Rao, it is here.' }],
          },
        ],
        newsletter: { status: 'pending' },
      });
      expect(JSON.stringify(person)).not.toMatch(/argon|hash|token=/i);
      const unknown = await exportPerson(api.dataSource.manager, 'nobody@shop.example');
      expect(unknown).toMatchObject({ account: null, enquiries: [], newsletter: null, mails: [] });
    });
  });

  test('a deleted account is erased as the owner of its rows', async () => {
    const browser = visitor();
    await browser.post('/api/auth/register', ASHA);
    const answer = await browser.delete('/api/auth/me', { password: ASHA.password });
    expect(answer.json()).toEqual({ message: MESSAGES.accountDeleted });
    expect(await count(Session)).toBe(0);
    expect(await api.dataSource.getRepository(Account).countBy({ role: 'customer' })).toBe(0);
  });
});
