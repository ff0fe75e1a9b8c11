import { WEEKDAYS } from '@tivara/contracts';
import type {
  AdminProduct,
  AuditRow,
  ErrorResponse,
  ImportEvent,
  ImportPreview,
  ImportedRows,
  AdminOverview,
  Page,
  PictureResponse,
  Store,
  UndoableResponse,
} from '@tivara/contracts';
import { omit } from '../src/platform/omit.js';
import { StoreImporter } from '../src/stores/store-importer.js';
import { startApi, type TestApi } from './support/api.js';
import { ORIGIN, admin, type Browser } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { paint } from './support/pictures.js';
import { present } from './support/present.js';
import { multipart } from './support/requests.js';

const HEADS = 'Store Name,Store Address,Locality,City,Pincode';
const WEEKDAY_HOURS = Object.fromEntries(
  WEEKDAYS.map((day) => [
    day,
    [
      { opens: '10:00', closes: '13:00' },
      { opens: '16:00', closes: '20:00' },
    ],
  ]),
);
const csv = (...lines: string[]) => lines.join('\r\n');

describe.each(ONE_ENGINE)('imports on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
  });
  afterAll(() => api.close());

  const preview = async (path: string, text: string) =>
    (await owner.post(`${path}/preview`, { csv: text })).json<ImportPreview>();
  const run = async (path: string, text: string, skip: number[] = []): Promise<ImportEvent[]> => {
    const { body } = await owner.post(path, { csv: text, skip });
    return body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportEvent);
  };
  const stores = async (q: string) =>
    (await owner.get(`/api/admin/store?q=${encodeURIComponent(q)}`)).json<Page<Store>>();
  const audited = async (query = '') =>
    (await owner.get(`/api/admin/audit?sort=-at${query}`)).json<Page<AuditRow>>();

  test('a failed import is rolled back', async () => {
    const importer = api.app.get(StoreImporter);
    const write = importer.write.bind(importer);
    let chunks = 0;
    importer.write = async (...call) => {
      if (++chunks === 3) throw new Error('the third hundred');
      return write(...call);
    };
    const changes = (await audited()).total;
    const lines = Array.from({ length: 300 }, (_, at) => `Half ${at},1 Road,Camp,Pune,411001`);
    const events = await run('/api/admin/store/import', csv(HEADS, ...lines));
    importer.write = write;
    expect(events).toContainEqual({ done: 200, total: 300 });
    expect(events.at(-1)).toEqual({
      status: 500,
      error: 'An error occurred. Nothing was imported.',
    });
    expect((await stores('Half')).total).toBe(0);
    expect((await audited()).total).toBe(changes);
  });

  test('an invalid row that is not excluded stops the import before it begins', async () => {
    const file = csv(HEADS, 'Kept back,1 Road,Camp,Pune,411001', 'Bad,1 Road,Camp,,411001');
    const answer = await owner.post('/api/admin/store/import', { csv: file, skip: [] });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'Line 3 can no longer be imported: City is required. Check the file again.',
    ]);
    expect((await stores('Kept back')).total).toBe(0);
  });

  test('files of Excel are read: its separator line, line breaks in cells, empty rows', async () => {
    const file = csv(
      'sep=;',
      HEADS.replaceAll(',', ';'),
      '"Excel\nOne";"1 Road,\r\nnear the lake";Camp;Pune;411001',
      ';;;;',
      ';;;;;;',
      'Excel Two;2 Road;Camp;Pune;41100',
    );
    expect(await preview('/api/admin/store/import', file)).toMatchObject({
      rows: 2,
      create: 1,
      update: 0,
      same: 0,
      known: [],
      bad: [{ line: 8, name: 'Excel Two', reason: 'Pincode must have six digits.' }],
    });
    await run('/api/admin/store/import', file, [8]);
    const { items } = await stores('Excel One');
    expect(items).toMatchObject([{ store_address: '1 Road, near the lake' }]);
  });

  const WESTERN =
    'Café Optique,"12 ""Rue"" Road, Level 2",Bandra,Mumbai,400050,,,\r\nZürich Optik,7 Brücke – Straße,Colaba,Mumbai,400005,,,';
  const ONE = 'Case Optics One,14 Marine Lane,Fort,Mumbai,400001';
  const TWO = 'Case Optics Two,9 Hill Street,Bandra,Mumbai,400050';
  test.each([
    ['empty columns', csv(`${HEADS},,,`, WESTERN), 2],
    ['empty columns that some rows lack', csv(`${HEADS},,,`, WESTERN, ONE), 3],
    ['an empty column between others', csv(`,${HEADS}`, `,${ONE}`, ` ,${TWO}`), 2],
    ['more empty cells than headings', csv(HEADS, `${ONE},,`), 1],
    ['empty rows', csv(HEADS, ONE, ',,,,', TWO, ',,,,', ',,,,', ' ,\u00A0, , , '), 2],
    ['empty rows above the headings', csv(',,,,', HEADS, ONE), 1],
    ['no-break spaces in headings', csv(HEADS.replace(' ', '\u00A0'), ONE), 1],
    [
      'different line ends',
      `${HEADS.replace(/[^,]+/g, '"$&"')}\n"${ONE.replaceAll(',', '","')}"\r\n`,
      1,
    ],
    ['a pincode in groups', csv(HEADS, 'Corner Optics,4 Hill Road,Bandra,Mumbai,400 050'), 1],
    ['an inch mark', csv(HEADS, ONE.replace(' One', ' 6" Corner')), 1],
  ])('a file with %s is read', async (_, file, rows) => {
    const { columns, ...seen } = await preview('/api/admin/store/import', file);
    expect(seen).toMatchObject({ rows, create: rows, bad: [] });
    expect(columns?.map(({ heading }) => heading.replace('\u00A0', ' ')).join()).toBe(HEADS);
  });

  test('what was lost before the import is refused with the way out', async () => {
    const { bad } = await preview(
      '/api/admin/store/import',
      csv(`${HEADS},Number`, `${ONE},9.19877E+11`, `${TWO.replace('Case', 'Caf\uFFFD')},022 1`),
    );
    expect(bad).toEqual([
      {
        line: 2,
        name: 'Case Optics One',
        reason:
          'Excel changed this number: 9.19877E+11 has lost digits. Format the column as text and enter the number again.',
      },
      {
        line: 3,
        name: 'Caf\uFFFD Optics Two',
        reason:
          'This row has characters that could not be read, shown as \uFFFD. Save the file as CSV UTF-8 from its source again.',
      },
    ]);
  });

  test('a column without a heading that has cells is shown', async () => {
    const { columns } = await preview('/api/admin/store/import', csv(`${HEADS},`, `${ONE},more`));
    expect(columns?.at(-1)).toEqual({ heading: '', field: null, known: false });
  });

  test('the same file again changes nothing, and a store of a file is in it once', async () => {
    const file = csv(
      HEADS,
      'Twice Opticians,1 Ring Road,Camp,Pune,411001',
      'twice OPTICIANS,1 Ring Road,Camp,Pune,411001',
    );
    expect((await preview('/api/admin/store/import', file)).bad).toMatchObject([
      { line: 3, reason: 'Line 2 is the same store.' },
    ]);
    await run('/api/admin/store/import', file, [3]);
    const again = await preview('/api/admin/store/import', file);
    expect(again).toMatchObject({ create: 0, update: 0, same: 0, known: [{ line: 2 }] });
    const renumbered = csv(
      `${HEADS},Number`,
      'Twice Opticians,1 Ring Road,Camp,Pune,411001,+91 20 1',
    );
    expect(await preview('/api/admin/store/import', renumbered)).toMatchObject({
      create: 0,
      update: 1,
    });
    const [store] = (await stores('Twice')).items;
    const body = omit(present(store), 'store_id', 'version');
    const answer = await owner.post('/api/store', body);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      'A store with this name and address is here already.',
    ]);
    // Nor does an edit make one.
    const other = await owner.put('/api/store/1', { ...body, store_name: 'TWICE opticians' });
    expect(other.json<ErrorResponse>().errors).toEqual({
      store_name: 'A store with this name and address is here already.',
    });
    const edited = await owner.put(`/api/store/${present(store).store_id}`, {
      ...body,
      number: '2',
    });
    expect(edited.statusCode).toBe(200);
  });

  test('a store with another address is changed, added or left as it is, as chosen', async () => {
    const rowOf = (name: string, address: string) => `${name},${address},Camp,Pune,411001,+91 20 2`;
    const heads = `${HEADS},Number`;
    const names = ['Elsewhere A', 'Elsewhere B', 'Elsewhere C'];
    await run(
      '/api/admin/store/import',
      csv(heads, ...names.map((name) => rowOf(name, '1 Old Road'))),
    );
    const file = csv(
      HEADS,
      ...names.map((name) => `${name.toUpperCase()},9 New Street,Camp,Pune,411 001`),
    );
    const seen = await preview('/api/admin/store/import', file);
    expect(seen).toMatchObject({ create: 0, update: 0, bad: [], changed: [] });
    expect(present(seen.known)[0]).toMatchObject({
      ...{ line: 2, name: 'ELSEWHERE A', existing: 'Elsewhere A, 1 Old Road' },
      before: { 'Store Address': '1 Old Road' },
      after: { 'Store Address': '9 New Street' },
    });
    const addresses = async () =>
      (await stores('Elsewhere')).items
        .map(({ store_name, store_address, number }) => [store_name, store_address, number].join())
        .sort();
    const before = await addresses();
    // A client that knows no choices changes nothing.
    expect((await run('/api/admin/store/import', file)).at(-1)).toMatchObject({
      created: 0,
      updated: 0,
    });
    expect(await addresses()).toEqual(before);

    const choose = (more: object) =>
      owner.post('/api/admin/store/import', { csv: file, skip: [], ...more });
    const { body } = await choose({ change: [2], add: [3] });
    const done = JSON.parse(present(body.trim().split('\n').at(-1))) as UndoableResponse;
    expect(done).toMatchObject({ created: 1, updated: 1, message: '2 stores imported' });
    expect(await addresses()).toEqual([
      'ELSEWHERE A,9 New Street,+91 20 2',
      'ELSEWHERE B,9 New Street,',
      'Elsewhere B,1 Old Road,+91 20 2',
      'Elsewhere C,1 Old Road,+91 20 2',
    ]);
    const stale = await choose({ change: [2] });
    expect([stale.statusCode, stale.json<ErrorResponse>().message]).toEqual([
      409,
      'Line 2 is no longer about a record that exists. Check the file again.',
    ]);
    for (const wrong of [{ change: [0] }, { add: ['4'] }, { add: 4 }, { change: [4], add: [4] }])
      expect((await choose(wrong)).statusCode).toBe(400);
    expect((await owner.post(`/api/admin/changes/${present(done.undo)}/undo`, {})).statusCode).toBe(
      200,
    );
    expect(await addresses()).toEqual(before);
  });

  test('stores of one name and pincode in a file are several stores', async () => {
    const file = csv(
      HEADS,
      'Chain Opticians,1 Ring Road,Camp,Pune,411001',
      'Chain Opticians,70 Lake Street,Camp,Pune,411001',
    );
    expect(await preview('/api/admin/store/import', file)).toMatchObject({
      create: 2,
      known: [],
      bad: [],
    });
    await run('/api/admin/store/import', file.split('\r\n').slice(0, 2).join('\r\n'));
    const rest = await preview('/api/admin/store/import', file);
    expect(rest).toMatchObject({ create: 1, update: 0, bad: [], known: [{ line: 2 }] });
    await run('/api/admin/store/import', file);
    // Two stores have the name and pincode now, so a third address is a third store.
    const third = csv(HEADS, 'Chain Opticians,8 Hill Road,Camp,Pune,411001');
    expect(await preview('/api/admin/store/import', third)).toMatchObject({ create: 1, known: [] });
  });

  test('changes are found by what was changed', async () => {
    const file = csv(HEADS, 'Bandra Opticals,1 Hill Road,Bandra West,Mumbai,400050');
    await run('/api/admin/store/import', file);
    const found = async (q: string) =>
      (await owner.get(`/api/admin/audit?q=${encodeURIComponent(q)}`)).json<Page<AuditRow>>().items;
    expect(await found('bandra opt')).toMatchObject([{ action: 'import', entity: 'store' }]);
    expect((await found('imported')).length).toBeGreaterThan(0);
    const [store] = (await stores('Bandra Opticals')).items;
    await owner.delete(`/api/store/${present(store).store_id}`);
    expect(await found('BANDRA WEST')).toMatchObject([{ action: 'delete' }]);
    expect(await found('no such thing')).toEqual([]);
  });

  test('rows that are left out are a file to correct, which can be imported again', async () => {
    const file = csv(
      HEADS,
      'Fixed,1 Road,Camp,Pune,411001',
      '"Left, one","=1 Road",Camp,Pune,41100',
      'Left two,2 Road,Camp',
      'Left three,3 Road,Camp,Pune,411001,"one more\ncell"',
    );
    const leftOut = async (text: string) =>
      (await owner.post('/api/admin/store/import/left-out', { csv: text })).json<{
        csv: string;
      }>();
    const { csv: left } = await leftOut(file);
    expect(left.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      '"What is wrong","Store Name","Store Address","Locality","City","Pincode"',
      '"Pincode must have six digits.","Left, one","\'=1 Road","Camp","Pune","41100"',
      '"This row has a different number of cells than the headings. Put texts that contain a comma in quotation marks.","Left two","2 Road","Camp"',
      '"This row has a different number of cells than the headings. Put texts that contain a comma in quotation marks.","Left three","3 Road","Camp","Pune","411001","one more\ncell"',
    ]);
    const corrected = left
      .replace(',"one more\ncell"', '')
      .replace('"41100"', '"411001"')
      .replace('2 Road","Camp"', '2 Road","Camp","Pune","411001"');
    expect(await preview('/api/admin/store/import', corrected)).toMatchObject({
      create: 3,
      bad: [],
    });
    // Reasons do not pile up.
    const again = await leftOut(left.replace('"41100"', '"411001"'));
    expect(again.csv.split('\r\n')[0]).toBe(left.split('\r\n')[0]);
  });

  test('a row with a Store ID changes only the columns of the file', async () => {
    const { version, store_address } = await api.get<Store>('/api/store/2');
    const file = csv(
      'Store ID;Store Name;Store Address;Locality;City;Pincode',
      '2;Lens House Fort;"1;2 Main Road";Fort;Mumbai;400001',
      '9999;Nobody;1 Road;Camp;Pune;411001',
      '2;Again;1 Road;Camp;Pune;411001',
      '3;short',
    );
    const { update, changed, bad } = await preview('/api/admin/store/import', file);
    expect(update).toBe(1);
    expect(changed).toEqual([
      {
        line: 2,
        name: 'Lens House Fort',
        before: {
          'Store Name': 'Lens House',
          'Store Address': store_address,
          Locality: 'Colaba',
        },
        after: {
          'Store Name': 'Lens House Fort',
          'Store Address': '1;2 Main Road',
          Locality: 'Fort',
        },
      },
    ]);
    expect(bad.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'There is no store 9999. Leave its Store ID empty to add it.'],
      [4, 'Line 2 is the same store.'],
      [5, expect.stringContaining('Put texts that contain a semicolon in quotation marks.')],
    ]);
    await run('/api/admin/store/import', file, [3, 4, 5]);
    expect(await api.get<Store>('/api/store/2')).toMatchObject({
      store_name: 'Lens House Fort',
      store_address: '1;2 Main Road',
      subcity: 'Fort',
      number: '022 5550 1',
      version: version + 1,
    });
  });

  const WEEK =
    'monday 10:00-13:00 16:00-20:30; tuesday 10:00-20:30; wednesday closed; thursday 10:00-20:30; friday 10:00-20:30; saturday 11:00-21:00; sunday closed';

  test('places and hours of stores are imported, stay without their columns, and are removed by empty cells', async () => {
    const row = (name: string, ...more: string[]) =>
      [name, '1 Road', 'Camp', 'Pune', '411001', ...more].join();
    await run(
      '/api/admin/store/import',
      csv(
        `${HEADS},Latitude,Longitude,Opening Hours`,
        row('Placed', '-18.500000001', '73.85', WEEK.toUpperCase()),
        row('Unplaced', '', '', ''),
      ),
    );
    const one = async (q: string) => present((await stores(q)).items[0]);
    const { store_id, ...placed } = await one('placed');
    expect(placed).toMatchObject({
      store_name: 'Placed',
      latitude: -18.500000001,
      longitude: 73.85,
      opening_hours: {
        monday: [
          { opens: '10:00', closes: '13:00' },
          { opens: '16:00', closes: '20:30' },
        ],
        sunday: [],
      },
    });
    expect(await one('unplaced')).toMatchObject({
      latitude: null,
      longitude: null,
      opening_hours: null,
    });

    await run('/api/admin/store/import', csv(`Store ID,${HEADS}`, `${store_id},${row('Moved')}`));
    const { latitude, opening_hours } = await one('moved');
    expect([latitude, opening_hours]).toEqual([placed.latitude, placed.opening_hours]);
    await run(
      '/api/admin/store/import',
      csv(
        `Store ID,${HEADS},Latitude,Longitude,Opening Hours`,
        `${store_id},${row('Moved', '', '', '')}`,
      ),
    );
    expect(await one('moved')).toMatchObject({
      latitude: null,
      longitude: null,
      opening_hours: null,
    });
  });

  test('holidays of stores are imported as exported, stay without their column, and are removed by an empty cell', async () => {
    const line = '2026-11-08 to 2026-11-10 Diwali; puja; 2026-12-24 10:00-16:00 Eve; 2026-12-25';
    const row = (...more: string[]) => ['Festive', '1 Road', 'Camp', 'Pune', '411001', ...more];
    await run('/api/admin/store/import', csv(`${HEADS},Holidays`, row(line).join()));
    const one = async () => present((await stores('festive')).items[0]);
    const { store_id, holidays } = await one();
    expect(holidays).toEqual([
      { from: '2026-11-08', until: '2026-11-10', label: 'Diwali; puja' },
      { from: '2026-12-24', until: '2026-12-24', label: 'Eve', opens: '10:00', closes: '16:00' },
      { from: '2026-12-25', until: '2026-12-25', label: '' },
    ]);
    const wrong = csv(`${HEADS},Holidays`, row('2026-12-24 9:00-16:00 Eve').join());
    const { bad } = await preview('/api/admin/store/import', wrong);
    expect(bad[0]?.reason).toBe('2026-12-24: 9:00 is not a time as HH:MM.');
    const edit = async (heads: string, ...more: string[]) => {
      await run(
        '/api/admin/store/import',
        csv(`Store ID,${heads}`, [store_id, ...row(...more)].join()),
      );
      return (await one()).holidays;
    };
    expect(await edit(HEADS)).toEqual(holidays);
    expect(await edit(`${HEADS},Holidays`, '')).toEqual([]);
  });

  test('imported stores are found by full-text search', async () => {
    const found = async (q: string) => (await api.get<Page<Store>>(`/api/store?q=${q}`)).items;
    await run('/api/admin/store/import', csv(HEADS, 'Wordy Opticians,1 Road,Camp,Pune,411001'));
    const { store_id } = present((await found('wordy'))[0]);
    const renamed = csv(`Store ID,${HEADS}`, `${store_id},Silent Glasses,1 Road,Camp,Pune,411001`);
    await run('/api/admin/store/import', renamed);
    expect((await found('silent')).map((store) => store.store_id)).toEqual([store_id]);
    expect(await found('wordy')).toEqual([]);
  });

  test.each([
    ['91,73,', 'Latitude must be a number from -90 to 90.'],
    ['18,east,', 'Longitude must be a number from -180 to 180.'],
    ['18,,', 'Latitude and longitude must be given together.'],
    [',,monday 10:00-20:30', 'Opening Hours must list every day in the format of an export: '],
    [`,,${WEEK}; monday closed`, 'Opening Hours must list every day in the format of an export: '],
    [
      `,,${WEEK.replace('11:00', '24:00')}`,
      'Opening Hours must list every day in the format of an export',
    ],
    [`,,${WEEK.replace('11:00', '22:00')}`, 'Opening hours of saturday: 21:00 is not after 22:00.'],
  ])('the place and hours %s are refused with their reason', async (cells, reason) => {
    const file = csv(
      `${HEADS},Latitude,Longitude,Opening Hours`,
      `Bad,1 Road,Camp,Pune,411001,${cells}`,
    );
    const { create, bad } = await preview('/api/admin/store/import', file);
    expect(create).toBe(0);
    expect(bad).toMatchObject([{ line: 2, reason: expect.stringContaining(reason) as string }]);
  });

  test.each(['/api/admin/products', '/api/store'])(
    'what %s exports is imported as no change',
    async (list) => {
      await owner.post('/api/store', {
        store_name: '=1+1',
        store_address: 'Two\u2028"quoted", lines',
        locality: 'Camp',
        city: 'Pune',
        pincode: 411001,
        latitude: -0.1 - 0.2,
        longitude: 1e-7,
        opening_hours: { ...WEEKDAY_HOURS, sunday: [] },
        holidays: [
          { from: '2026-12-24', opens: '10:00', closes: '16:00', label: '11:00-12:00' },
          { from: '2026-12-25', label: 'Year’s end; "all" closed' },
        ],
      });
      const file = (await owner.get(`${list}/export`)).body;
      const path = list === '/api/store' ? '/api/admin/store/import' : '/api/admin/products/import';
      const { rows, same, bad } = await preview(path, file);
      expect(bad).toEqual([]);
      expect([rows, same]).toEqual([same, rows]);
      const changes = (await audited()).total;
      expect((await run(path, file)).at(-1)).toMatchObject({ created: 0, updated: 0 });
      expect((await audited()).total).toBe(changes);
    },
  );

  test('any text is exported and imported as no change', async () => {
    const texts = ['=1', "'=1", "''=1", '+1', "'-1", '@a', '＝2', "'＋2", '－2', '＠b'];
    texts.push('a, b', 'a|b', 'a | b', 'a;b', 'a,b,', ',', '"', '"quoted"', '"a", "b"', 'a "b", c');
    texts.push(
      '6" wide',
      "'",
      "' =",
      'sep=;',
      'TRUE',
      '1E+05',
      '\u2028x\u2028y',
      '  around  ',
      '\u00A0x',
    );
    const post = async (path: string, body: object) => {
      const answer = await owner.post(path, body);
      expect([answer.body, answer.statusCode]).toEqual([answer.body, 201]);
      return answer.json<{ material_id: number }>();
    };
    for (const [at, text] of texts.entries()) {
      await post('/api/colors', { color_name: `${text}${at}`, color_code: '#112233' });
      const { material_id } = await post('/api/materials', { name: `${text}${at}` });
      const named = [`${text}${at}`, texts[at - 1] ? `${texts[at - 1]}${at - 1}` : 'GOLD'];
      await post('/api/products', {
        ...{ category_id: 1, material_id, collection_id: 2, finishing_id: 1, shape_id: 1 },
        ...{ frame_type_id: 1, size: 50, name: `${text}${at}` },
        product_description: `${text}\r\n\n\t${text}\n-`,
        published: false,
        colors: named.map((color_name) => ({ color_name, images: [] })),
      });
      await post('/api/store', {
        ...{ store_name: `${text}${at}`, store_address: text, locality: text, city: text },
        ...{ pincode: 411001, state: text, subcity: text, bp_name: text, number: `${text}0` },
        holidays: [
          { from: '2026-12-25', label: text },
          { from: '2026-12-31', label: `10:00-16:00 ${text}` },
          { from: '2027-01-26', label: `to 2027-01-27; 2027-02-03 ${text};` },
        ],
      });
    }
    for (const [list, path] of [
      ['/api/admin/products', '/api/admin/products/import'],
      ['/api/store', '/api/admin/store/import'],
    ] as const) {
      const { body } = await owner.get(`${list}/export`);
      const { rows, same, bad, changed } = await preview(path, body);
      expect([bad, changed]).toEqual([[], []]);
      expect(rows).toBeGreaterThan(texts.length);
      expect(same).toBe(rows);
    }
  });

  test('lens and measures are imported, an empty cell removes one, a missing column leaves it', async () => {
    const [plain = '', heads = ''] = [
      '3,TV-103 Vayu,54,UNISEX,ACETATE-TITANIUM,Vayu,MATTE,Full rim,Round',
      'Product ID,Name,Size,Category,Material,Collection,Finishing,Frame Type,Shape',
    ];
    const product = async () => (await owner.get('/api/admin/products/3')).json<AdminProduct>();
    const more = 'Lens,Bridge,Temple Length,Lens Height,Weight';
    await run('/api/admin/products/import', csv(`${heads},${more}`, `${plain},sun,19,145,40,`));
    const measures = { lens: 'SUN', bridge_mm: 19, temple_mm: 145, lens_height_mm: 40 };
    expect(await product()).toMatchObject({ ...measures, weight_g: null });
    const { same } = await preview('/api/admin/products/import', csv(heads, plain));
    expect(same).toBe(1);
    await run('/api/admin/products/import', csv(`${heads},Lens,Bridge`, `${plain},,20`));
    expect(await product()).toMatchObject({ lens: null, bridge_mm: 20, temple_mm: 145 });
    const { bad } = await preview(
      '/api/admin/products/import',
      csv(`${heads},Lens,Bridge`, `${plain},tinted,wide`),
    );
    expect(bad[0]?.reason).toBe(
      'Lens must be OPTICAL or SUN. Bridge must be a whole number from 8 to 30.',
    );
  });

  test('GTINs are imported in the order of the colors, of new and of known products', async () => {
    const path = '/api/admin/products/import';
    const gtins = async (id: number) =>
      (await owner.get(`/api/admin/products/${id}`))
        .json<AdminProduct>()
        .colors.map(({ gtin }) => gtin);
    const heads =
      'Product ID,Name,Size,Category,Material,Collection,Finishing,Frame Type,Shape,Price,Color,GTIN';
    const row = (id: string, name: string, rest: string) =>
      `${id},${name},46,MEN,TITANIUM,Meridian,MATTE,Full rim,Round,${rest}`;
    const known = (rest: string) => row('1', 'TV-101 Meridian', rest);
    const both = '"GOLD, BLACK"';
    await run(
      path,
      csv(
        heads,
        known(`20500,${both},8901234567890 | 96385074`),
        row('', 'TV-510 Numbered', `19000,${both},| 4006381333931`),
      ),
    );
    expect(await gtins(1)).toEqual(['8901234567890', '96385074']);
    const [added] = (await owner.get('/api/admin/products?q=TV-510')).json<Page<AdminProduct>>()
      .items;
    expect(added).toMatchObject({ price_inr: 19_000 });
    expect(await gtins(present(added).product_id)).toEqual([null, '4006381333931']);
    // As exported, nothing changes; an empty cell removes.
    const exported = await owner.get('/api/admin/products/export');
    expect((await preview(path, exported.body)).changed).toEqual([]);
    const { bad } = await preview(
      path,
      csv(
        heads,
        known(`20500,${both},4006381333931`),
        row('', 'TV-511', '1,GOLD,036000291452 | 73513537'),
        row('', 'TV-512', '1,GOLD,036000291452'),
        row('', 'TV-513', '1,GOLD,036000291453'),
      ),
    );
    expect(bad.map(({ reason }) => reason)).toEqual([
      "4006381333931: The product 'TV-510 Numbered' has this GTIN.",
      'The GTIN 036000291452 is in the file more than once. There are more GTINs than colors.',
      'The GTIN 036000291452 is in the file more than once.',
      'GTIN must be 8, 12, 13 or 14 digits, the last of them the check digit.',
    ]);
    await run(path, csv(heads, known(`,${both},`)));
    expect(await gtins(1)).toEqual([null, null]);
  });

  test('products are changed by their id and added with pictures of this site', async () => {
    const product = async (id: number) =>
      (await owner.get(`/api/admin/products/${id}`)).json<AdminProduct>();
    const before = await product(1);
    const [gold] = before.colors;
    const [first, second] = gold?.images.map(({ image_url }) => image_url) ?? [];
    const heads =
      'Product ID,Name,Size,Category,Material,Collection,Finishing,Frame Type,Shape,Color,Pictures,Published';
    const file = csv(
      heads,
      `1,TV-101 Renamed,47,men,titanium,Goldi,matte,Full rim,Round,"GOLD, BLACK",${before.colors
        .map(({ images }) => images.map(({ image_url }) => image_url).join(' '))
        .join(' | ')},no`,
      `,TV-500 New,50,WOMEN,TITANIUM,Goldi,MATTE,Rimless,Square,"black, gold",${first} ${second} | ${second} ${first},yes`,
      `,TV-102 goldi,50,WOMEN,TITANIUM,Goldi,MATTE,Rimless,Square,GOLD,${first} ${second},`,
      `,TV-501,39,WOMEN,WOOD,Goldi,MATTE,Rimless,Square,GOLD,${first} https://evil.example/media/x/1.jpg,perhaps`,
      `,TV-502,50,WOMEN,TITANIUM,Goldi,MATTE,Rimless,Square,GOLD,${first},yes`,
      `2,TV-102 Goldi,50,WOMEN,TITANIUM,Goldi,POLISHED,Rimless,Square,GOLD,${first} ${second},`,
      `,TV-500 new,50,WOMEN,TITANIUM,Goldi,MATTE,Rimless,Square,GOLD,${first} ${second},`,
      ',TV-503 Bare,50,WOMEN,TITANIUM,Goldi,MATTE,Rimless,Square,GOLD,,',
    );
    const { create, update, changed, bad } = await preview('/api/admin/products/import', file);
    expect([create, update]).toEqual([2, 1]);
    expect(changed).toEqual([
      {
        line: 2,
        name: 'TV-101 Renamed',
        before: { Name: 'TV-101 Meridian', Size: 46, Collection: 'Meridian', Published: true },
        after: { Name: 'TV-101 Renamed', Size: 47, Collection: 'Goldi', Published: false },
      },
    ]);
    expect(bad.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'There is already a product with this name. Its Product ID is 2.'],
      [
        5,
        "There is no material 'WOOD'. Add it first. Published must be true or false. " +
          'https://evil.example/media/x/1.jpg is no picture of this site. Upload it in Media first. ' +
          'Size must be a whole number from 40 to 60.',
      ],
      [6, 'TV-502 needs at least 2 pictures in GOLD before it can be shown.'],
      [
        7,
        'Colors and pictures of a product are changed in its form. Leave them as exported. ' +
          'Line 4 is the same product.',
      ],
      [8, 'Line 3 is the same product.'],
    ]);
    const events = await run(
      '/api/admin/products/import',
      file,
      bad.map(({ line }) => line),
    );
    expect(events.at(-1)).toMatchObject({ message: '3 products imported', created: 2, updated: 1 });
    const after = await product(1);
    expect(after).toMatchObject({
      product_name: 'TV-101 Renamed',
      product_description: before.product_description,
      size: 47,
      collection_name: 'Goldi',
      published: false,
      version: before.version + 1,
    });
    expect(after.colors.map(({ color_name }) => color_name)).toEqual(['GOLD', 'BLACK']);
    const found = await owner.get('/api/admin/products?q=tv-500');
    expect(found.json<Page<AdminProduct>>().items).toMatchObject([
      {
        product_name: 'TV-500 New',
        published: true,
        colors: [
          { color_name: 'BLACK', images: [{ image_url: first }, { image_url: second }] },
          { color_name: 'GOLD', images: [{ image_url: second }, { image_url: first }] },
        ],
      },
    ]);

    // A draft needs no pictures.
    const exported = (await owner.get('/api/admin/products/export?q=tv-503')).body;
    expect(await preview('/api/admin/products/import', exported)).toMatchObject({
      same: 1,
      bad: [],
    });
    const shown = exported.replace('"false"', '"true"');
    expect((await preview('/api/admin/products/import', shown)).bad).toMatchObject([
      { reason: 'TV-503 Bare needs at least 2 pictures in GOLD before it can be shown.' },
    ]);
  });

  test('columns with other headings are assigned, in the preview and the import', async () => {
    const file = csv(
      'Shop;store_address;Locality;Town;PIN;Fax',
      'Mapped Optics;1 Road;Camp;Pune;411001;1',
      'Mapped Two;2 Road;Camp;Pune;4110;2',
    );
    const columns = { Shop: 'Store Name', Town: 'City', PIN: 'Pincode', Fax: '' };
    const open = await preview('/api/admin/store/import', file);
    expect(open).toMatchObject({
      rows: 0,
      columns: [
        { heading: 'Shop', field: null, known: false },
        { heading: 'store_address', field: 'Store Address', known: true },
        { heading: 'Locality', field: 'Locality', known: true },
        { heading: 'Town', field: null },
        { heading: 'PIN', field: null },
        { heading: 'Fax', field: null },
      ],
    });
    expect(open.fields).toContainEqual({ name: 'City', required: true });
    expect(open.fields).toContainEqual({ name: 'Email', required: false });
    const body = { csv: file, columns };
    const assigned = (await owner.post('/api/admin/store/import/preview', body)).json<object>();
    expect(assigned).toMatchObject({
      create: 1,
      bad: [{ line: 3, name: 'Mapped Two' }],
      columns: expect.arrayContaining([{ heading: 'Fax', field: '', known: false }]),
    });
    const left = await owner.post('/api/admin/store/import/left-out', body);
    expect(left.json<{ csv: string }>().csv).toContain('"Mapped Two"');
    const done = await owner.post('/api/admin/store/import', { ...body, skip: [3] });
    expect(done.body).toContain('"message":"1 store imported"');
    expect((await stores('Mapped')).items).toMatchObject([{ city: 'Pune', pincode: '411001' }]);

    const refused = async (more: object) =>
      (await owner.post('/api/admin/store/import', { csv: file, skip: [], ...more })).json<{
        message: string;
      }>().message;
    expect(await refused({})).toContain("'Shop' is no column. Known are: Store ID");
    expect(await refused({ columns: { ...columns, Fax: 'City' } })).toBe(
      "The column 'City' occurs twice.",
    );
    expect(await refused({ columns: { ...columns, PIN: '' } })).toBe(
      'The file has no column Pincode.',
    );
    expect(await refused({ columns: { Shop: 1 } })).toContain('columns must be fields');
  });

  test('new products name pictures of the library by their files', async () => {
    const upload = async (name: string, width: number, query = '?library=yes') => {
      const { payload, headers } = multipart(await paint(width, 40, 'png'), 'image/png', name);
      const answer = await api.inject({
        ...{ method: 'POST', url: '/api/admin/media' + query, payload },
        headers: { origin: ORIGIN, ...headers },
        cookies: owner.cookies,
      });
      return answer.json<PictureResponse>().picture.url;
    };
    const front = await upload('Front view.jpg', 61);
    const side = await upload('side.PNG', 62);
    await upload('twice.jpg', 63);
    await upload('twice.jpg', 64);
    await upload('form.jpg', 65, '');
    const heads =
      'Name,Size,Category,Material,Collection,Finishing,Frame Type,Shape,Color,Pictures';
    const row = (name: string, pictures: string, color = 'GOLD') =>
      `${name},50,WOMEN,TITANIUM,Goldi,MATTE,Rimless,Square,"${color}","${pictures}"`;
    const long = 'x'.repeat(40_000);
    const file = csv(
      heads,
      row('TV-600', `front view.JPG side.png | ${side}, Front view.jpg`, 'GOLD, BLACK'),
      row('TV-601', 'side.png twice.jpg'),
      row('TV-602', 'side.png form.jpg'),
      row('TV-603', `side.png ${long}`),
    );
    const { create, bad } = await preview('/api/admin/products/import', file);
    expect(create).toBe(1);
    expect(bad.map(({ reason }) => reason)).toEqual([
      "Media has more than one picture 'twice.jpg'. Delete the others.",
      "There is no picture 'form.jpg' in Media. Upload it there first.",
      `There is no picture '${'x'.repeat(60)}…' in Media. Upload it there first.`,
    ]);
    await run('/api/admin/products/import', file, [3, 4, 5]);
    const found = await owner.get('/api/admin/products?q=tv-600');
    expect(found.json<Page<AdminProduct>>().items).toMatchObject([
      {
        colors: [
          { images: [{ image_url: front, file_name: 'Front view.jpg' }, { image_url: side }] },
          { images: [{ image_url: side }, { image_url: front }] },
        ],
      },
    ]);
  });

  test.each([
    ['', 'The file is empty. Its first line must contain the headings.'],
    [HEADS, 'The file has headings but no rows.'],
    [csv(`${HEADS},City`, 'a'), "The column 'City' occurs twice."],
    [csv('Store Name,City', 'a,b'), 'The file has no column Store Address, Locality, Pincode.'],
    [
      csv('sep=,', HEADS, '"a\nb",c,d,e,f', 'a,"b,c,d,e', 'f'),
      'The file cannot be read from line 5 on: a quotation mark at the beginning of a cell is not closed.',
    ],
  ])('a file that is none is refused with its reason: %j', async (text, reason) => {
    const answer = await owner.post('/api/admin/store/import/preview', { csv: text });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain(reason);
  });

  test('of 5,000 rows 50 invalid ones are reported by line and reason, and the rest is one change', async () => {
    const lines = Array.from({ length: 5000 }, (_, at) =>
      at % 100 === 7
        ? `Bulk ${at},"${at} Hill Road, back",Bandra West,Mumbai,4000`
        : `Bulk ${at},"${at} Hill Road, back",Bandra West,Mumbai,400050`,
    );
    const file = csv(HEADS, ...lines);
    const before = await stores('');
    const seen = await preview('/api/admin/store/import', file);
    expect(seen).toMatchObject({ rows: 5000, create: 4950, update: 0, same: 0 });
    expect(seen.bad).toEqual(
      Array.from({ length: 50 }, (_, at) => ({
        line: at * 100 + 9,
        name: `Bulk ${at * 100 + 7}`,
        reason: 'Pincode must have six digits.',
      })),
    );
    expect((await stores('')).total).toBe(before.total);

    const changes = (await audited()).total;
    const events = await run(
      '/api/admin/store/import',
      file,
      seen.bad.map(({ line }) => line),
    );
    expect(events[0]).toEqual({ done: 0, total: 4950 });
    expect(events.length).toBeGreaterThan(40);
    expect(events.at(-1)).toMatchObject({
      message: '4950 stores imported',
      created: 4950,
      updated: 0,
    });
    expect((await stores('bulk')).total).toBe(4950);
    expect((await stores('Bulk 4999')).items).toMatchObject([
      { store_address: '4999 Hill Road, back', pincode: '400050', state: '', version: 1 },
    ]);
    const moved = csv(HEADS, ...lines.slice(100, 300)).replaceAll('Bandra West', 'Khar');
    const { update, changed } = await preview('/api/admin/store/import', moved);
    expect([update, changed?.length]).toEqual([198, 100]);

    const { total, items } = await audited('&pageSize=30');
    expect(total).toBe(changes + 25);
    const rows = items.slice(0, 25);
    for (const row of rows)
      expect(row).toMatchObject({
        ...{ action: 'import', entity: 'store', entity_id: 0, before: null },
        request_id: rows[0]?.request_id,
      });
    const parts = rows.map(({ after }) => after as unknown as ImportedRows).reverse();
    expect(parts.map(({ created }) => created)).toEqual([...Array(24).fill(200), 150]);
    expect(parts.map(({ left_out }) => left_out)).toEqual([50, ...Array(24).fill(0)]);
    expect(new Set(parts.flatMap(({ names }) => names)).size).toBe(4950);
    const overview = (await owner.get('/api/admin/start')).json<AdminOverview>();
    const shown = present(overview.changes).map(({ audit_id }) => audit_id);
    expect(rows.map(({ audit_id }) => audit_id).filter((id) => shown.includes(id))).toEqual(
      shown.slice(0, 1),
    );

    const [last] = (await stores('Bulk 4999')).items;
    const { store_id } = present(last);
    const history = await audited(`&entity=store&entity_id=${store_id}`);
    expect(history.items).toEqual([rows[0]]);
  });

  test('is for administrators', async () => {
    for (const path of ['/api/admin/store/import', '/api/admin/products/import'])
      for (const url of [path, `${path}/preview`]) {
        const answer = await api.inject({ method: 'POST', url, payload: { csv: HEADS, skip: [] } });
        expect(answer.statusCode).toBe(401);
      }
  });
});
