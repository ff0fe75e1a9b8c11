import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { Factor } from '../src/accounts/factors/factor.entity.js';
import { POLICY, type Policy } from '../src/platform/http/policy.js';
import { startApi, type TestApi } from './support/api.js';
import { Browser, CUSTOMER, ORIGIN, addAccount, admin } from './support/browser.js';
import { SQLITE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

interface Route {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  policy: Policy | undefined;
}

/** The changes that visitors may make. */
const VISITORS = [
  'POST /api/auth/invitation',
  'POST /api/auth/register',
  'POST /api/auth/reset',
  'POST /api/auth/reset/check',
  'POST /api/auth/reset/confirm',
  'POST /api/email',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/reports',
  'POST /api/wishlists',
  'POST /newsletter',
  'POST /newsletter/confirm',
  'POST /newsletter/unsubscribe',
];

/** What answers a session that has only its password: where the account has a second factor, and where it needs one. */
const VERIFICATION = ['POST /api/auth/second-factor', 'POST /api/auth/second-factor/options'];
const ENROLMENT = [
  'GET /api/auth/factors',
  'POST /api/auth/factors/passkey',
  'POST /api/auth/factors/passkey/options',
  'POST /api/auth/factors/totp',
  'POST /api/auth/factors/totp/options',
  ...VERIFICATION,
];

/** Every route of the running app, with what it declares. */
function routesOf({ app }: TestApi): Route[] {
  const routes: Route[] = [];
  for (const module of app.get(ModulesContainer).values())
    for (const { metatype } of module.controllers.values()) {
      const { prototype, name } = metatype as { prototype: object; name: string };
      const base = Reflect.getMetadata(PATH_METADATA, metatype as object) as string;
      for (const method of Object.getOwnPropertyNames(prototype)) {
        const handler = (prototype as Record<string, unknown>)[method];
        if (typeof handler !== 'function') continue;
        const verb = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        if (verb === undefined) continue;
        const path = Reflect.getMetadata(PATH_METADATA, handler) as string;
        routes.push({
          name: `${name}.${method}`,
          method: RequestMethod[verb] as Route['method'],
          url: `/${base}/${path}`
            .replace(/\/+/g, '/')
            .replace(/(.)\/$/, '$1')
            .replace(/:\w+/g, '1'),
          policy: Reflect.getMetadata(POLICY, handler) as Policy | undefined,
        });
      }
    }
  return routes;
}

describe('who may call what', () => {
  let api: TestApi;
  let routes: Route[];
  let customer: Browser;
  beforeAll(async () => {
    api = await startApi(SQLITE, FIXTURE, { publicOrigin: ORIGIN, secondFactor: 'required' });
    routes = routesOf(api);
    await addAccount(api);
    customer = await new Browser(api).logIn(CUSTOMER);
  });
  afterAll(() => api.close());

  test('ASVS 8.2.1: every route declares who may call it', () => {
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter(({ policy }) => !policy).map(({ name }) => name)).toEqual([]);
  });

  test('ASVS 8.3.1: without a session a route with roles is 401', async () => {
    const open: string[] = [];
    for (const { method, url, policy } of routes) {
      if (policy?.kind !== 'roles') continue;
      const { statusCode } = await new Browser(api).call(method, url);
      if (statusCode !== 401) open.push(`${method} ${url} ${statusCode}`);
    }
    expect(open).toEqual([]);
  });

  test('ASVS 8.2.1: an ordinary account gets 403 on routes of other roles', async () => {
    const open: string[] = [];
    for (const { method, url, policy } of routes) {
      if (policy?.kind !== 'roles' || policy.roles.includes('customer')) continue;
      const { statusCode } = await customer.call(method, url);
      if (statusCode !== 403) open.push(`${method} ${url} ${statusCode}`);
    }
    expect(open).toEqual([]);
  });

  test('routes below /api/admin and all writes except the visitors’ require an administrator', () => {
    const visitors = routes.filter(
      ({ method, url, policy }) =>
        policy?.kind === 'public' && (method !== 'GET' || url.startsWith('/api/admin')),
    );
    expect(visitors.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(VISITORS);
  });

  test.each([
    ['to enrol', ENROLMENT],
    ['to verify it', VERIFICATION],
  ])('ASVS 6.3.3: without a second factor only the routes %s answer', async (_what, expected) => {
    if (expected === VERIFICATION)
      await api.dataSource.getRepository(Factor).insert({
        accountId: 1,
        kind: 'totp',
        name: 'Phone',
        data: '',
        createdAt: new Date(),
      });
    const browser = await admin(api);
    const open: string[] = [];
    for (const { method, url, policy } of routes) {
      if (policy?.kind !== 'roles') continue;
      const { statusCode } = await browser.call(method, url);
      if (statusCode !== 403) open.push(`${method} ${url}`);
    }
    expect(open.sort()).toEqual(expected);
  });
});
