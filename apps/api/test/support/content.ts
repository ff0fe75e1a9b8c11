import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CONTENT_FILE,
  SITE_BLOCKS,
  contentFields,
  type ContentDeclarations,
  type ContentOf,
  type Release,
} from '@tivara/contracts';
import { ReleaseStore } from '@tivara/releases';
import { settingsFor, type TestApi } from './api.js';

const { block, link, list, picture, text } = contentFields;

/** Blocks of the kinds that the site has. */
export const HOME = {
  'home-goldi': block(
    '/',
    'Goldi',
    {
      title: text('Heading', 30),
      slides: list('Slides', 'slide', [0, 8], {
        text: text('Text', 140),
        link,
        desktop: picture('Picture', 2, 'On tablets and larger screens'),
        phone: picture('Picture on phones', 0.66, 'Its upright crop'),
      }),
    },
    {
      title: 'Goldi',
      slides: [1, 2, 3, 4].map((slide) => ({
        text: `Slide ${slide}`,
        link: { to: `/product?page=${slide}`, label: 'See the frames' },
        ...{ desktop: `goldi-${slide}-desktop`, phone: `goldi-${slide}-phone` },
      })),
    },
  ),
  'home-craft': block(
    '/',
    'Craft',
    { title: text('Heading', 60), picture: picture('Picture', 2.2, 'As wide as the page') },
    { title: 'Finished by hand', picture: 'craft' },
  ),
};
export type HomeContent = ContentOf<typeof HOME>;
export const HOME_PATH = '/api/content/catalogue/home';
export const SITE_PATH = '/api/content/shell/site';

/** Deploys what the tests' pages declare. */
export async function deployContent(api: Pick<TestApi, 'database'>): Promise<void> {
  await deployDeclaring(api, 'shell', '1', { site: SITE_BLOCKS });
  await deployDeclaring(api, 'catalogue', '1', { home: HOME });
}

/** A release of an app, of which the API reads only the content. */
export async function deployDeclaring(
  { database }: Pick<TestApi, 'database'>,
  app: string,
  version: string,
  content: ContentDeclarations,
): Promise<void> {
  const store = new ReleaseStore(settingsFor(database).releases);
  const folder = path.join(store.location, app, version);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, CONTENT_FILE), JSON.stringify(content));
  const release: Partial<Release> = { name: app, version };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  const since = new Date().toISOString();
  await store.append(app, { version, since, by: 'Asha', action: 'deploy' });
}
