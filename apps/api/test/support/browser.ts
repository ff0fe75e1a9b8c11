import { type Role } from '@tivara/contracts';
import { Account } from '../../src/accounts/users/account.entity.js';
import { hashPassword } from '../../src/accounts/auth/password.js';
import { searchKey } from '../../src/platform/database/search-key.js';
import { ADMIN, type TestApi } from './api.js';

export const ORIGIN = 'http://localhost';
export const CUSTOMER = { email: 'customer@tivara.example', password: 'battery staple' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A browser with its cookies, on our own pages unless `headers` say otherwise. */
export class Browser {
  cookies: Record<string, string> = {};

  constructor(
    private readonly api: Pick<TestApi, 'inject'>,
    private readonly headers: Record<string, string> = {},
  ) {}

  async call(method: Method, url: string, payload?: unknown) {
    const answer = await this.api.inject({
      method,
      url,
      cookies: this.cookies,
      headers: { origin: ORIGIN, ...this.headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    const set = answer.cookies.map(({ name, value }) => [name, value] as const);
    // An empty value is how a cookie is taken away.
    this.cookies = Object.fromEntries(
      [...Object.entries(this.cookies), ...set].filter(([name]) => {
        const last = set.findLast(([other]) => other === name);
        return !last || last[1] !== '';
      }),
    );
    return answer;
  }

  get = (url: string) => this.call('GET', url);
  post = (url: string, payload: unknown) => this.call('POST', url, payload);
  put = (url: string, payload: unknown) => this.call('PUT', url, payload);
  delete = (url: string, payload?: unknown) => this.call('DELETE', url, payload);

  async logIn(credentials: object): Promise<this> {
    const answer = await this.post('/api/login', credentials);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return this;
  }
}

export const admin = (api: TestApi) => new Browser(api).logIn(ADMIN);

/** Makes an account without asking anybody. @returns its id */
export async function addAccount(
  api: Pick<TestApi, 'dataSource'>,
  { email, password }: { email: string; password: string } = CUSTOMER,
  role: Role = 'customer',
): Promise<number> {
  const { identifiers } = await api.dataSource.getRepository(Account).insert({
    username: 'Somebody',
    email,
    emailKey: searchKey(email),
    role,
    passwordHash: await hashPassword(password),
    createdAt: new Date(),
    confirmedAt: new Date(),
  });
  return (identifiers[0] as { id: number }).id;
}
