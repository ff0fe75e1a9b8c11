/** The contract gate over the built apps, with each issue put into a copy of their types. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReleaseStore, integrityOf } from '@tivara/releases';
import { APPS } from '@tivara/workspace/apps';
import { builtRelease } from '@tivara/build/built-release';
import { ROOT } from '@tivara/workspace/steps';
import { contractGate, partiesOf, readRecorded } from './contract.ts';
import { readDescription, type Description, type Schema } from '@tivara/build/api/description';
import type { Party } from './contract.ts';
import type { FrontendTypes } from '@tivara/build/types/frontend-types';
import { CONTENT_FILE, type RemoteRelease } from '@tivara/contracts';
import { TYPES } from '@tivara/build/types/type-text';

const distOf = (app: string) => path.join(ROOT, 'apps', app, 'dist');
const world = (): Record<string, Party> =>
  Object.fromEntries(
    APPS.map((app) => {
      const release = builtRelease(distOf(app));
      const read = (file: string) => readRecorded<never>(distOf(app), file);
      const recorded = { types: read(TYPES), content: read(CONTENT_FILE) };
      return [release.name, { release, ...recorded, live: true }];
    }),
  );

/** Judges one app against the others. */
async function runGate(
  name: string,
  change: (parties: Record<string, Party>, live: Description) => unknown = () => undefined,
) {
  const parties = world();
  const before = world()[name];
  const live = readDescription();
  change(parties, live);
  const others = Object.values(parties).filter(({ release }) => release.name !== name);
  return contractGate({ candidate: parties[name], others, before: [before], api: live });
}

const edit = (shape: string, from: string, to: string) => {
  if (!shape.includes(from)) throw new Error(`${from} is not in ${shape}`);
  return shape.replace(from, to);
};
function editReads({ types }: Party, shape: string, from: string, to: string) {
  if (types) types.reads[shape] = edit(types.reads[shape], from, to);
}
const VARIANT = 'variant: "button" | "icon"';

test.each(APPS.map((app) => app.replace('mfe-', '')))(
  'the built %s is compatible with the others',
  async (name) => {
    expect(await runGate(name)).toEqual({ findings: [], notes: [] });
  },
);

test('content with the name of another app’s is reported with both', async () => {
  const { findings } = await runGate('stores', ({ stores, catalogue }) => {
    stores.content = {
      stores: { 'home-hero': catalogue.content?.['home']?.['home-hero'] as never },
    };
  });
  expect(findings).toHaveLength(1);
  expect(findings[0].what).toMatch(/^stores \S+ declares the content home-hero$/);
  expect(findings[0].why).toMatch(/^catalogue \S+ .*declares it, too\.$/);
});

describe('props', () => {
  test('a removed prop is reported with its user and location', async () => {
    const { findings } = await runGate('wishlist', ({ wishlist }) =>
      editReads(wishlist, 'WishlistHeartProps', VARIANT, 'variants?: string'),
    );
    expect(findings).toHaveLength(1);
    expect(findings[0].what).toMatch(
      /^wishlist \S+ no longer takes the prop variant of wishlist\/heart$/,
    );
    expect(findings[0].why).toMatch(
      /^catalogue \S+ \(team Catalogue\) passes it \(apps\/mfe-catalogue\/src\/products\/heart-slot.tsx:\d+\)\.$/,
    );
    expect(findings[0].do).toContain('team Catalogue');
  });

  test('a prop that takes fewer values than are passed is reported', async () => {
    const { findings } = await runGate('wishlist', ({ wishlist }) =>
      editReads(wishlist, 'WishlistHeartProps', VARIANT, 'variant: "icon"'),
    );
    expect(findings).toHaveLength(1);
    expect(findings[0].what).toContain('wishlist/heart: variant has another type');
    expect(findings[0].why).toContain('catalogue passes "button"');
    expect(findings[0].why).toContain('wishlist takes "icon"');
  });

  test('a nested property is reported by its path', async () => {
    const { findings } = await runGate('catalogue', ({ catalogue }) =>
      editReads(catalogue, 'ProductCardProps', 'product_id: number', 'product_id: string'),
    );
    expect(findings.map(({ what }) => what).join()).toContain(
      'catalogue/card: product.product_id has another type',
    );
  });

  test('a new required prop is reported', async () => {
    const { findings } = await runGate('wishlist', ({ wishlist }) =>
      editReads(wishlist, 'WishlistHeartProps', VARIANT, `${VARIANT}; picture: { url: string }`),
    );
    expect(findings[0].what).toContain('wishlist/heart: picture is missing');
    expect(findings[0].do).toContain('make picture optional');
  });

  test('a new optional prop and a wider type are accepted', async () => {
    const { findings } = await runGate('wishlist', ({ wishlist }) => {
      editReads(wishlist, 'WishlistHeartProps', VARIANT, 'picture?: string; variant: string');
    });
    expect(findings).toEqual([]);
  });

  test('a user that passes an unknown value is reported', async () => {
    const { findings } = await runGate('catalogue', ({ catalogue }) => {
      const [heart] = catalogue.types?.uses ?? [];
      heart.props = edit(heart.props, VARIANT, 'variant: "button" | "chip"');
    });
    expect(findings[0].what).toContain('wishlist/heart: variant has another type');
    expect(findings[0].do).toContain('have team Wishlist deploy');
  });
});

describe('modules', () => {
  const drop = ({ release, types }: Party, name: string) => {
    for (const exposes of [release.kind === 'remote' && release.exposes, types?.exposes])
      if (exposes) Reflect.deleteProperty(exposes, name);
  };

  test('a removed fragment that is in use is reported', async () => {
    const { findings } = await runGate('wishlist', ({ wishlist }) => drop(wishlist, 'heart'));
    expect(findings).toHaveLength(1);
    expect(findings[0].what).toMatch(/no longer exposes heart$/);
    expect(findings[0].why).toContain('catalogue');
    expect(findings[0].why).toContain('heart-slot.tsx');
  });

  test('a fragment may be removed if its users have a fallback', async () => {
    expect((await runGate('stores', ({ stores }) => drop(stores, 'finder'))).findings).toEqual([]);
  });

  test('a fragment that does not exist yet is reported', async () => {
    const { findings } = await runGate('catalogue', ({ catalogue }) => {
      catalogue.types?.uses.push({ id: 'stores/map', at: 'a.tsx:1', props: '{}' });
    });
    expect(findings[0].what).toContain('renders stores/map (a.tsx:1)');
    expect(findings[0].do).toContain('Have team Stores deploy it first');
  });
});

describe('the live API', () => {
  const schemaOf = ({ components }: Description, name: string) =>
    components['schemas']?.[name] as Required<Schema>;

  test('a removed field of an answer is reported by its name', async () => {
    const { findings } = await runGate('catalogue', (_parties, live) => {
      const { properties, required } = schemaOf(live, 'Product');
      delete properties['size'];
      required.splice(required.indexOf('size'), 1);
    });
    expect(findings[0].what).toMatch(
      /^catalogue \S+ calls GET \/api\/products \(apps\/mfe-catalogue\/.*:\d+\)$/,
    );
    expect(findings.map(({ why }) => why)).toContain('In the live API answer.size is missing.');
    expect(findings[0].do).toContain('Deploy an API that does it first');
  });

  test('what another app calls may change', async () => {
    const { findings } = await runGate('stores', (_parties, live) => {
      delete live.paths['/api/wishlists'];
    });
    expect(findings).toEqual([]);
  });

  test('a removed operation is reported', async () => {
    const { findings } = await runGate('wishlist', (_parties, live) => {
      delete live.paths['/api/wishlists'];
    });
    expect(findings).toHaveLength(1);
    expect(findings[0].what).toMatch(
      /^wishlist \S+ calls POST \/api\/wishlists \(apps\/mfe-wishlist\/.*:\d+\)$/,
    );
  });
});

test('checks versions that open tabs may still use, for a week', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-held-'));
  const store = new ReleaseStore(root);
  const now = Date.parse('2026-03-10T00:00:00Z');
  async function deploy(version: string, day: string, types: object) {
    const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-dist-'));
    const text = JSON.stringify(types);
    fs.writeFileSync(path.join(dist, 'types.json'), text);
    const files = {
      'types.json': { integrity: integrityOf(Buffer.from(text)), bytes: 1, brotli: 1 },
    };
    const release = { ...world()['catalogue'].release, version, files } as RemoteRelease;
    fs.writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
    await store.add(release, dist);
    await store.append('catalogue', { version, since: day, by: 'Asha', action: 'deploy' });
    return release;
  }
  const own = world()['catalogue'].types as FrontendTypes;
  await deploy('1', '2026-02-01T00:00:00Z', {
    ...own,
    uses: [{ id: 'wishlist/gone', at: 'old.tsx:1', props: '{}' }],
  });
  await deploy('2', '2026-03-01T00:00:00Z', own);
  const live = await deploy('3', '2026-03-08T00:00:00Z', { ...own, uses: [] });

  const parties = world();
  editReads(parties['wishlist'], 'WishlistHeartProps', VARIANT, 'variant: "icon"');
  const { others, before } = await partiesOf(store, [live], parties['wishlist'].release, now);
  expect(others.map(({ release, live: isLive }) => [release.version, isLive])).toEqual([
    ['3', true],
    ['2', false],
  ]);
  const candidate = parties['wishlist'];
  const { findings } = await contractGate({ candidate, others, before, api: null });
  expect(findings).toHaveLength(1);
  expect(findings[0].what).toContain('catalogue 2 (team Catalogue, used by open tabs)');
  expect(findings[0].do).toContain('7 days after the deployment');
});
