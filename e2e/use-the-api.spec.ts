/** Follows the examples of docs/how-to/api.md as they are written. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { WEEKDAYS } from '@tivara/contracts';
import type {
  EnquiryDetail,
  NewApiTokenResponse,
  NewWebhookResponse,
  Page,
  Store,
} from '@tivara/contracts';
import { freePort } from '@tivara/workspace/free-port';
import { blocksOf } from '@tivara/workspace/markdown';
import { ROOT } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { call } from './admin.js';
import { ADMIN, expect, test as base } from './site.js';

const BLOCKS = blocksOf('docs/how-to/api.md');

/** The folder with the files of the page, where its commands run. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    using folder = temporaryFolder('use-the-api');
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder.path, 'node_modules'));
    for (const { info, text } of BLOCKS) {
      const [, name] = /^file=(\S+)$/.exec(info) ?? [];
      if (name) fs.writeFileSync(path.join(folder.path, name), text);
    }
    await use(folder.path);
  },
});

// They share a site, and take turns.
test.describe.configure({ mode: 'default' });

/** The command of a section, in the folder. */
function commandOf(section: string, folder: string, env: Record<string, string>) {
  const block = BLOCKS.find((each) => each.section === section && each.info.startsWith('run='));
  const [program = '', ...args] = (block?.text ?? '').trim().split(' ');
  return {
    program,
    args,
    place: { cwd: folder, env: { ...process.env, FORCE_COLOR: '0', ...env } },
  };
}

async function run(section: string, folder: string, env: Record<string, string>) {
  const { program, args, place } = commandOf(section, folder, env);
  return (await promisify(execFile)(program, args, place)).stdout.trim();
}

test.beforeEach(async ({ page, site }) => {
  await call(page, site, 'POST', '/api/login', ADMIN);
});

test('Read the catalogue', async ({ page, site, folder }) => {
  const env = { TIVARA_URL: site.url };
  const products = await call<unknown[]>(page, site, 'GET', '/api/products');
  expect(await run('Read the catalogue', folder, env)).toBe(`${products.length} products`);
  const file = fs.readFileSync(path.join(folder, 'catalogue.json'), 'utf8');
  expect((JSON.parse(file) as { products: unknown[] }).products).toEqual(
    expect.arrayContaining(products),
  );
  expect(await run('Read the catalogue', folder, env)).toBe('Nothing has changed.');
});

test('Keep stores in step', async ({ page, site, folder }) => {
  const { token } = await call<NewApiTokenResponse>(page, site, 'POST', '/api/admin/tokens', {
    name: 'ERP',
    permissions: ['stores:read', 'stores:write'],
  });
  const env = { TIVARA_URL: site.url, TIVARA_TOKEN: token };
  const inStep = () => run('Keep stores in step', folder, env);
  const file = path.join(folder, 'stores.json');
  const found = async () =>
    (await call<Page<Store>>(page, site, 'GET', '/api/admin/store?q=Fergusson')).items;
  expect(await inStep()).toBe('{ added: 1, changed: 0, unchanged: 0 }');
  const [added] = await found();
  const open = [{ opens: '10:00', closes: '19:00' }];
  const hours = { opening_hours: Object.fromEntries(WEEKDAYS.map((day) => [day, open])) };
  const { store_id: id = 0, ...fields } = added ?? ({} as Store);
  await call(page, site, 'PUT', `/api/store/${id}`, { ...fields, ...hours });
  expect(await inStep()).toBe('{ added: 0, changed: 0, unchanged: 1 }');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('12 Ferg', '14 Ferg'));
  expect(await inStep()).toBe('{ added: 0, changed: 1, unchanged: 0 }');
  expect(await found()).toMatchObject([
    { store_id: id, store_address: '14 Fergusson College Road', ...hours },
  ]);
  await call(page, site, 'DELETE', `/api/store/${id}`);
});

test('Receive enquiries', async ({ page, site, folder }) => {
  const port = await freePort();
  const { token } = await call<NewApiTokenResponse>(page, site, 'POST', '/api/admin/tokens', {
    name: 'CRM',
    permissions: ['enquiries:read'],
  });
  const webhook = await call<NewWebhookResponse>(page, site, 'POST', '/api/admin/webhooks', {
    webhook_name: 'CRM',
    url: `http://127.0.0.1:${port}/`,
    events: ['enquiry.created'],
  });
  const { program, args, place } = commandOf('Receive enquiries', folder, {
    TIVARA_URL: site.url,
    TIVARA_TOKEN: token,
    WEBHOOK_SECRET: webhook.secret,
    PORT: String(port),
  });
  const crm = spawn(program, args, place);
  try {
    await once(crm.stdout, 'data');
    const { reference } = await call<{ reference: string }>(page, site, 'POST', '/api/email', {
      data: { to_name: 'Asha Rao', to_email: 'asha@mail.example', to_number: '9820012345' },
      wishlist: [{ product_name: 'TV-101 Meridian', selected_color: 'GOLD' }],
    });
    const file = path.join(folder, 'enquiries.jsonl');
    await expect.poll(() => fs.existsSync(file)).toBe(true);
    const [first = ''] = fs.readFileSync(file, 'utf8').split('\n');
    expect(JSON.parse(first) as EnquiryDetail).toMatchObject({ reference, to_name: 'Asha Rao' });
  } finally {
    crm.kill();
  }
  await call(page, site, 'DELETE', `/api/admin/webhooks/${webhook.webhook_id}`);
});
