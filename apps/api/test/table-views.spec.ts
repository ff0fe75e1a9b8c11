import { LIMITS, type TableView } from '@tivara/contracts';
import { TableView as TableViewEntity } from '../src/accounts/views/table-view.entity.js';
import { Account } from '../src/accounts/users/account.entity.js';
import { startApi, type TestApi } from './support/api.js';
import { Browser, CUSTOMER, ORIGIN, addAccount, admin } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

const EDITOR = { email: 'editor@tivara.example', password: 'battery staple' };
const VIEW = { section: 'stores', view_name: 'No hours', query: 'missing=hours&sort=-city' };

describe.each(ONE_ENGINE)('saved views of tables on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  let editor: Browser;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
    await addAccount(api, EDITOR, 'support');
    await addAccount(api);
    editor = await new Browser(api).logIn(EDITOR);
  });
  afterAll(() => api.close());
  beforeEach(() => api.dataSource.getRepository(TableViewEntity).clear());

  const viewsOf = async (browser: Browser) =>
    (await browser.get('/api/admin/views')).json<TableView[]>();

  test('are saved, renamed, changed and deleted by their account', async () => {
    const saved = await owner.post('/api/admin/views', VIEW);
    expect(saved.statusCode).toBe(201);
    const { view_id } = saved.json<TableView>();
    expect(await viewsOf(owner)).toEqual([{ view_id, ...VIEW }]);
    const changed = { ...VIEW, view_name: 'Without hours', query: 'missing=hours' };
    expect((await owner.put(`/api/admin/views/${view_id}`, changed)).statusCode).toBe(200);
    expect(await viewsOf(owner)).toEqual([{ view_id, ...changed }]);
    expect((await owner.delete(`/api/admin/views/${view_id}`)).json()).toEqual({
      message: 'View deleted',
    });
    expect(await viewsOf(owner)).toEqual([]);
  });

  test('are of one account alone, and deleted with it', async () => {
    const { view_id } = (await editor.post('/api/admin/views', VIEW)).json<TableView>();
    expect(await viewsOf(owner)).toEqual([]);
    expect((await owner.put(`/api/admin/views/${view_id}`, VIEW)).statusCode).toBe(404);
    expect((await owner.delete(`/api/admin/views/${view_id}`)).statusCode).toBe(404);
    expect((await owner.post('/api/admin/views', VIEW)).statusCode).toBe(201);
    await api.dataSource.getRepository(Account).delete({ emailKey: EDITOR.email });
    expect(await api.dataSource.getRepository(TableViewEntity).count()).toBe(1);
  });

  test('have names of their own in each table', async () => {
    await owner.post('/api/admin/views', VIEW);
    const again = await owner.post('/api/admin/views', { ...VIEW, view_name: 'no HOURS' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      errors: { view_name: 'You have a view ‘no HOURS’ already.' },
    });
    const other = await owner.post('/api/admin/views', { ...VIEW, section: 'products' });
    expect(other.statusCode).toBe(201);
    const { view_id } = other.json<TableView>();
    expect((await owner.put(`/api/admin/views/${view_id}`, VIEW)).statusCode).toBe(409);
  });

  test('are limited', async () => {
    const repository = api.dataSource.getRepository(TableViewEntity);
    const { id: accountId } = await api.dataSource
      .getRepository(Account)
      .findOneByOrFail({ role: 'owner' });
    await repository.insert(
      Array.from({ length: LIMITS.tableViews }, (_, at) => {
        const name = `View ${at}`;
        return { accountId, section: 'stores', name, nameKey: name, query: '' };
      }),
    );
    const answer = await owner.post('/api/admin/views', VIEW);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: `You have ${LIMITS.tableViews} saved views already. Delete one first.`,
    });
  });

  test.each([
    { ...VIEW, section: '../stores' },
    { ...VIEW, view_name: ' ' },
    { ...VIEW, view_name: 'x'.repeat(LIMITS.viewName + 1) },
    { ...VIEW, query: 'x'.repeat(2001) },
    { ...VIEW, account_id: 1 },
  ])('rejects %j', async (body) => {
    expect((await owner.post('/api/admin/views', body)).statusCode).toBe(400);
  });

  test('are for administrators', async () => {
    const customer = await new Browser(api).logIn(CUSTOMER);
    expect((await customer.get('/api/admin/views')).statusCode).toBe(403);
  });
});
