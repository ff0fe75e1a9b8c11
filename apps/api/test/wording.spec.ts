import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { BRAND, MESSAGES } from '@tivara/contracts';
import type { SiteContent, Store } from '@tivara/contracts';
import { AccountMails } from '../src/accounts/auth/account-mails.js';
import type { MailContent } from '../src/platform/mail/mail-template.js';
import { Mail } from '../src/platform/mail/mail.entity.js';
import { MailTask } from '../src/platform/mail/mail.task.js';
import { startApi, type TestApi } from './support/api.js';
import { Browser, CUSTOMER, ORIGIN, addAccount, admin } from './support/browser.js';
import { SITE_PATH, deployContent } from './support/content.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { pageText } from './support/page-text.js';
import { readPdf } from './support/pdf.js';
import { present } from './support/present.js';
import { environment } from './support/process.js';
import { decoded, startSmtp } from './support/smtp.js';

const CONTACT = { mail: 'care@shop.example', phone: '+91 22 5550 0199' };

describe.each(ONE_ENGINE)('the texts of the API on $name', (engine) => {
  let api: TestApi;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let owner: Browser;
  beforeAll(async () => {
    smtp = await startSmtp();
    const settings = { smtpUrl: smtp.url, publicOrigin: ORIGIN, trustProxy: true };
    api = await startApi(engine, FIXTURE, settings);
    owner = await admin(api);
    await deployContent(api);
  });
  afterAll(async () => {
    await api.close();
    await smtp.stop();
  });
  beforeEach(async () => {
    await reword();
    await send();
    smtp.received.length = 0;
  });

  const publish = async (block: keyof SiteContent, value: object) => {
    const saved = await owner.put(`/api/admin/content/${block}`, { value });
    expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)]);
    expect((await owner.post(`/api/admin/content/${block}/publish`, {})).statusCode).toBe(200);
  };
  const reword = (texts: Readonly<Record<string, string>> = {}) =>
    publish('site-wording', {
      changes: Object.entries(texts).map(([original, text]) => ({ original, text })),
    });
  const contact = async (more: object) => {
    const site = await api.get<SiteContent>(SITE_PATH);
    await publish('site-contact', { ...site['site-contact'], ...more });
  };
  const send = async () => {
    while (await api.app.get(MailTask).run());
  };
  const mailTo = (address: string) =>
    decoded(present(smtp.received.find(({ to }) => to.includes(address))).raw);
  const listed = async () => (await owner.get('/api/admin/texts')).json<string[]>();
  let visitors = 0;
  /** From another network each time, so that no limit is met. */
  const visitor = (headers: Record<string, string> = {}) =>
    new Browser(api, { 'x-forwarded-for': `10.2.${++visitors}.1`, ...headers });
  const enquire = async (to_email: string, more: object = {}) => {
    const answer = await visitor().post('/api/email', {
      data: { to_name: 'Name {reference}', to_email, to_number: '9820012345' },
      wishlist: [{ product_name: 'TV-101 Meridian', selected_color: 'GOLD', image: null }],
      ...more,
    });
    return answer.json<{ reference: string }>().reference;
  };
  const subscribe = (email: string) => visitor().post('/newsletter', { email });

  test('a mail arrives as it is reworded, with its values, and names are left as they are', async () => {
    await reword({
      'Your enquiry {reference}': '{reference}, your wish',
      'Your reference number is {reference}.': 'Name {reference} when you call.\nAny time.',
      'Enquiry {reference} from {name}': '{name} wrote',
      Name: 'Shopper',
    });
    const reference = await enquire('asha@mail.example');
    await send();
    const copy = mailTo('asha@mail.example');
    expect(copy).toContain(`Subject: ${reference}, your wish`);
    expect(copy).toContain(`Name ${reference} when you call.<br>Any time.`);
    // A text that was not changed.
    expect(copy).toContain(`If you did not ask ${BRAND.name} anything, you can ignore this mail.`);
    const team = mailTo('enquiries@tivara.example');
    expect(team).toContain('Subject: Name {reference} wrote');
    expect(team).toContain('Shopper: Name {reference}');
  });

  test('the catalogue as a PDF is worded and has the contact of the site', async () => {
    const catalogue = async () => {
      const url = '/api/catalogue.pdf?collection_id=19';
      const { rawPayload } = await api.inject({ method: 'GET', url });
      const { pages, info } = await readPdf(rawPayload);
      return [info['Title'], ...pages].join(' ');
    };
    expect(await catalogue()).toMatch(/^Tivara Goldi.*1 frame.*Specifications.*Colours/s);
    await reword({
      '{brand} {collection}': '{collection} by {brand}',
      '1 frame': 'One frame',
      Specifications: 'In figures',
      'Bridge {length} mm': 'Nose {length} mm',
      Colours: 'Shades',
    });
    await contact(CONTACT);
    expect(await catalogue()).toMatch(
      /^Goldi by Tivara.*One frame.*In figures.*Shades.*care@shop\.example/s,
    );
    expect(await listed()).toContain('lens height {length} mm');
    await contact({ mail: BRAND.mail, phone: BRAND.phone });
  });

  test('what an administrator writes is sent as it is', async () => {
    await reword({ 'Log in': 'Enter' });
    await enquire('reply@mail.example');
    const [row] = await api.dataSource.query<{ id: number }[]>(
      "SELECT id FROM enquiry WHERE to_email = 'reply@mail.example'",
    );
    await send();
    smtp.received.length = 0;
    const body = { text: 'Log in', key: 'a-key-of-the-reply' };
    const url = `/api/admin/enquiries/${present(row).id}/replies`;
    expect((await owner.post(url, body)).statusCode).toBe(200);
    await send();
    const mail = mailTo('reply@mail.example');
    expect(mail).toContain('Log in');
    expect(mail).not.toContain('Enter');
  });

  test('mails and pages show the contact of the site, and mails of before it the brand’s', async () => {
    const brand = { mail: BRAND.mail, phone: BRAND.phone };
    await subscribe('before@mail.example');
    await contact(CONTACT);
    await subscribe('after@mail.example');
    // As an earlier version stored it.
    const mails = api.dataSource.getRepository(Mail);
    await subscribe('earlier@mail.example');
    const earlier = await mails.findOneByOrFail({ recipient: 'earlier@mail.example' });
    const { contact: stored, ...content } = JSON.parse(earlier.payload) as MailContent;
    expect(stored).toEqual(CONTACT);
    await mails.update({ id: earlier.id }, { payload: JSON.stringify(content) });
    await send();
    const expectFoot = (address: string, { mail, phone }: typeof CONTACT) => {
      const text = mailTo(address);
      expect(text).toContain(`${mail}, ${phone}`);
      expect(text).toContain(`${BRAND.city} · ${mail} · ${phone}`);
    };
    expectFoot('before@mail.example', brand);
    expectFoot('after@mail.example', CONTACT);
    expectFoot('earlier@mail.example', brand);

    const page = await visitor().get(`/newsletter/unsubscribe?token=${'x'.repeat(43)}`);
    expect(pageText(page.body)).toContain(`If one still comes, write to ${CONTACT.mail}.`);
    expect(pageText(page.body)).toContain(`href="mailto:${CONTACT.mail}"`);
    await contact(brand);
  });

  test('pages are reworded, and JSON is left to the browser', async () => {
    await reword({
      'Confirm your address': 'One <step> more',
      'One step is left, and you will hear of new frames of {brand} first.': 'News of {brand}.',
      Confirm: 'Yes',
      'Go to {brand}': '{brand} is here',
      [MESSAGES.newsletterDone]: 'Look at your mail.',
      [MESSAGES.newsletterConfirmed]: 'Done.',
      [MESSAGES.linkBroken]: 'Half a link.',
      'Something went wrong': 'Alas',
    });
    const signedUp = await subscribe('page@mail.example');
    expect(signedUp.json()).toEqual({ message: MESSAGES.newsletterDone });
    expect(pageText((await visitor().get('/newsletter/sent')).body)).toContain(
      '<p>Look at your mail.</p>',
    );
    await send();
    const [, link = ''] =
      /(\/newsletter\/confirm\?token=[\w-]+)/.exec(mailTo('page@mail.example')) ?? [];
    const page = pageText((await visitor().get(link)).body);
    for (const html of [
      '<h1>One &lt;step&gt; more</h1>',
      `<p>News of ${BRAND.name}.</p>`,
      '<button>Yes</button>',
      `>${BRAND.name} is here</a>`,
      `aria-label="${BRAND.name}, Home"`,
    ])
      expect(page).toContain(html);
    const confirmed = await visitor().post(link, {});
    expect(confirmed.json()).toEqual({ message: MESSAGES.newsletterConfirmed });

    const broken = '/newsletter/confirm?token=x';
    const failed = await visitor({ accept: 'text/html' }).get(broken);
    expect([failed.statusCode, pageText(failed.body)]).toEqual([
      404,
      expect.stringContaining('<h1>Alas</h1><p>Half a link.</p>'),
    ]);
    const failure = (await visitor().get(broken)).json<{ message: string }>();
    expect(failure.message).toBe(MESSAGES.linkBroken);
  });

  test('the mail of a command is reworded too', async () => {
    await reword({ 'Your second factors were reset': 'Start again' });
    await addAccount(api);
    const command = path.join(present(process.env.TIVARA_TEST_BUILD), 'commands/reset-factors.js');
    const env = environment(api.database);
    await promisify(execFile)(process.execPath, [command, CUSTOMER.email], { env });
    await send();
    expect(mailTo(CUSTOMER.email)).toContain('Subject: Start again');
  });

  test('every text of every mail can be reworded', async () => {
    const texts = await listed();
    expect(texts).toContain('Your reference number is {reference}.');
    expect(texts).toContain('One step is left, and you will hear of new frames of {brand} first.');
    await reword(Object.fromEntries(texts.map((text) => [text, `⟦${text}⟧`])));
    await contact({ mail: CONTACT.mail });

    const { store_id = 0, version, ...store } = present((await api.get<Store[]>('/api/store'))[0]);
    await owner.put(`/api/store/${store_id}`, { ...store, email: 'store@mail.example', version });
    await enquire('one@mail.example', { store_id });
    await enquire('two@mail.example', { store_id, visit: 'On Saturday' });
    const form = { email: 'three@mail.example' };
    await subscribe(form.email);
    await api.dataSource.query("UPDATE newsletter_subscriber SET status = 'confirmed'");
    await subscribe(form.email);
    const account = { email: 'four@mail.example', role: 'owner' as const };
    const mails = api.app.get(AccountMails);
    await api.dataSource.transaction(async (manager) => {
      await mails.confirmation(manager, account, 'token');
      await mails.taken(manager, account);
      await mails.reset(manager, { ...account, confirmedAt: null }, 'token', 60);
      await mails.reset(manager, { ...account, confirmedAt: new Date() }, 'token', 60);
      await mails.passwordChanged(manager, account);
      await mails.invitation(manager, account, '/signup', 7);
      await mails.newDevice(manager, account, '10.0.0.1', new Date());
      await mails.factorAdded(manager, account, 'Key');
      await mails.factorRemoved(manager, account, 'Key');
      await mails.factorsReset(manager, account);
      await mails.recoveryCodesRenewed(manager, account);
      await mails.recoveryCodeUsed(manager, account, 1);
      await mails.recoveryCodeUsed(manager, account, 2);
    });

    const stored = await api.dataSource.getRepository(Mail).findBy({ state: 'pending' });
    expect(stored).toHaveLength(21);
    for (const { subject, payload } of stored) {
      const { paragraphs, facts = [], action, footnote } = JSON.parse(payload) as MailContent;
      const labels = facts.map(([label]) => label);
      const parts = [subject, ...paragraphs, ...labels, action?.label, footnote];
      for (const part of parts) if (part !== undefined) expect(part).toMatch(/^⟦[^⟦⟧]+⟧$/s);
      // All values were there.
      expect(parts.join(' ').replaceAll('Name {reference}', '')).not.toMatch(/\{\w+\}/);
    }
    await contact({ mail: BRAND.mail });
  });
});
