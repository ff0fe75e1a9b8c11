import { randomUUID } from 'node:crypto';
import { LIMITS, MESSAGES } from '@tivara/contracts';
import type {
  AuditRow,
  Colleague,
  EnquiryDetail,
  EnquiryRow,
  ErrorResponse,
  MailRow,
  Page,
  ReplyTemplate,
  Saved,
  StaffRole,
  TrashRow,
} from '@tivara/contracts';
import { Account } from '../src/accounts/users/account.entity.js';
import { EnquiryReply } from '../src/customers/enquiries/enquiry.entity.js';
import { Mail } from '../src/platform/mail/mail.entity.js';
import { MailTask } from '../src/platform/mail/mail.task.js';
import { ADMIN, startApi, type TestApi } from './support/api.js';
import { Browser, addAccount } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';
import { decoded, startSmtp } from './support/smtp.js';

const SITE = 'https://shop.example';

describe.each(ONE_ENGINE)('work on enquiries on $name', (engine) => {
  let api: TestApi;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let owner: Browser;
  let support: Browser;
  beforeAll(async () => {
    smtp = await startSmtp();
    api = await startApi(engine, FIXTURE, {
      smtpUrl: smtp.url,
      publicOrigin: SITE,
      trustProxy: true,
    });
    owner = await new Browser(api, { origin: SITE }).logIn(ADMIN);
    support = await member('support');
  });
  afterAll(async () => {
    await api.close();
    await smtp.stop();
  });

  const member = async (role: StaffRole, name: string = role) => {
    const credentials = { email: `${name}@tivara.example`, password: 'battery staple' };
    await addAccount(api, credentials, role);
    return new Browser(api, { origin: SITE }).logIn(credentials);
  };
  const idOf = async (email: string) =>
    present(await api.dataSource.getRepository(Account).findOneBy({ email })).id;
  let shoppers = 0;
  /** @returns the enquiry's path in the admin */
  const enquire = async (names: string[] = ['TV-101 Meridian'], to_name = 'Asha Rao') => {
    const sent = await api.inject({
      method: 'POST',
      url: '/api/email',
      headers: { 'x-forwarded-for': `10.9.${shoppers}.1` },
      payload: {
        data: { to_name, to_email: `shopper${++shoppers}@mail.example`, to_number: '9820012345' },
        wishlist: names.map((product_name) => ({
          product_name,
          selected_color: 'GOLD',
          image: '/media/products/tv-101-gold/1/480.jpg',
        })),
      },
    });
    const { reference } = sent.json<{ reference: string }>();
    const { items } = (await owner.get(`/api/admin/enquiries?q=${reference}`)).json<
      Page<EnquiryRow>
    >();
    const row = present(items[0]);
    return { ...row, path: `/api/admin/enquiries/${row.enquiry_id}` };
  };
  const read = async ({ path }: { path: string }) => (await owner.get(path)).json<EnquiryDetail>();
  const reply = (id: number, text = 'Dear Asha,\n\nWe have them.\nCome by.', key = randomUUID()) =>
    support.post(`/api/admin/enquiries/${id}/replies`, { text, key });
  const send = async () => {
    smtp.received.length = 0;
    while (await api.app.get(MailTask).run());
    return smtp.received.map(({ to, raw }) => ({ to: to[0], text: decoded(raw) }));
  };
  const rows = async (query: string, browser = owner) =>
    (await browser.get(`/api/admin/enquiries?${query}`))
      .json<Page<EnquiryRow>>()
      .items.map(({ reference }) => reference);

  describe('a reply', () => {
    test('is mailed with the frames, opens the enquiry, and is in its thread', async () => {
      const enquiry = await enquire(['TV-101 Meridian', 'TV-900 Gone']);
      await send();
      const answer = await reply(enquiry.enquiry_id);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        expect.objectContaining({
          message: 'Your reply is on its way',
          status: 'open',
          version: 2,
        }),
      ]);
      const [waiting] = present((await read(enquiry)).thread);
      expect(waiting).toMatchObject({
        kind: 'reply',
        by: 'support@tivara.example',
        text: 'Dear Asha,\n\nWe have them.\nCome by.',
      });
      const [mail, ...others] = await send();
      expect(others).toEqual([]);
      const { to, text } = present(mail);
      expect(to).toBe(enquiry.to_email);
      expect(text).toMatch(new RegExp(`^Subject: Your enquiry ${enquiry.reference}\\r?$`, 'm'));
      expect(text).toMatch(/^Reply-To: enquiries@tivara\.example\r?$/m);
      expect(text).not.toMatch(/^Auto-Submitted/m);
      for (const words of ['We have them.<br>Come by.', 'TV-101 Meridian', 'TV-900 Gone', 'GOLD'])
        expect(text).toContain(words);
      expect(text).toContain(`${SITE}/media/products/tv-101-gold/1/s320.jpg`);
      const { thread, mails } = await read(enquiry);
      expect(thread).toMatchObject([
        { kind: 'reply' },
        { kind: 'status', status: 'open', by: 'support@tivara.example' },
      ]);
      const sent = mails.find(({ kind }) => kind === 'enquiry-reply');
      expect(sent).toMatchObject({ state: 'sent', to: enquiry.to_email });
      expect(thread?.[0]).toMatchObject({ mail_id: sent?.mail_id });
      const log = await owner.get(
        `/api/admin/audit?entity=enquiry&entity_id=${enquiry.enquiry_id}`,
      );
      expect(log.json<Page<AuditRow>>().items).toMatchObject([
        { action: 'reply', name: enquiry.reference, before: { status: 'new' } },
      ]);
      expect(log.body).not.toContain('We have them');
    });

    test('to an enquiry that is done leaves its status and version', async () => {
      const enquiry = await enquire();
      await owner.put(enquiry.path, { status: 'done', version: 1 });
      expect((await reply(enquiry.enquiry_id)).json()).toMatchObject({
        status: 'done',
        version: 2,
      });
      const kinds = (await read(enquiry)).thread?.map(({ kind }) => kind);
      expect(kinds).toEqual(['status', 'reply']);
    });

    test('is sent once for its key, however often it arrives', async () => {
      const enquiry = await enquire();
      await send();
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => reply(enquiry.enquiry_id, 'Once.', key)),
      );
      answers.push(await reply(enquiry.enquiry_id, ' Once. ', key));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
      expect(await send()).toHaveLength(1);
      expect(await api.dataSource.getRepository(EnquiryReply).countBy({ requestKey: key })).toBe(1);
      // Not silently dropped: it has another text, or is for another shopper.
      const other = await enquire();
      for (const changed of [
        await reply(enquiry.enquiry_id, 'Twice.', key),
        await reply(other.enquiry_id, 'Once.', key),
      ])
        expect([changed.statusCode, changed.json<ErrorResponse>().message]).toEqual([
          409,
          expect.stringContaining('An earlier version of this reply was sent already'),
        ]);
    });

    const key = 'a'.repeat(32);
    test.each([
      ['without a text', { text: ' \n ', key }, 'Write a reply.'],
      ['that is too long', { text: 'x'.repeat(LIMITS.replyText + 1), key }, 'more than 5000'],
      ['without a key', { text: 'Hello' }, 'The key must be 16 to 64'],
      ['with a short key', { text: 'Hello', key: 'short' }, 'The key must be 16 to 64'],
      ['to another address', { text: 'Hello', key, to: 'x@evil.example' }, 'should not exist'],
    ])('%s is refused', async (_what, body, message) => {
      const { enquiry_id } = await enquire();
      const answer = await support.post(`/api/admin/enquiries/${enquiry_id}/replies`, body);
      expect([answer.statusCode, answer.json<ErrorResponse>().message]).toEqual([
        400,
        expect.stringContaining(message),
      ]);
    });

    test('is mailed as text, whatever HTML it looks like', async () => {
      const { enquiry_id } = await enquire();
      await send();
      await reply(enquiry_id, 'Dear <b>Asha</b>,\n<img src=x onerror=alert(1)> & more');
      const [mail] = await send();
      const { text } = present(mail);
      expect(text).toContain(
        'Dear &lt;b&gt;Asha&lt;/b&gt;,<br>&lt;img src=x onerror=alert(1)&gt; &amp; more',
      );
    });

    test('in any script fits, and one to an unknown enquiry does not exist', async () => {
      const { enquiry_id } = await enquire();
      expect((await reply(enquiry_id, '👓'.repeat(LIMITS.replyText))).statusCode).toBe(200);
      expect((await reply(999_999)).statusCode).toBe(404);
    });

    test('stays in the thread without its mail and its author', async () => {
      const enquiry = await enquire();
      const leaver = await member('support', 'leaver');
      await leaver.post(`/api/admin/enquiries/${enquiry.enquiry_id}/replies`, {
        text: 'Bye',
        key: randomUUID(),
      });
      await api.dataSource.getRepository(Mail).delete({ enquiryId: enquiry.enquiry_id });
      await api.dataSource.getRepository(Account).delete({ email: 'leaver@tivara.example' });
      const { thread, mails } = await read(enquiry);
      expect(mails).toEqual([]);
      expect(thread?.[0]).toMatchObject({ kind: 'reply', text: 'Bye', by: null, mail_id: null });
    });
  });

  describe('an assignee', () => {
    test('is a colleague with the permission, and the list is filtered by it', async () => {
      const mine = await enquire();
      const theirs = await enquire();
      const free = await enquire();
      const colleagues = (await support.get('/api/admin/enquiries/assignees')).json<Colleague[]>();
      const supportId = await idOf('support@tivara.example');
      const ownerId = await idOf(ADMIN.email);
      expect(colleagues.map(({ account_id }) => account_id).toSorted((a, b) => a - b)).toEqual([
        ownerId,
        supportId,
      ]);
      const assign = (path: string, assignee_id: number | null, version?: number) =>
        support.put(path, { assignee_id, ...(version && { version }) });
      const assigned = (await assign(mine.path, supportId, 1)).json<EnquiryDetail>();
      expect(assigned).toMatchObject({ assignee: { account_id: supportId }, version: 2 });
      await assign(theirs.path, ownerId);
      expect(await rows('assignee=me', support)).toEqual([mine.reference]);
      expect(await rows('assignee=me')).toEqual([theirs.reference]);
      expect(await rows(`assignee=${supportId}`)).toEqual([mine.reference]);
      const unassigned = await rows('assignee=none&pageSize=100');
      expect(unassigned).toContain(free.reference);
      expect(unassigned).not.toContain(mine.reference);
      expect((await owner.get('/api/admin/enquiries?assignee=x')).statusCode).toBe(400);

      await assign(mine.path, ownerId);
      await assign(mine.path, null);
      const { thread } = await read(mine);
      expect(thread).toMatchObject([
        { kind: 'assignee', assignee: assigned.assignee?.username, by: 'support@tivara.example' },
        { kind: 'assignee', assignee: 'Administrator' },
        { kind: 'assignee', assignee: null },
      ]);
      const csv = await owner.get(`/api/admin/enquiries/export?q=${theirs.reference}`);
      expect(csv.body).toContain('"Administrator"');
    });

    test('without the permission, disabled or unknown is refused, and a stale version a conflict', async () => {
      const enquiry = await enquire();
      await member('read-only');
      await member('support', 'gone');
      const gone = await idOf('gone@tivara.example');
      await api.dataSource.getRepository(Account).update(gone, { status: 'disabled' });
      for (const id of [await idOf('read-only@tivara.example'), gone, 999_999]) {
        const answer = await support.put(enquiry.path, { assignee_id: id });
        expect([answer.statusCode, answer.json<ErrorResponse>().errors]).toEqual([
          400,
          { assignee_id: 'This account can’t work on enquiries. Choose another one.' },
        ]);
      }
      expect((await read(enquiry)).version).toBe(1);
      await support.put(enquiry.path, { note: 'Called' });
      const stale = await support.put(enquiry.path, { assignee_id: null, version: 1 });
      expect(stale.statusCode).toBe(409);
    });

    test('whose account is deleted leaves the enquiry to no one', async () => {
      const enquiry = await enquire();
      await member('support', 'former');
      const id = await idOf('former@tivara.example');
      await support.put(enquiry.path, { assignee_id: id });
      await api.dataSource.getRepository(Account).delete(id);
      expect((await read(enquiry)).assignee).toBeNull();
    });
  });

  test('enquiries are found by a frame, which links to its product while that exists', async () => {
    // No reference has a 0 or a 1.
    const enquiry = await enquire(['TV-102 Goldi', 'TV-1010 Straße']);
    expect(await rows('q=tv-1010')).toEqual([enquiry.reference]);
    expect(await rows('q=STRASSE')).toEqual([enquiry.reference]);
    expect(await rows('q=tv-102 goldi')).toContain(enquiry.reference);
    expect(await rows('q=tv-1010&status=done')).toEqual([]);
    expect((await read(enquiry)).items).toMatchObject([
      { product: { product_id: 2, published: true } },
      { product: null },
    ]);
    await owner.put('/api/admin/products/2/published', { published: false });
    expect((await read(enquiry)).items[0]?.product).toEqual({ product_id: 2, published: false });
    await owner.put('/api/admin/products/2/published', { published: true });
  });

  describe('reply templates', () => {
    const list = async () =>
      (await support.get('/api/admin/reply-templates?pageSize=100')).json<Page<ReplyTemplate>>()
        .items;
    const body = (more: object = {}) => ({
      reply_template_name: 'Opening hours',
      text: 'Dear {name},\n\n{store} is open until nine.',
      ...more,
    });

    test('begin with defaults, and are added, edited, deleted and restored', async () => {
      const defaults = await list();
      expect(defaults.map(({ reply_template_name }) => reply_template_name)).toContain(
        'Confirm a visit',
      );
      const added = (await support.post('/api/admin/reply-templates', body())).json<
        Saved<ReplyTemplate>
      >();
      expect(added).toMatchObject({ message: 'Template added', version: 1, ...body() });
      const path = `/api/admin/reply-templates/${added.reply_template_id}`;
      const text = 'Bye, {sender}';
      const edited = await support.put(path, body({ text, version: 1 }));
      expect(edited.json()).toMatchObject({ text, version: 2 });
      const stale = await support.put(path, body({ version: 1 }));
      expect([stale.statusCode, stale.json()]).toEqual([
        409,
        expect.objectContaining({ current: expect.objectContaining({ text }) }),
      ]);
      const taken = await support.post(
        '/api/admin/reply-templates',
        body({ reply_template_name: 'OPENING hours' }),
      );
      expect([taken.statusCode, taken.json<ErrorResponse>().errors]).toEqual([
        409,
        { reply_template_name: 'There is a template ‘OPENING hours’ already.' },
      ]);
      const deleted = (await support.delete(path)).json<Saved<object>>();
      expect(await list()).toEqual(defaults);
      expect((await support.get(path)).statusCode).toBe(404);
      const trash = (await support.get('/api/admin/trash')).json<Page<TrashRow>>();
      expect(trash.items).toMatchObject([{ entity: 'reply template', name: 'Opening hours' }]);
      const undone = await support.post(`/api/admin/changes/${present(deleted.undo)}/undo`, {});
      expect(undone.json()).toMatchObject({ message: 'Opening hours restored' });
      expect((await support.get(path)).json()).toMatchObject({ text, version: 2 });
      await support.delete(path);
    });

    test('are listed page by page', async () => {
      const all = await list();
      const pageSize = 2;
      const pages = Array.from({ length: Math.ceil(all.length / pageSize) }, (_, index) => ({
        items: all.slice(index * pageSize, (index + 1) * pageSize),
        total: all.length,
        page: index + 1,
        pageSize,
      }));
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages)
        expect(
          (await support.get(`/api/admin/reply-templates?page=${page.page}&pageSize=2`)).json(),
        ).toEqual(page);
    });

    test.each([
      [{ reply_template_name: ' ' }, { reply_template_name: 'Name is required.' }],
      [{ text: '' }, { text: 'Text is required.' }],
      [
        { text: 'Dear {surname}' },
        {
          text: expect.stringMatching(
            /^\{surname\} is not a placeholder\. There are \{name\}, /,
          ) as string,
        },
      ],
    ])('%j is refused', async (more, errors) => {
      const answer = await support.post('/api/admin/reply-templates', body(more));
      expect([answer.statusCode, answer.json<ErrorResponse>().errors]).toEqual([400, errors]);
    });
  });
});

test.each(ONE_ENGINE)(
  'without a mail server on $name a reply is stored, and no retry claims success',
  async (engine) => {
    const api = await startApi(engine, FIXTURE, { publicOrigin: SITE });
    try {
      const owner = await new Browser(api, { origin: SITE }).logIn(ADMIN);
      await owner.post('/api/email', {
        data: { to_name: 'Asha', to_email: 'asha@mail.example', to_number: '9820012345' },
        wishlist: [{ product_name: 'TV-101 Meridian', selected_color: 'GOLD' }],
      });
      const answer = await owner.post('/api/admin/enquiries/1/replies', {
        text: 'Hi',
        key: randomUUID(),
      });
      expect(answer.json()).toMatchObject({
        message: 'Reply stored. There is no mail server, so it is not sent.',
        thread: [{ kind: 'reply' }, { kind: 'status' }],
      });
      expect((await owner.get('/api/admin/start')).json()).toMatchObject({
        mails: { has_server: false },
      });
      const { items } = (await owner.get('/api/admin/mails?kind=enquiry-reply')).json<
        Page<MailRow>
      >();
      for (const path of [
        `/api/admin/mails/${present(items[0]).mail_id}/retry`,
        '/api/admin/mails/retry',
      ]) {
        const retried = await owner.post(path, {});
        expect([retried.statusCode, retried.json<ErrorResponse>().message]).toEqual([
          409,
          MESSAGES.noMailServer,
        ]);
      }
    } finally {
      await api.close();
    }
  },
);
