import { compositionIdOf, sign, type Secrets } from '@tivara/releases';
import { DataSource, IsNull, Not } from 'typeorm';
import { createApp } from '../src/app.js';
import { openDatabase } from '../src/database.js';
import { Mail } from '../src/platform/mail/mail.entity.js';
import { THROTTLES } from '../src/platform/throttling/throttle.service.js';
import { ReportSample } from '../src/releases/report.entity.js';
import { settingsFor, startApi, type TestApi } from './support/api.js';
import { Browser, CUSTOMER, ORIGIN, addAccount } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';
import { ReleaseFolder } from './support/releases.js';

const OLD = 'the-old-secret-of-the-tests-012345';
const NEW = 'the-new-secret-of-the-tests-543210';
const SITE = { publicOrigin: ORIGIN, seed: 'none', trustProxy: true } as const;
const DAY_MS = 24 * 3600_000;

describe.each(ONE_ENGINE)('a rotated SECRET on $name', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startApi(engine, FIXTURE, { ...SITE, secrets: [OLD] });
  });
  afterEach(async () => {
    await api.app.close();
    await api.database.drop();
  });
  const restart = async (...secrets: Secrets) => {
    await api.app.close();
    const settings = settingsFor(api.database, { ...SITE, secrets });
    const app = await createApp(settings, await openDatabase(settings.database));
    const inject = app.inject.bind(app) as TestApi['inject'];
    api = { ...api, app, inject, dataSource: app.get(DataSource) };
  };

  test('known devices stay known until their secret is removed', async () => {
    await addAccount(api);
    const { cookies } = await new Browser(api).logIn(CUSTOMER);
    const logInAfterGuesses = async () => {
      for (let guess = 0; guess <= THROTTLES.account.points; guess++)
        await new Browser(api, { 'x-forwarded-for': `10.5.0.${guess}` }).post('/api/login', {
          ...CUSTOMER,
          password: 'not this one',
        });
      const owner = new Browser(api, { 'x-forwarded-for': '10.4.0.1' });
      owner.cookies = { tivara_device: present(cookies['tivara_device']) };
      return (await owner.post('/api/login', CUSTOMER)).statusCode;
    };
    await restart(NEW, OLD);
    expect(await logInAfterGuesses()).toBe(200);
    await restart(NEW);
    expect(await logInAfterGuesses()).toBe(429);
  });

  test('newsletter links keep working, and further mails contain the same ones', async () => {
    const email = 'reader@shop.example';
    const post = (url: string, payload: object) => api.inject({ method: 'POST', url, payload });
    const links = async () => {
      const mails = await api.dataSource.getRepository(Mail).find({ order: { id: 'ASC' } });
      return mails.map(({ payload }) => payload.match(/\/newsletter\/\w+\?token=[\w-]{43}/g));
    };
    await post('/newsletter', { email });
    await restart(NEW, OLD);
    await post('/newsletter', { email });
    const [first, second] = await links();
    expect(second).toEqual(first);
    await restart(NEW);
    for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
      const link = present(first?.find((each) => each.startsWith(path)));
      expect([path, (await post(link, {})).statusCode]).toEqual([path, 200]);
    }
  });

  test('reports are valid until their secret is removed, and their network stays one sample', async () => {
    await new ReleaseFolder(settingsFor(api.database).releases).fill();
    const versions = ['shell@1', 'wishlist@1'];
    const composition = compositionIdOf(versions);
    const report = async (visit: string) => {
      const token = sign([OLD], 'report', { visit, composition, until: Date.now() + DAY_MS });
      const body = { token, versions, healthy: ['wishlist'], issues: [] };
      return (await new Browser(api).post('/api/reports', body)).statusCode;
    };
    expect(await report('one')).toBe(204);
    await restart(NEW, OLD);
    expect(await report('two')).toBe(204);
    const samples = api.dataSource.getRepository(ReportSample);
    expect([await samples.count(), await samples.countBy({ networkHash: Not(IsNull()) })]).toEqual([
      2, 1,
    ]);
    await restart(NEW);
    expect(await report('three')).toBe(403);
  });
});
