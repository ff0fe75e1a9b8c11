import { randomUUID } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { LIMITS, MESSAGES } from '@tivara/contracts';
import type {
  EnquiryDetail,
  EnquiryRow,
  MailDetail,
  MailRow,
  Page,
  Store,
  SubscriberRow,
} from '@tivara/contracts';
import { Clock } from '../src/platform/clock.js';
import { Enquiry } from '../src/customers/enquiries/enquiry.entity.js';
import { Mail } from '../src/platform/mail/mail.entity.js';
import { MailService } from '../src/platform/mail/mail.service.js';
import { CLAIM_MS, Queue } from '../src/platform/background/queue.js';
import { ATTEMPTS, MailTask, pauseAfter } from '../src/platform/mail/mail.task.js';
import { SETTINGS, type Settings } from '../src/platform/settings/settings.js';
import { ADMIN, startApi, type TestApi } from './support/api.js';
import { Browser, ORIGIN, admin } from './support/browser.js';
import { ONE_ENGINE, SQLITE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { pageText } from './support/page-text.js';
import { present } from './support/present.js';
import { decoded, startSmtp } from './support/smtp.js';

const SITE = 'https://shop.example';

describe.each(ONE_ENGINE)('enquiries, newsletter and their mail on $name', (engine) => {
  let api: TestApi;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let administrator: Browser;
  let offset = 0;
  beforeAll(async () => {
    smtp = await startSmtp();
    api = await startApi(engine, FIXTURE, {
      smtpUrl: smtp.url,
      publicOrigin: SITE,
      trustProxy: true,
    });
    api.app.get(Clock).now = () => new Date(Date.now() + offset);
  });
  afterAll(async () => {
    await api.close();
    await smtp.stop();
  });
  beforeEach(async () => {
    smtp.state.failing = null;
    await send();
    smtp.received.length = 0;
    // Time may have passed since the last session began.
    administrator = await new Browser(api, { origin: SITE }).logIn(ADMIN);
  });

  let visitors = 0;
  /** Each call comes from another visitor, so that no limit is met. */
  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) => {
    visitors++;
    const from = `10.${visitors >> 8}.${visitors & 255}.1`;
    return api.inject({
      method: 'POST',
      url,
      payload: payload as object,
      headers: { 'x-forwarded-for': from, ...headers },
    });
  };
  const task = () => api.app.get(MailTask);
  const mails = () => api.dataSource.getRepository(Mail);
  const send = async () => {
    while (await task().run());
  };
  const item = (more: object = {}) => ({
    product_name: 'TV-101 Meridian',
    selected_color: { color_name: 'GOLD', color_id: 1 },
    image: '/media/products/tv-101-gold/1/480.jpg',
    ...more,
  });
  let shoppers = 0;
  const enquiry = (more: object = {}, wishlist: unknown = [item()]) => ({
    data: {
      to_name: 'Asha Rao',
      to_email: `asha${++shoppers}@mail.example`,
      to_number: '9820012345',
      ...more,
    },
    wishlist,
  });

  describe('an enquiry', () => {
    test('is stored, answered with its reference, and mailed to the team and the shopper', async () => {
      const body = enquiry({ to_email: 'asha@mail.example' }, [
        item(),
        item({ product_name: 'TV-102 Goldi', selected_color: 'ROSE GOLD', image: null }),
      ]);
      const answer = await post('/api/email', body);
      const { message, reference } = answer.json<{ message: string; reference: string }>();
      expect([answer.statusCode, message]).toEqual([200, MESSAGES.enquirySent]);
      expect(reference).toMatch(/^TV-[2-9A-HJ-NP-Z]{8}$/);

      await send();
      const [maker, shopper] = ['enquiries@tivara.example', 'asha@mail.example'].map((to) =>
        present(smtp.received.find((mail) => mail.to.includes(to))),
      );
      expect(smtp.received.filter((mail) => !mail.to.includes(ADMIN.email))).toHaveLength(2);
      const text = decoded(maker?.raw ?? '');
      expect(text).toMatch(/^Reply-To: asha@mail\.example\r?$/m);
      expect(text).toMatch(/^From: Tivara <hello@tivara\.example>\r?$/m);
      for (const words of [reference, 'Asha Rao', '98200 12345', 'TV-102 Goldi', 'ROSE GOLD'])
        expect(text).toContain(words);
      const found = await administrator.get(`/api/admin/enquiries?q=${reference}`);
      const [row] = found.json<Page<EnquiryRow>>().items;
      expect(text).toContain(`${SITE}/admin/enquiries/${present(row).enquiry_id}`);
      expect(text).toContain(`${SITE}/media/products/tv-101-gold/1/s320.jpg`);
      const copy = decoded(shopper?.raw ?? '');
      for (const words of [reference, 'TV-101 Meridian', 'GOLD', 'text/plain', 'text/html'])
        expect(copy).toContain(words);
    });

    test('that names a store is mailed to that store too', async () => {
      const stores = await api.get<Store[]>('/api/store');
      const { store_id = 0, version, ...store } = present(stores[0]);
      const email = 'bandra@optica.example';
      const saved = await administrator.put(`/api/store/${store_id}`, { ...store, email, version });
      expect(saved.json()).toMatchObject({ email });
      const visit = 'Saturday afternoon';
      const shopper = 'visitor@mail.example';
      const answer = await post('/api/email', {
        ...enquiry({ to_email: shopper }),
        store_id,
        visit,
      });
      const { reference } = answer.json<{ reference: string }>();
      await send();
      const mail = decoded(present(smtp.received.find(({ to }) => to.includes(email))).raw);
      for (const words of [reference, 'Asha Rao', visit, 'TV-101 Meridian'])
        expect(mail).toContain(words);
      const copy = decoded(present(smtp.received.find(({ to }) => to.includes(shopper))).raw);
      for (const words of [store.store_name, store.store_address, store.pincode, visit])
        expect(copy).toContain(words);
      const page = await administrator.get(`/api/admin/enquiries?q=${reference}`);
      const [row] = page.json<Page<EnquiryRow>>().items;
      const found = await administrator.get(`/api/admin/enquiries/${present(row).enquiry_id}`);
      expect(found.json()).toMatchObject({ store: 'Optica Bandra, Mumbai', visit });
      const unknown = await post('/api/email', { ...enquiry(), store_id: 999 });
      expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([
        400,
        'This store is no longer listed. Choose another.',
      ]);
    });

    test.each([
      ['28 November 2026, 4:30pm', true],
      ['Sat. or Sun. after 5', true],
      ['Saturday, see evil.example', false],
      ['you won, call on monday', false],
      ['9820012345', false],
    ])('repeats the visit %j in the copy only if it is a day and a time', async (visit, shown) => {
      const to_email = `visit${++shoppers}@mail.example`;
      await post('/api/email', { ...enquiry({ to_email }), store_id: 1, visit });
      await send();
      const copy = decoded(present(smtp.received.find(({ to }) => to.includes(to_email))).raw);
      expect(copy.includes(visit)).toBe(shown);
      expect(copy).toContain('We passed on when you would like to visit');
    });

    test.each([
      [{ to_name: '' }, 'Name is required.'],
      [{ to_name: 'a\r\nBcc: x@evil.example' }, 'Name has characters that cannot be shown.'],
      [{ to_email: 'nobody' }, 'Enter a valid e-mail address.'],
      [{ to_email: 'a@b.example\r\nBcc: c@d.example' }, 'Enter a valid e-mail address.'],
      [{ to_email: 'a@b.example,c@d.example' }, 'Enter a valid e-mail address.'],
      // Mail programs drop these characters: many texts would be one mailbox.
      [{ to_email: 'asha@mail\u200b.example' }, 'Enter a valid e-mail address.'],
      [{ to_email: 'as\u00adha@mail.example' }, 'Enter a valid e-mail address.'],
      [{ to_number: '12345' }, 'Enter a phone number of 10 digits.'],
      [{ to_number: '98200123456' }, 'Enter a phone number of 10 digits.'],
      [{ to_number: 9820012345 }, 'Enter a phone number of 10 digits.'],
    ])('with %j is refused', async (more, text) => {
      const before = await api.dataSource.getRepository(Enquiry).count();
      const answer = await post('/api/email', enquiry(more));
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toContain(text);
      expect(await api.dataSource.getRepository(Enquiry).count()).toBe(before);
    });

    test('takes number and address as people write and paste them', async () => {
      const to_email = '\u200b typed@mail.example\u2060 ';
      await post('/api/email', enquiry({ to_email, to_number: '+91 ९८२०० 12345' }));
      const [stored] = await api.dataSource
        .getRepository(Enquiry)
        .find({ order: { id: 'DESC' }, take: 1 });
      expect(stored).toMatchObject({ toEmail: 'typed@mail.example', toNumber: '9820012345' });
    });

    test.each([
      [[], MESSAGES.wishlistEmpty],
      ['all', 'wishlist must be a list of items.'],
      [Array.from({ length: LIMITS.enquiryItems + 1 }, () => item()), 'at most 50 items'],
      [[item({ selected_color: 7 })], 'The selected colour must be a name'],
      [[item({ product_name: '' })], 'Product name is required.'],
      [[item({ price: 1 })], 'price should not exist'],
    ])('with a wrong wishlist is refused (%#)', async (wishlist, text) => {
      const answer = await post('/api/email', enquiry({}, wishlist));
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toContain(text);
    });

    test('sent again with its key is the first one', async () => {
      const key = randomUUID();
      const body = { ...enquiry({ to_email: 'twice@mail.example' }), key };
      const first = await post('/api/email', body);
      const again = await post('/api/email', body);
      // Also when the shopper has edited a field since: the key identifies the enquiry.
      const other = await post('/api/email', { ...enquiry(), key });
      expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
      expect(other.json()).toEqual(first.json());
      await send();
      expect(smtp.received).toHaveLength(2);
      const next = await post('/api/email', { ...body, key: randomUUID() });
      expect(next.json<{ reference: string }>().reference).not.toBe(
        first.json<{ reference: string }>().reference,
      );
    });

    test('sent ten times concurrently is stored once', async () => {
      const body = { ...enquiry({ to_name: 'Impatient' }), key: randomUUID() };
      const answers = await Promise.all(Array.from({ length: 10 }, () => post('/api/email', body)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
      const references = answers.map((answer) => answer.json<{ reference: string }>().reference);
      expect(new Set(references).size).toBe(1);
      expect(await api.dataSource.getRepository(Enquiry).countBy({ toName: 'Impatient' })).toBe(1);
      await send();
      expect(smtp.received).toHaveLength(2);
    });

    test.each(['', 'short', 'a'.repeat(65), 'with a space in it', 7])(
      'the key %j is refused',
      async (key) => {
        const answer = await post('/api/email', { ...enquiry(), key });
        expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
          400,
          'The key must be 16 to 64 letters, digits, - or _.',
        ]);
      },
    );

    test.each([{}, { wishlist: [] }, { data: 'me', wishlist: [] }, []])(
      'the body %j is a 400',
      async (body) => expect((await post('/api/email', body)).statusCode).toBe(400),
    );

    test('has no pictures of other sites in its mails', async () => {
      const images = [
        'https://evil.example/x.jpg',
        '//evil.example/media/products/tv-101-gold/1/1.jpg',
        `${SITE}.evil.example/media/products/tv-101-gold/1/1.jpg`,
        'data:image/png;base64,AAAA',
        'javascript:alert(1)',
        '/media/../../etc/passwd',
      ];
      const wishlist = images.map((image) => item({ image }));
      await post('/api/email', enquiry({}, wishlist), { host: 'evil.example' });
      await send();
      for (const { raw } of smtp.received) {
        const text = decoded(raw);
        expect(text).not.toMatch(/<img/);
        expect(text).not.toMatch(/evil|javascript|passwd/);
      }
      expect(smtp.received).toHaveLength(2);
    });

    test('HTML in a name is escaped', async () => {
      const name = '<img src=x onerror=alert(1)> & "Co"';
      await post('/api/email', enquiry({ to_name: name }));
      await send();
      // The maker's mail and the shopper's copy go out side by side.
      const text = smtp.received.map(({ raw }) => decoded(raw)).join('\n');
      expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;');
    });

    test('cannot be used to send text to others', async () => {
      const spam = 'Win a prize at evil.example';
      await post(
        '/api/email',
        enquiry({ to_name: spam, to_email: 'victim@mail.example' }, [
          item({ product_name: spam }),
          item({ selected_color: spam }),
        ]),
      );
      await send();
      const copy = present(smtp.received.find(({ to }) => to.includes('victim@mail.example')));
      expect(decoded(copy.raw)).not.toContain('evil.example');
      expect(decoded(copy.raw)).toContain('TV-101 Meridian');
    });

    test('is found, read and edited in the admin', async () => {
      const { reference } = (await post('/api/email', enquiry({ to_name: 'Zubin Mehta' }))).json<{
        reference: string;
      }>();
      const found = (await administrator.get('/api/admin/enquiries?q=zubin&status=new')).json<
        Page<EnquiryRow>
      >();
      expect(found.items).toMatchObject([
        { reference, to_name: 'Zubin Mehta', items: 1, version: 1 },
      ]);
      const { enquiry_id } = present(found.items[0]);
      const one = (
        await administrator.get(`/api/admin/enquiries/${enquiry_id}`)
      ).json<EnquiryDetail>();
      expect(one.items).toMatchObject([
        {
          product_name: 'TV-101 Meridian',
          color_name: 'GOLD',
          picture: { alt: 'TV-101 Meridian' },
        },
      ]);
      expect(one.mails.map(({ kind, state }) => [kind, state])).toEqual([
        ['enquiry', 'pending'],
        ['enquiry-copy', 'pending'],
      ]);

      const edit = { status: 'open', note: 'Called.\nCalls back.', version: 1 };
      const edited = await administrator.put(`/api/admin/enquiries/${enquiry_id}`, edit);
      expect(edited.json()).toMatchObject({ status: 'open', note: edit.note, version: 2 });
      const stale = await administrator.put(`/api/admin/enquiries/${enquiry_id}`, {
        status: 'done',
        version: 1,
      });
      expect([stale.statusCode, stale.json()]).toEqual([
        409,
        expect.objectContaining({ current: expect.objectContaining({ version: 2 }) }),
      ]);
      const log = (
        await administrator.get(`/api/admin/audit?entity=enquiry&entity_id=${enquiry_id}`)
      ).json<Page<{ before: unknown; after: unknown }>>();
      expect(log.items).toMatchObject([{ before: { status: 'new' }, after: { status: 'open' } }]);
      const csv = await administrator.get('/api/admin/enquiries/export?q=zubin');
      expect(csv.body.split('\r\n')[1]).toContain(`"${reference}","Zubin Mehta"`);
      for (const [body, status] of [
        [{ status: 'lost' }, 400],
        [{}, 400],
        [{ note: 1 }, 400],
      ] as const)
        expect(
          (await administrator.put(`/api/admin/enquiries/${enquiry_id}`, body)).statusCode,
        ).toBe(status);
      expect((await administrator.get('/api/admin/enquiries/999999')).statusCode).toBe(404);
    });
  });

  describe('the outbox', () => {
    const enqueue = (more: object = {}) =>
      api.dataSource.transaction((manager) =>
        api.app.get(MailService).enqueue(manager, {
          kind: 'enquiry',
          to: 'one@mail.example',
          subject: 'Hello',
          paragraphs: ['Hello.'],
          ...more,
        }),
      );
    const last = async () => present((await mails().find({ order: { id: 'DESC' }, take: 1 }))[0]);

    test('no header line can be injected into a mail', async () => {
      await enqueue({
        subject: 'Hi\r\nBcc: evil@mail.example\r\n\r\nBody',
        replyTo: 'a@mail.example\r\nX-Evil: 1',
        to: 'one@mail.example',
      });
      await send();
      const { raw, to } = present(smtp.received[0]);
      const head = raw.split(/\r?\n\r?\n/)[0] ?? '';
      expect(head).not.toMatch(/^(Bcc|X-Evil):/im);
      expect(to).toEqual(['one@mail.example']);
    });

    test('mails of rolled back transactions are never sent', async () => {
      await expect(
        api.dataSource.transaction(async (manager) => {
          await api.app
            .get(MailService)
            .enqueue(manager, { kind: 'enquiry', to: 'x@y.example', subject: 's', paragraphs: [] });
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      await send();
      expect(smtp.received).toEqual([]);
    });

    test('a failed mail is retried with back-off and finally marked as failed', async () => {
      smtp.state.failing = () => 'try later';
      await enqueue({ to: 'full@mail.example' });
      const pauses: number[] = [];
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        await send();
        const { nextAttemptAt, attempts, state, lastError } = await last();
        expect([attempts, state]).toEqual([attempt, attempt < ATTEMPTS ? 'pending' : 'dead']);
        expect(lastError).toContain('try later');
        if (state === 'dead') break;
        const now = Date.now() + offset;
        pauses.push(nextAttemptAt.getTime() - now);
        await send();
        expect((await last()).attempts).toBe(attempt);
        offset += nextAttemptAt.getTime() - now + 1;
      }
      pauses.forEach((pause, index) => {
        expect(pause).toBeLessThanOrEqual(pauseAfter(index + 1));
        expect(pause).toBeGreaterThan(pauseAfter(index + 1) - 5_000);
      });
      administrator = await new Browser(api, { origin: SITE }).logIn(ADMIN);
      const dead = (await administrator.get('/api/admin/mails?state=dead&q=full@')).json<
        Page<MailRow>
      >();
      const { mail_id } = present(dead.items[0]);
      expect(dead.items[0]).toMatchObject({
        state: 'dead',
        attempts: ATTEMPTS,
        next_attempt_at: null,
      });

      smtp.state.failing = null;
      const again = await administrator.post(`/api/admin/mails/${mail_id}/retry`, {});
      expect(again.json()).toMatchObject({ state: 'pending', attempts: 0 });
      await send();
      expect(smtp.received.map(({ to }) => to)).toEqual([['full@mail.example']]);
      const twice = await administrator.post(`/api/admin/mails/${mail_id}/retry`, {});
      expect(twice.statusCode).toBe(409);
      const log = (await administrator.get('/api/admin/audit?entity=mail')).json<
        Page<{ action: string }>
      >();
      expect(log.items[0]?.action).toBe('retry');
    });

    test('a mail that the server refuses for good is marked as failed at once', async () => {
      smtp.state.failing = () => '550 No such user';
      await enqueue({ to: 'gone@mail.example' });
      await send();
      expect(await last()).toMatchObject({ state: 'dead', attempts: 1 });
      expect((await last()).lastError).toContain('No such user');
    });

    test.each([
      ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
      ['käthe@bücher.example', undefined],
    ])('a mail to be answered to %s has Reply-To: %s', async (replyTo, header) => {
      await enqueue({ replyTo });
      await send();
      const [mail] = smtp.received;
      expect(/^Reply-To: (.*?)\r?$/m.exec(present(mail).raw)?.[1]).toBe(header);
    });

    test('a mail of a worker that died while sending is sent by another with the same Message-ID', async () => {
      await enqueue({ to: 'crash@mail.example' });
      const mail = await last();
      const lockedUntil = new Date(Date.now() + offset + CLAIM_MS);
      await mails().update({ id: mail.id }, { lockedBy: 'the dead', lockedUntil, attempts: 1 });
      await send();
      expect(smtp.received).toEqual([]);
      offset += CLAIM_MS + 1;
      await send();
      const [first] = smtp.received;
      await mails().update({ id: mail.id }, { state: 'pending' });
      await send();
      expect(smtp.received).toHaveLength(2);
      expect(smtp.received[1]?.id).toBe(present(first).id);
      expect(first?.id).toMatch(/^<\d+\.\d+@tivara\.example>$/);
    });

    test('concurrent workers send each mail once', async () => {
      for (let index = 0; index < 30; index++) await enqueue({ to: `w${index}@mail.example` });
      const others = Array.from({ length: 3 }, () => {
        const other: MailTask = Object.create(task());
        return Object.assign(other, { queue: new Queue(mails(), api.app.get(Clock)) });
      });
      const drain = async (worker: MailTask) => {
        while (await worker.run());
      };
      await Promise.all([task(), ...others].map(drain));
      await send();
      const to = smtp.received.flatMap((mail) => mail.to);
      expect(to).toHaveLength(30);
      expect(new Set(to).size).toBe(30);
    });
  });

  describe('the newsletter', () => {
    const row = async (email: string) =>
      (await administrator.get(`/api/admin/newsletter?q=${email}`)).json<Page<SubscriberRow>>()
        .items[0];
    const link = (raw: string, path: string) =>
      new URL(present(new RegExp(`${SITE}${path}\\?token=[\\w-]+`).exec(decoded(raw))?.[0]));

    test('an address is subscribed once its owner confirms, and unsubscribed with one request', async () => {
      await post('/newsletter', { email: 'Reader@mail.example' });
      await send();
      const { raw } = present(smtp.received[0]);
      const confirm = link(raw, '/newsletter/confirm');
      const unsubscribe = link(raw, '/newsletter/unsubscribe');
      expect(decoded(raw)).toContain(`List-Unsubscribe: <${unsubscribe.href}>`);
      expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      expect(await row('reader@')).toMatchObject({ status: 'pending', confirmed_at: null });

      // What opens a link changes nothing.
      const page = await api.inject({ method: 'GET', url: confirm.pathname + confirm.search });
      expect(page.headers['content-type']).toContain('text/html');
      expect(pageText(page.body)).toContain('<form method="post"');
      const fonts = [...page.body.matchAll(/url\((\/media\/fonts\/[^)]+)\)/g)].map(
        ([, url]) => url,
      );
      expect(fonts).toHaveLength(2);
      for (const url of fonts) {
        const font = await api.inject({ method: 'GET', url: present(url) });
        expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
      }
      expect((await row('reader@'))?.status).toBe('pending');

      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const confirmed = await post(confirm.pathname + confirm.search, '', form);
      expect(pageText(confirmed.body)).toContain(MESSAGES.newsletterConfirmed);
      expect(await row('reader@')).toMatchObject({ status: 'confirmed' });

      const off = await post(
        unsubscribe.pathname + unsubscribe.search,
        'List-Unsubscribe=One-Click',
        form,
      );
      expect(off.statusCode).toBe(200);
      expect((await row('reader@'))?.status).toBe('unsubscribed');
      // The old link does not restore the address, and explains why.
      const late = await post(confirm.pathname + confirm.search, '', form);
      expect([late.statusCode, pageText(late.body)]).toEqual([
        404,
        expect.stringContaining(MESSAGES.confirmLeft),
      ]);
      expect((await row('reader@'))?.status).toBe('unsubscribed');
    });

    test('a confirmation link works once within seven days, and reports later uses', async () => {
      const links = async (email: string) => {
        await post('/newsletter', { email });
        await send();
        const { raw } = present(smtp.received.at(-1));
        return [link(raw, '/newsletter/confirm'), link(raw, '/newsletter/unsubscribe')] as const;
      };
      const open = async ({ pathname, search }: URL) =>
        pageText((await api.inject({ method: 'GET', url: pathname + search })).body);
      const press = async ({ pathname, search }: URL) => {
        const answer = await post(pathname + search, {});
        return [answer.statusCode, answer.json<{ message: string }>().message];
      };
      const [first, off] = await links('seven@mail.example');
      // A second sign-up sends the same link, so that either mail works.
      expect((await links('seven@mail.example'))[0].href).toBe(first.href);
      // Each link has its one purpose.
      const swapped = (url: URL, path: string) => new URL(path + url.search, SITE);
      expect(await press(swapped(off, '/newsletter/confirm'))).toEqual([
        404,
        MESSAGES.confirmExpired,
      ]);
      expect((await press(swapped(first, '/newsletter/unsubscribe')))[0]).toBe(404);

      offset += 7 * 24 * 3600_000 + 1;
      expect(await open(first)).toContain(MESSAGES.confirmExpired);
      expect(await open(first)).not.toContain('<form');
      expect(await press(first)).toEqual([404, MESSAGES.confirmExpired]);
      const [again] = await links('seven@mail.example');
      expect(again.href).not.toBe(first.href);
      expect(await press(first)).toEqual([404, MESSAGES.confirmExpired]);
      expect(await press(again)).toEqual([200, MESSAGES.newsletterConfirmed]);
      expect(await press(again)).toEqual([200, MESSAGES.confirmUsed]);
      expect(await open(again)).toContain(MESSAGES.confirmUsed);

      // The one that unsubscribes never ends, and may be pressed twice.
      offset += 3 * 365 * 24 * 3600_000;
      administrator = await new Browser(api, { origin: SITE }).logIn(ADMIN);
      expect(await open(off)).toContain('<form method="post"');
      expect(await press(off)).toEqual([200, MESSAGES.unsubscribed]);
      expect(await press(off)).toEqual([200, MESSAGES.unsubscribed]);
      expect(await open(off)).toContain(MESSAGES.unsubscribed);
      expect(await row('seven@')).toMatchObject({ status: 'unsubscribed' });
    });

    test('RFC 8058: a mail program unsubscribes with either form of body', async () => {
      const boundary = 'b';
      const bodies = [
        ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
        [
          `multipart/form-data; boundary=${boundary}`,
          `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
        ],
      ];
      for (const [type, body] of bodies) {
        const email = `program${type?.length}@mail.example`;
        await post('/newsletter', { email });
        await send();
        const { pathname, search } = link(
          present(smtp.received.at(-1)).raw,
          '/newsletter/unsubscribe',
        );
        const answer = await post(pathname + search, body, { 'content-type': type ?? '' });
        expect(answer.statusCode).toBe(200);
        expect(await row(email)).toMatchObject({ status: 'unsubscribed' });
      }
    });

    test('gives the same response for known and unknown addresses, and mails both', async () => {
      const answers = [];
      for (let time = 0; time < 2; time++) {
        const answer = await post('/newsletter', { email: 'twice@mail.example' });
        answers.push([answer.statusCode, answer.body]);
      }
      expect(answers[0]).toEqual([200, JSON.stringify({ message: MESSAGES.newsletterDone })]);
      expect(answers[1]).toEqual(answers[0]);
      await send();
      expect(smtp.received).toHaveLength(2);
    });

    test('links in mails never follow the Host header', async () => {
      await post('/newsletter', { email: 'host@mail.example' }, { host: 'evil.example' });
      await send();
      expect(decoded(present(smtp.received[0]).raw)).not.toContain('evil.example');
    });

    test('a personal link is deleted once it is sent, and hidden from administrators', async () => {
      await post('/newsletter', { email: 'secret@mail.example' });
      const { items } = (await administrator.get('/api/admin/mails?q=secret@')).json<
        Page<MailRow>
      >();
      const id = present(items[0]).mail_id;
      expect(
        (await administrator.get(`/api/admin/mails/${id}`)).json<MailDetail>().text,
      ).toBeNull();
      await send();
      expect((await mails().findOneByOrFail({ id })).payload).toBe('');
    });

    test('the form works without scripts and redirects to its page', async () => {
      const answer = await post('/newsletter', 'email=plain%40mail.example', {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'shop.example',
        referer: `${SITE}/about`,
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        '/newsletter/sent?back=%2Fabout',
      ]);
      const page = await api.inject({ method: 'GET', url: String(answer.headers.location) });
      expect(pageText(page.body)).toContain('href="/about"');
      const evil = await api.inject({ method: 'GET', url: '/newsletter/sent?back=//evil.example' });
      expect(pageText(evil.body)).not.toContain('evil.example');
    });

    test('an address can be erased', async () => {
      await post('/newsletter', { email: 'forget@mail.example' });
      const { subscriber_id } = present(await row('forget@'));
      expect(
        (await administrator.delete(`/api/admin/newsletter/${subscriber_id}`)).statusCode,
      ).toBe(200);
      expect(await row('forget@')).toBeUndefined();
      expect(
        (await administrator.delete(`/api/admin/newsletter/${subscriber_id}`)).statusCode,
      ).toBe(404);
      const csv = await administrator.get('/api/admin/newsletter/export?q=twice');
      expect(csv.body).toContain('"twice@mail.example","pending"');
    });

    test.each([['/newsletter/confirm'], ['/newsletter/unsubscribe']])(
      '%s knows its tokens',
      async (path) => {
        for (const query of ['', '?token=', '?token=nope', '?token=a&token=b'])
          expect((await post(`${path}${query}`, {})).statusCode).toBe(404);
      },
    );
  });
});

test('without SMTP each mail becomes a file for its operator, and no administrator reads its link', async () => {
  const api = await startApi(SQLITE, FIXTURE, { publicOrigin: ORIGIN });
  try {
    await api.inject({
      method: 'POST',
      url: '/newsletter',
      payload: { email: 'stored@mail.example' },
    });
    await api.app.get(MailTask).run();
    const folder = path.join(api.app.get<Settings>(SETTINGS).dataDir, 'mail');
    const [file = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
    const text = decoded(await readFile(path.join(folder, file), 'utf8'));
    expect(text).toContain(`${ORIGIN}/newsletter/confirm?token=`);
    const owner = await admin(api);
    const { items } = (await owner.get('/api/admin/mails?kind=newsletter')).json<Page<MailRow>>();
    expect(items).toMatchObject([{ to: 'stored@mail.example', state: 'sent' }]);
    const detail = (
      await owner.get(`/api/admin/mails/${present(items[0]).mail_id}`)
    ).json<MailDetail>();
    expect(detail.text).toBeNull();
  } finally {
    await api.close();
  }
});
