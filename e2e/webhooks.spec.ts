import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { Delivery, Page } from '@tivara/contracts';
import { adminAtBothSizes, answer, call, expectClean, openAdmin } from './admin.js';
import { expect, test, type Size } from './site.js';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another system, which answers the first call with 500. */
const receiver = test.extend<{ erp: { url: string; calls: Call[] } }>({
  erp: async ({}, use) => {
    const calls: Call[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        calls.push({ headers: request.headers, body });
        response.writeHead(calls.length === 1 ? 500 : 204).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}/tivara`, calls });
    server.close();
  },
});

adminAtBothSizes((size: Size) => {
  receiver(
    'a webhook is made by keyboard, is sent signed events, and shows its deliveries',
    async ({ page, site, erp, problems }) => {
      const name = `ERP ${size}`;
      await openAdmin(page, site, '/admin/webhooks');
      await page.getByRole('button', { name: 'New webhook' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'New webhook' });
      await dialog.getByRole('button', { name: 'Create webhook' }).press('Enter');
      await expect(dialog.getByText('Name the system that is called.')).toBeVisible();
      await dialog.getByLabel('Name of the system').fill(name);
      await dialog.getByRole('group', { name: 'Stores' }).getByLabel('Updated').press('Space');
      await expectClean(page);
      await dialog.getByLabel('URL').fill(erp.url);
      await page.keyboard.press('Enter');

      const made = page.getByRole('dialog', { name: 'Webhook created' });
      const secret = (await made.locator('code').textContent()) ?? '';
      await expect(made.locator('code')).toBeFocused();
      await expectClean(page);
      await made.getByRole('button', { name: 'I saved it' }).press('Enter');
      await expect(made).toBeHidden();

      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText('Stores: updated');
      const act = async (label: string) => {
        await row.getByRole('button', { name: `Actions of ${name}` }).press('Enter');
        await page.getByRole('menuitem', { name: label }).press('Enter');
      };
      await act('Send a test event');
      await expect.poll(() => erp.calls.length).toBe(1);
      const log = '/api/admin/webhooks/deliveries?event=webhook.test';
      const last = async () => (await call<Page<Delivery>>(page, site, 'GET', log)).items[0];
      await expect.poll(async () => (await last())?.last_status).toBe(500);
      await row.getByRole('link', { name }).press('Enter');
      const delivery = page.getByRole('row').filter({ hasText: 'webhook.test' });
      await expect(delivery).toContainText('Answered 500.');
      await expectClean(page);
      await delivery.getByRole('button', { name: /^Actions of/ }).press('Enter');
      await page.getByRole('menuitem', { name: 'Send now' }).press('Enter');
      await expect.poll(() => erp.calls.length).toBe(2);
      for (const { headers, body } of erp.calls)
        expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
          type: 'webhook.test',
        });

      await page.goBack();
      await act('Delete');
      await answer(page, 'Delete');
      await expect(row).toHaveCount(0);
      expect(problems).toEqual([]);
    },
  );
});
