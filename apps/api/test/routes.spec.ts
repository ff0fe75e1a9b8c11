import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import {
  PERMISSIONS,
  ROLES,
  ROLE_DESCRIPTIONS,
  ROLE_LABELS,
  STAFF_ROLES,
  TOKEN_PERMISSIONS,
  hasPermission,
} from '@tivara/contracts';
import prettier from 'prettier';
import { Factor } from '../src/accounts/factors/factor.entity.js';
import { POLICY, isForTokens, type Policy } from '../src/platform/http/policy.js';
import { startApi, type TestApi } from './support/api.js';
import { Browser, ORIGIN, addAccount, admin } from './support/browser.js';
import { SQLITE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

interface Route {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its parameters: `/api/store/:id`. */
  path: string;
  policy: Policy | undefined;
}

/** The changes that visitors may make. */
const VISITORS = [
  'POST /api/auth/confirm',
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
        const end = Reflect.getMetadata(PATH_METADATA, handler) as string;
        routes.push({
          name: `${name}.${method}`,
          method: RequestMethod[verb] as Route['method'],
          path: `/${base}/${end}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
          policy: Reflect.getMetadata(POLICY, handler) as Policy | undefined,
        });
      }
    }
  return routes;
}

const PAGE = path.join(import.meta.dirname, '../../../docs/reference/routes.md');
const EVERYONE = 'everyone';
const ACCOUNTS = 'every account';

const nameOf = ({ method, path: to }: Route) => `${method} ${to}`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function callersOf({ policy }: Route): string {
  if (policy?.kind === 'permission') return `\`${policy.permission}\``;
  return policy?.kind === 'public' ? EVERYONE : ACCOUNTS;
}

const isOpenToTokens = ({ policy }: Route) =>
  policy?.kind === 'permission' && isForTokens(policy.permission);

const renderPage = (routes: readonly Route[]) =>
  prettier.format(
    `# Routes

Who may call what. \`apps/api/test/routes.spec.ts\` calls every route as a visitor and as every role, and fails if this page differs from the
code. \`WRITE_ROUTES=1\` makes it write the page.

## Roles

${table(
  ['role', 'name', 'what it is for'],
  ROLES.map((role) => [`\`${role}\``, ROLE_LABELS[role], ROLE_DESCRIPTIONS[role]]),
)}

## Permissions

${table(
  ['permission', ...STAFF_ROLES.map((role) => `\`${role}\``)],
  PERMISSIONS.map((permission) => [
    `\`${permission}\``,
    ...STAFF_ROLES.map((role) => (hasPermission(role, permission) ? 'yes' : '')),
  ]),
)}

An [API token](../how-to/api.md) has some of these, whatever its maker's role is: ${TOKEN_PERMISSIONS.map((permission) => `\`${permission}\``).join(', ')}.

## Hosts

Without \`ADMIN_URL\`, one host has everything. With it:

${table(
  ['call', 'the storefront’s host', 'the admin’s host'],
  [
    ['of everyone', 'allowed', 'allowed'],
    ['of every account', 'customers', 'administrators'],
    ['that needs a permission', '404', 'administrators with the permission'],
  ],
)}

## Calls

${table(
  ['call', 'who', 'an API token'],
  routes
    .map((route) => [`\`${nameOf(route)}\``, callersOf(route), isOpenToTokens(route) ? 'yes' : ''])
    .toSorted(byPath),
)}
`,
    { parser: 'markdown' },
  );

const ADMIN_ORIGIN = 'http://admin.localhost';
const PLACES = ['the only host', 'its own host', 'the other host'] as const;
/** What a route of administrators answers on the storefront's host. */
const ELSEWHERE = 'This page does not exist.';
const isStaff = (role: string) => role !== 'visitor' && role !== 'customer';

const pathFirst = (call = '') => call.split(' ').reverse().join(' ');
const byPath = ([one]: string[], [other]: string[]) => (pathFirst(one) < pathFirst(other) ? -1 : 1);

/** The rows of a table of the page, without backticks. */
const rowsUnder = (page: string, heading: string) =>
  present(page.split(`\n## ${heading}\n`)[1])
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    ) ?? [];

describe('who may call what', () => {
  let api: TestApi;
  /** With the admin on a host of its own. */
  let separated: TestApi;
  /** With a second factor required. */
  let strict: TestApi;
  let routes: Route[];
  let page: string;
  beforeAll(async () => {
    const settings = { publicOrigin: ORIGIN, trustProxy: true };
    api = await startApi(SQLITE, FIXTURE, settings);
    separated = await startApi(SQLITE, FIXTURE, { ...settings, adminOrigin: ADMIN_ORIGIN });
    strict = await startApi(SQLITE, FIXTURE, { ...settings, secondFactor: 'required' });
    routes = routesOf(api);
    if (process.env['WRITE_ROUTES']) await writeFile(PAGE, await renderPage(routes));
    page = await readFile(PAGE, 'utf8');
  });
  afterAll(() => Promise.all([api, separated, strict].map((each) => each.close())));

  test('ASVS 8.2.1: every route declares who may call it', () => {
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter(({ policy }) => !policy).map(({ name }) => name)).toEqual([]);
  });

  test('ASVS 8.1.1: docs/reference/routes.md lists every route and permission', async () => {
    expect(page).toBe(await renderPage(routes));
  });

  const CALLERS = (['visitor', ...ROLES] as const).flatMap((role) =>
    PLACES.map((place) => ({ role, place })),
  );

  test.each(CALLERS)(
    'ASVS 8.2.1, 8.3.1: as $role on $place, the calls that docs/reference/routes.md allows are allowed, and no others',
    async ({ role, place }) => {
      const isStaffHost = isStaff(role) === (place === 'its own host');
      const { site, origin } =
        place === 'the only host'
          ? { site: api, origin: ORIGIN }
          : { site: separated, origin: isStaffHost ? ADMIN_ORIGIN : ORIGIN };
      // A network of its own, because limits count by network.
      const network = {
        'x-forwarded-for': `10.2.0.${CALLERS.findIndex((each) => each.role === role && each.place === place)}`,
      };
      const at = (own: string) =>
        new Browser(site, { ...network, origin: own, host: new URL(own).host });
      const browser = at(origin);
      if (role !== 'visitor') {
        const credentials = {
          email: `${role}.${place.replaceAll(' ', '-')}@tivara.example`,
          password: 'battery staple',
        };
        await addAccount(site, credentials, role);
        const home = place === 'the only host' ? ORIGIN : isStaff(role) ? ADMIN_ORIGIN : ORIGIN;
        browser.cookies = (await at(home).logIn(credentials)).cookies;
      }
      const [head = [], ...permissions] = rowsUnder(page, 'Permissions');
      const granted = permissions
        .filter((cells) => cells[head.indexOf(role)] === 'yes')
        .map(([permission]) => permission);
      const expected = (who: string) => {
        if (who === EVERYONE) return 'allowed';
        if (place !== 'the only host' && origin === ORIGIN && who !== ACCOUNTS) return 'missing';
        if (role === 'visitor' || place === 'the other host') return 401;
        return who === ACCOUNTS || granted.includes(who) ? 'allowed' : 403;
      };
      const calls = rowsUnder(page, 'Calls').slice(2);
      expect(calls).toHaveLength(routes.length);
      const ends = ([call]: string[]) => call === 'POST /api/logout';
      const wrong: string[] = [];
      for (const [call = '', who = ''] of [
        ...calls.filter((row) => !ends(row)),
        ...calls.filter(ends),
      ]) {
        const [method, to = ''] = call.split(' ');
        const { statusCode, body } = await browser.call(
          method as Route['method'],
          to.replace(/:\w+/g, '1'),
        );
        const refused = statusCode === 401 || statusCode === 403 ? statusCode : 'allowed';
        const actual = body.includes(ELSEWHERE) ? 'missing' : refused;
        if (actual !== expected(who) || statusCode === 500) wrong.push(`${call} ${statusCode}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(TOKEN_PERMISSIONS)(
    'an API token for %s opens the calls that docs/reference/routes.md allows it, and no others',
    async (permission) => {
      const body = { name: permission, permissions: [permission] };
      const made = await (await admin(api)).post('/api/admin/tokens', body);
      const { token } = made.json<{ token: string }>();
      const machine = new Browser(api, { authorization: `Bearer ${token}` });
      const wrong: string[] = [];
      for (const [call = '', who = '', open] of rowsUnder(page, 'Calls').slice(2)) {
        const [method, to = ''] = call.split(' ');
        const { statusCode } = await machine.call(
          method as Route['method'],
          to.replace(/:\w+/g, '1'),
        );
        const isAllowed = who === EVERYONE || (open === 'yes' && who === permission);
        const actual = statusCode === 401 || statusCode === 403 ? statusCode : 'allowed';
        if (actual !== (isAllowed ? 'allowed' : 403)) wrong.push(`${call} ${statusCode}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('routes below /api/admin and all writes except the visitors’ need an account', () => {
    const visitors = routes.filter(
      ({ method, path: to, policy }) =>
        policy?.kind === 'public' && (method !== 'GET' || to.startsWith('/api/admin')),
    );
    expect(visitors.map(nameOf).sort()).toEqual(VISITORS);
  });

  test('routes below /api/admin need a permission', () => {
    const open = routes.filter(
      ({ path: to, policy }) => to.startsWith('/api/admin') && policy?.kind !== 'permission',
    );
    expect(open.map(nameOf)).toEqual([]);
  });

  test.each([
    ['to enrol', ENROLMENT],
    ['to verify it', VERIFICATION],
  ])('ASVS 6.3.3: without a second factor only the routes %s answer', async (_what, expected) => {
    if (expected === VERIFICATION)
      await strict.dataSource.getRepository(Factor).insert({
        accountId: 1,
        kind: 'totp',
        name: 'Phone',
        data: '',
        createdAt: new Date(),
      });
    const browser = await admin(strict);
    const open: string[] = [];
    for (const route of routes) {
      if (route.policy?.kind === 'public') continue;
      const { statusCode } = await browser.call(route.method, route.path.replace(/:\w+/g, '1'));
      if (statusCode !== 403) open.push(nameOf(route));
    }
    expect(open.sort()).toEqual(expected);
  });
});
