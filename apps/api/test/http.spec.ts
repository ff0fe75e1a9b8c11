import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Controller, Get, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../src/app.module.js';
import { openStorage } from '../src/platform/media/open-storage.js';
import { openDatabase, prepareDatabase } from '../src/database.js';
import { createApp } from '../src/app.js';
import { withoutSecrets } from '../src/platform/http/logging.js';
import { POLICY, RequirePermission, SignedIn } from '../src/platform/http/policy.js';
import { Account } from '../src/accounts/users/account.entity.js';
import { ADMIN, settingsFor } from './support/api.js';
import { SQLITE, type TestDatabase } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

@Controller('probe')
class ProbeController {
  @Get('undeclared')
  undeclared() {
    return 'leak';
  }
  @Get('accounts')
  @RequirePermission('accounts:read')
  accounts() {
    return { secret: true };
  }
  @Get('broken')
  @SignedIn()
  broken() {
    throw new Error('SELECT secret FROM table');
  }
}

test('positions of visitors are not logged', () =>
  expect(withoutSecrets('/api/store?near=19.1,72.9&page=2')).toBe(
    '/api/store?near=[removed]&page=2',
  ));

describe('HTTP', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  beforeAll(async () => {
    database = await SQLITE.create();
    const media = path.join(database.dataDir, 'media/frame');
    await mkdir(media, { recursive: true });
    await writeFile(path.join(media, '480.jpg'), 'bytes');
    const settings = settingsFor(database);
    const dataSource = await openDatabase(settings.database);
    await prepareDatabase(dataSource, settings, async () => FIXTURE);
    app = await createApp(settings, dataSource);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });

  test('every route declares who may call it', () => {
    const undeclared: string[] = [];
    let routes = 0;
    for (const module of app.get(ModulesContainer).values())
      for (const { metatype } of module.controllers.values()) {
        const { prototype, name } = metatype as { prototype: object; name: string };
        for (const method of Object.getOwnPropertyNames(prototype)) {
          const handler = (prototype as Record<string, unknown>)[method];
          if (typeof handler !== 'function') continue;
          const verb = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
          if (verb === undefined) continue;
          routes++;
          if (!Reflect.getMetadata(POLICY, handler)) undeclared.push(`${name}.${method}`);
        }
      }
    expect(routes).toBeGreaterThan(15);
    expect(undeclared).toEqual([]);
  });

  test('an unknown path is a 404 in JSON', async () => {
    const answer = await get('/api/nothing?x=1');
    const text = 'There is no GET /api/nothing.';
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: text, error: text }]);
  });

  test.each([
    [`/api/store/${'1'.repeat(101)}`, 414, 'A part of the address is too long.'],
    ['/api/store/%zz', 400, 'The address cannot be read.'],
  ])(
    'an address that leads to no route is refused with its reason (%#)',
    async (url, status, text) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()]).toEqual([status, { message: text, error: text }]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  test.each([
    [
      '{"email":',
      'application/json',
      400,
      "Body is not valid JSON but content-type is set to 'application/json'",
    ],
    ['<a/>', 'text/xml', 415, 'Unsupported Media Type'],
    [`"${'x'.repeat(1_100_000)}"`, 'application/json', 413, 'Request body is too large'],
  ])(
    'a body that is wrong is refused with its reason (%#)',
    async (payload, type, status, text) => {
      const headers = { 'content-type': type };
      const answer = await app.inject({ method: 'POST', url: '/newsletter', payload, headers });
      expect([answer.statusCode, answer.json()]).toEqual([status, { message: text, error: text }]);
      // A proxy that is still writing would lose the answer with the connection.
      expect(answer.headers.connection).not.toBe('close');
    },
  );

  test.each([
    ['PATCH', '/api/categories', 'GET, HEAD, POST'],
    ['POST', '/api/categories/7?x=1', 'PUT, DELETE'],
    ['GET', '/api/login', 'POST'],
  ] as const)('%s %s is refused with the methods that are allowed', async (method, url, allow) => {
    const answer = await app.inject({ method, url });
    const message = `${method} is not allowed here.`;
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    expect(answer.json()).toEqual({ message, error: message });
  });

  test('a body that is announced but absent is none', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/logout', headers });
    expect(answer.statusCode).toBe(200);
    const deletion = await app.inject({ method: 'DELETE', url: '/api/categories/7', headers });
    expect(deletion.statusCode).toBe(401);
  });

  test('an unchanged list is not sent again', async () => {
    const first = await get('/api/categories');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    for (const known of [etag, `"other", ${etag}`, etag.replace(/^W\//, ''), '*']) {
      const headers = { 'if-none-match': known, 'cache-control': 'no-cache' };
      const again = await get('/api/categories', headers);
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await get('/api/categories', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('pictures are cached forever and cannot run scripts', async () => {
    const answer = await get('/media/frame/480.jpg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const [url, status] of [
      ['/media/frame/481.jpg', 404],
      ['/media/', 404],
      ['/media/..%2ftivara.db', 404],
    ] as const) {
      const none = await get(url);
      expect([none.statusCode, none.headers['cache-control']]).toEqual([status, 'no-store']);
    }
  });

  test('the health endpoints report the process and its database', async () => {
    for (const url of ['/health/live', '/health/ready'])
      expect((await get(url)).json()).toEqual({ status: 'ok' });
  });
});

describe('policies', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  beforeAll(async () => {
    database = await SQLITE.create();
    const settings = settingsFor(database);
    const dataSource = await openDatabase(settings.database);
    await prepareDatabase(dataSource, settings, async () => FIXTURE);
    const built = await Test.createTestingModule({
      imports: [AppModule.with(settings, dataSource, await openStorage(settings))],
      controllers: [ProbeController],
    }).compile();
    const adapter = new FastifyAdapter();
    app = built.createNestApplication<NestFastifyApplication>(adapter, { logger: false });
    const { default: fastifyCookie } = await import('@fastify/cookie');
    await app.register(fastifyCookie);
    await app.init();
    await adapter.getInstance().ready();
    setRole = async (role) => {
      await dataSource.getRepository(Account).update({ id: 1 }, { role });
    };
  });
  let setRole: (role: Account['role']) => Promise<void>;
  afterAll(async () => {
    await app.close();
    await database.drop();
  });
  const status = async (url: string, cookies: Record<string, string> = {}) =>
    (await app.inject({ method: 'GET', url, cookies })).statusCode;
  const signIn = async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload: ADMIN });
    return { tivara_session: present(answer.cookies[0]).value };
  };

  test('a route without a policy denies access', async () => {
    expect(await status('/probe/undeclared', await signIn())).toBe(403);
  });

  test('a route with a permission needs a session with a role that has it', async () => {
    expect(await status('/probe/accounts')).toBe(401);
    const cookies = await signIn();
    for (const [role, expected] of [
      ['owner', 200],
      ['read-only', 200],
      ['support', 403],
      ['customer', 403],
    ] as const) {
      await setRole(role);
      expect([role, await status('/probe/accounts', cookies)]).toEqual([role, expected]);
    }
  });

  test('internal errors are not exposed', async () => {
    await setRole('customer');
    const cookies = await signIn();
    const answer = await app.inject({ method: 'GET', url: '/probe/broken', cookies });
    const text = 'An error occurred';
    expect([answer.statusCode, answer.json()]).toEqual([500, { message: text, error: text }]);
  });
});
