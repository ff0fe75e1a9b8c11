import { contentFields, type AdminContent, type ContentRow } from '@tivara/contracts';
import { startApi, type TestApi } from './support/api.js';
import { ORIGIN, admin, type Browser } from './support/browser.js';
import { deployDeclaring } from './support/content.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

const { block, list, picture, text } = contentFields;
const PATH = '/api/content/catalogue/home';
const BLOCK = '/api/admin/content/home-band';

const first = {
  title: text('Heading', 30),
  lead: text('Lead', 60),
  facts: list('Facts', 'fact', [0, 4], { label: text('What it is', 30) }),
};
const FIRST = block('/', 'Band', first, { title: 'Band', lead: 'As ever', facts: [] });
/** Adds fields, also to the items of a list, and removes the lead. */
const SECOND = block(
  '/',
  'Wide band',
  {
    title: first.title,
    picture: picture('Picture', 2, 'As wide as the page'),
    claim: text('Claim', 60),
    facts: list('Facts', 'fact', [0, 4], {
      label: text('What it is', 30),
      source: text('Source', 30, { optional: true }),
    }),
  },
  { title: 'Band', picture: 'craft', claim: 'Made by hand', facts: [] },
);

describe.each(ONE_ENGINE)('content of two releases on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  beforeEach(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
    await deploy('1', FIRST);
  });
  afterEach(() => api.close());

  const deploy = (version: string, declared: typeof FIRST | typeof SECOND) =>
    deployDeclaring(api, 'catalogue', version, { home: { 'home-band': declared } });
  const shown = async (version?: string) =>
    (
      await api.get<Record<string, Record<string, unknown>>>(
        version === undefined ? PATH : `${PATH}?version=${version}`,
      )
    )['home-band'];
  const edited = async () => (await owner.get(BLOCK)).json<AdminContent>();
  const publish = async (value: object) => {
    expect((await owner.put(BLOCK, { value })).json()).toMatchObject({ message: 'Draft saved' });
    expect((await owner.post(`${BLOCK}/publish`, {})).statusCode).toBe(200);
  };
  /** Deployments are read again after a while. */
  const untilEdited = async (field: string) => {
    while (!Object.hasOwn((await edited()).fields as object, field));
  };

  test('a release shows what was written before it, with its own defaults in its new fields', async () => {
    await publish({ title: 'Autumn', lead: 'Warm tones', facts: [{ label: 'Seven grams' }] });
    await deploy('2', SECOND);
    expect(await shown('2')).toMatchObject({
      title: 'Autumn',
      picture: { alt: expect.any(String) as string },
      claim: 'Made by hand',
      facts: [{ label: 'Seven grams', source: '' }],
    });
    // An open tab, and a visit beside a canary, still have the release before.
    expect(await shown('1')).toEqual({
      ...{ title: 'Autumn', lead: 'Warm tones' },
      facts: [{ label: 'Seven grams' }],
    });
  });

  test('a remote that adds a field has it in the admin, and one that was rolled back shows what was written since', async () => {
    await deploy('2', SECOND);
    await untilEdited('claim');
    const { value, content_name } = await edited();
    expect(content_name).toBe('Wide band');
    await publish({
      ...{ ...value, title: 'Winter', claim: 'Bent cold' },
      facts: [{ label: 'Seven grams', source: 'Our scales' }],
    });
    await deploy('1', FIRST);
    await untilEdited('lead');
    expect(await shown()).toEqual({
      ...{ title: 'Winter', lead: 'As ever', facts: [{ label: 'Seven grams' }] },
    });
    // What the other release had stays where nobody edits it.
    expect(await shown('2')).toMatchObject({ claim: 'Bent cold' });
  });

  test('content of a page that is gone is kept for its return', async () => {
    await publish({ title: 'Autumn', lead: 'Warm tones', facts: [] });
    await deployDeclaring(api, 'catalogue', '3', {});
    const listed = async () =>
      (await owner.get('/api/admin/content')).json<ContentRow[]>().map((row) => row.block);
    while ((await listed()).length);
    expect((await api.inject({ method: 'GET', url: `${PATH}?version=3` })).statusCode).toBe(404);
    expect((await owner.get(BLOCK)).statusCode).toBe(404);
    await deploy('1', FIRST);
    while (!(await listed()).length);
    expect(await shown()).toMatchObject({ title: 'Autumn' });
  });

  test('a version that is not in the store gets what is live; one that cannot be is refused', async () => {
    expect(await shown('none')).toMatchObject({ title: 'Band' });
    const answer = await api.inject({ method: 'GET', url: `${PATH}?version=..%2F1` });
    expect(answer.statusCode).toBe(400);
  });
});
