import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SocialPost } from '@tivara/contracts';
import { Clock } from '../src/platform/clock.js';
import { loadDemoData } from '../src/seed/demo-data.js';
import { FRESH_MS, PAUSE_MS, SocialService } from '../src/social/social.service.js';
import { startApi, type TestApi } from './support/api.js';
import { ONE_ENGINE, SQLITE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { paint } from './support/pictures.js';

const TOKEN = 'very-secret-token';

describe.each(ONE_ENGINE)('the social feed on $name', (engine) => {
  let api: TestApi;
  let offset = 0;
  let requests: URL[] = [];
  let origin: string;
  let answer: (response: ServerResponse) => void;
  let picture: Buffer;
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '', origin);
    if (url.pathname === '/picture.jpg') return void response.end(picture);
    requests.push(url);
    answer(response);
  });
  const post = (id: string, more: object = {}) => ({
    id,
    caption: `Caption ${id}\nand more`,
    media_url: `${origin}/picture.jpg`,
    permalink: `https://www.instagram.com/p/${id}`,
    media_type: 'IMAGE',
    ...more,
  });
  const list = (posts: unknown) => (response: ServerResponse) =>
    response.end(JSON.stringify({ data: posts }));
  beforeAll(async () => {
    picture = await paint(60, 60, 'jpeg');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    api = await startApi(engine, FIXTURE, { social: { url: `${origin}/me/media`, token: TOKEN } });
    api.app.get(Clock).now = () => new Date(Date.now() + offset);
  });
  afterAll(async () => {
    await api.close();
    server.close();
  });
  beforeEach(() => {
    requests = [];
    offset += FRESH_MS + PAUSE_MS;
  });
  const posts = () => api.get<SocialPost[]>('/api/social/posts');
  /** The posts once the service has been requests. */
  const refreshed = async () => {
    await api.app.get(SocialService).refresh();
    return posts();
  };

  test('shows copies of at most six pictures of the service', async () => {
    answer = list([
      post('1'),
      post('2', { media_type: 'VIDEO' }),
      post('3', { media_type: 'CAROUSEL_ALBUM' }),
      post('4', { permalink: 'javascript:alert(1)' }),
      post('5', { media_url: 'http://192.168.0.1/x.jpg' }),
      null,
      ...['6', '7', '8', '9', '10'].map((id) => post(id)),
    ]);
    const all = await Promise.all([posts(), posts(), posts()]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.searchParams.get('fields')).toBe(
      'id,caption,media_url,permalink,media_type',
    );
    expect(requests[0]?.searchParams.get('access_token')).toBe(TOKEN);
    const [shown] = all;
    expect(shown?.map(({ id }) => id)).toEqual(['1', '3', '6', '7', '8', '9']);
    expect(shown?.[0]).toMatchObject({
      caption: 'Caption 1\nand more',
      permalink: 'https://www.instagram.com/p/1',
      media_type: 'IMAGE',
      picture: { alt: 'Caption 1' },
    });
    const file = await api.inject({ method: 'GET', url: shown?.[0]?.media_url ?? '' });
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(JSON.stringify(all)).not.toContain(TOKEN);
  });

  test('is fetched again only after its interval', async () => {
    answer = list([post('1')]);
    await refreshed();
    await posts();
    expect(requests).toHaveLength(1);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['a failure', (response) => void response.writeHead(500).end(TOKEN)],
    ['a redirect', (response) => void response.writeHead(302, { location: '/else' }).end()],
    ['no JSON', (response) => void response.end('<html>')],
    ['no list', list({ error: 'expired' })],
    ['too much', (response) => void response.end('x'.repeat(2_000_000))],
    ['a connection that breaks off', (response) => void response.destroy()],
  ])('keeps the last good answer on %s', async (_what, broken) => {
    answer = broken;
    expect(await refreshed()).not.toEqual([]);
    expect(requests).toHaveLength(1);
  });
});

test('without a token the posts of the demo are shown, and their pictures exist', async () => {
  const api = await startApi(SQLITE, await loadDemoData());
  try {
    const posts = await api.get<SocialPost[]>('/api/social/posts');
    expect(posts).toHaveLength(6);
    for (const { media_url, permalink } of posts) {
      expect(permalink).toMatch(/^\//);
      expect((await api.inject({ method: 'GET', url: media_url })).statusCode).toBe(200);
    }
  } finally {
    await api.close();
  }
});

test('without a token and without the demo there are none', async () => {
  const api = await startApi(SQLITE, FIXTURE, { seed: 'none' });
  try {
    expect(await api.get<SocialPost[]>('/api/social/posts')).toEqual([]);
  } finally {
    await api.close();
  }
});
