import { MESSAGES } from '@tivara/contracts';
import { NewsletterSubscriber } from '../src/customers/newsletter/newsletter-subscriber.entity.js';
import { startApi, type TestApi } from './support/api.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

describe.each(ONE_ENGINE)('the newsletter on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { seed: 'none', trustProxy: true });
  });
  afterAll(() => api.close());
  let visitors = 0;
  /** Each call comes from another visitor, so that no limit is met. */
  const subscribe = (email: unknown) =>
    api.inject({
      method: 'POST',
      url: '/newsletter',
      payload: { email },
      headers: { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors++ & 255}` },
    });

  test('an address is stored once, and each request gets the same response', async () => {
    for (const email of ['one@shop.example', 'ONE@shop.example', '\u200bone@shop.example ']) {
      const answer = await subscribe(email);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: MESSAGES.newsletterDone },
      ]);
    }
    expect(await api.dataSource.getRepository(NewsletterSubscriber).count()).toBe(1);
  });

  test.each(['', 'nobody', 'v@exam\u200bple.com', null, 7, ['a@b.example']])(
    '%j is no address',
    async (email) => {
      const text = 'Enter a valid e-mail address.';
      const answer = await subscribe(email);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: text, error: text, errors: { email: text } },
      ]);
    },
  );

  test('of 200 at once, all that are accepted are stored', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => subscribe(`many-${index}@shop.example`)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    // A slow machine may have no connection to spare for a while.
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 503));
    expect(refused.length).toBeLessThan(answers.length / 2);
    const stored = await api.dataSource.getRepository(NewsletterSubscriber).count();
    expect(stored).toBeGreaterThanOrEqual(201 - refused.length);
  });
});
