import fastify from 'fastify';
import { isFilePath, serveSiteFiles } from './site-files.js';

test.each(['/favicon.ico', '/apple-touch-icon.png', '/icon-512.png'])(
  '%s is a PNG',
  async (path) => {
    await using app = fastify();
    await serveSiteFiles(app);
    const { statusCode, headers, rawPayload } = await app.inject(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  },
);

test('the manifest names the site, its start, colours and icons', async () => {
  await using app = fastify();
  await serveSiteFiles(app);
  const answer = await app.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json<{ icons: { src: string }[] }>();
  expect(manifest).toMatchObject({ name: 'Tivara', start_url: '/', theme_color: '#f7f4ef' });
  for (const { src } of manifest.icons) expect((await app.inject(src)).statusCode).toBe(200);
});

test.each([
  ['/wp-login.php', true],
  ['/feed.xml?x=1', true],
  ['/.env', true],
  ['/product/a.b', false],
  ['/product', false],
])('%s is a file: %s', (path, isFile) => expect(isFilePath(path)).toBe(isFile));
