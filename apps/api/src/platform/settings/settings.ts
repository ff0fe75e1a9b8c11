import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type ErrorCode, BRAND, LIMITS, readDeadlines } from '@tivara/contracts';
import { folderAt, readSecrets, type Secrets } from '@tivara/releases';
import { isEmail } from 'class-validator';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { passwordViolation } from '../security/password-policy.js';

/** What the API waits for. (ms) */
export const API_DEADLINES = {
  /** A new connection to MySQL. */
  connect: 10_000,
  /** A free connection of the pool. */
  connection: 3000,
  /** One statement. */
  statement: 3000,
  /** A request's whole body, except for pictures. */
  body: 20_000,
  /** The service of BREACHED_PASSWORDS_URL: a slow one must not hold up a sign-up. */
  breachedPasswords: 2000,
  /** The social feed, and each of its pictures. */
  social: 5000,
  /** Each step of the dialogue with the mail server. */
  smtp: 20_000,
  /** The whole answer of a webhook's receiver. */
  webhook: 10_000,
  /** Background tasks when the process ends; another process repeats what they leave. */
  tasks: 5000,
  /** Pending requests when the process ends; containers are killed after 10 s by default. */
  shutdown: 8000,
};
export type ApiDeadlines = typeof API_DEADLINES;

/** `message` has one line per problem, with its remedy. */
export class StartupError extends Error {
  override name = 'StartupError';
  constructor(
    message: string,
    readonly code?: ErrorCode,
  ) {
    super(message);
  }
}

export type DatabaseSetting = { kind: 'mysql'; url: string } | { kind: 'embedded'; file: string };

/** A bucket; `prefix` is empty or ends with a slash, `endpoint` is null for AWS itself. */
export interface S3Setting {
  kind: 's3';
  bucket: string;
  prefix: string;
  endpoint: string | null;
  region: string;
}
export type StorageSetting = { kind: 'folder'; folder: string } | S3Setting;

const SECOND_FACTOR = ['required', 'optional'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export interface Settings {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** The releases that the document servers serve: a folder, or the URL of an object store. */
  releases: string;
  database: DatabaseSetting;
  /** The site's own origin, without a trailing slash; null outside production when unset. */
  publicOrigin: string | null;
  /** For links without one. */
  localOrigin: string;
  /** The origin of the admin, if it has a host of its own. */
  adminOrigin: string | null;
  /** As Fastify's trustProxy: off, all, a number of hops, or addresses. */
  trustProxy: boolean | number | string[];
  adminEmail: string;
  /** Null: the first start makes a random one. */
  adminPassword: string | null;
  seed: 'demo' | 'none';
  /** Of accounts with a role in the admin. */
  secondFactor: (typeof SECOND_FACTOR)[number];
  /** Sign cookies and links, and verify what the document servers signed; a random one outside production unless set. */
  secrets: Secrets;
  storage: StorageSetting;
  /** Null outside production alone: mail is written to files in `dataDir`. */
  smtpUrl: string | null;
  mailFrom: string;
  enquiryTo: string;
  /** Null: rate limits are counted in the database, or in each process. */
  redisUrl: string | null;
  /** The listing of the social service and its token; null shows the stored posts. */
  social: { url: string; token: string } | null;
  /** A range API for k-anonymity, such as Have I Been Pwned's; null: passwords are checked offline alone. */
  breachedPasswordsUrl: string | null;
  /** Origins whose scripts may read what is public; `*` for all. */
  corsOrigins: string[];
  /** Private addresses and networks that webhooks may call. */
  webhookNetworks: string[];
  /** The most rows of reports; a tenth of them within a day. */
  reportRows: number;
  /** Null: no metrics are served. */
  metricsPort: number | null;
  metricsHost: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** How long a stopping process keeps serving while it reports that it is not ready. */
  drainSeconds: number;
  deadlines: ApiDeadlines;
}
export const SETTINGS = Symbol('settings');

export const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : null);
const hasProtocol = (text: string, ...protocols: string[]) =>
  protocols.includes(urlOf(text)?.protocol ?? '');

/** Messages continue the setting's name. `given` repeats the value, which must not be a secret. */
const setting = (
  test: (text: string) => boolean,
  message: string,
  { missing = '', given = false } = {},
) =>
  v.pipe(
    v.string(`is missing: ${missing}`),
    v.check(test, ({ input }) => (given ? `is '${input}': ${message}` : message)),
  );
const oneOf = <const T extends string>(values: readonly T[]) =>
  v.picklist(values, ({ input }) => `is '${String(input)}': set one of ${values.join(', ')}.`);

const port = v.pipe(
  setting(
    (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    'set a port from 0 to 65535.',
    { given: true },
  ),
  v.transform(Number),
);

const databaseUrl = v.pipe(
  setting(
    (text) => hasProtocol(text, 'mysql:', 'mariadb:') && new URL(text).pathname.length > 1,
    'is not usable: set mysql://user:password@host:3306/database, or leave it out.',
    {
      missing:
        'set mysql://user:password@host:3306/database; the embedded database is for trying things out.',
    },
  ),
  v.transform((text): DatabaseSetting => ({
    kind: 'mysql',
    url: text.replace(/^mariadb:/, 'mysql:'),
  })),
);

const storageUrl = v.pipe(
  setting(
    (text) => hasProtocol(text, urlOf(text)?.host ? 's3:' : 'file:'),
    'is not usable: set file:///folder or s3://bucket/prefix?region=…&endpoint=https://…, or leave it out.',
  ),
  v.check(
    (text) =>
      hasProtocol(new URL(text).searchParams.get('endpoint') ?? 'https://aws', 'http:', 'https:'),
    'has an endpoint that is no address: set endpoint=https://….',
  ),
  v.transform((text): StorageSetting => {
    const { protocol, pathname, hostname, searchParams } = new URL(text);
    if (protocol === 'file:') return { kind: 'folder', folder: decodeURIComponent(pathname) };
    const prefix = pathname.replace(/^\/+|\/+$/g, '');
    return {
      kind: 's3',
      bucket: hostname,
      prefix: prefix && `${prefix}/`,
      endpoint: searchParams.get('endpoint'),
      region: searchParams.get('region') ?? 'us-east-1',
    };
  }),
);

/** A path, or the URL of an object store. */
const releasesUrl = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    try {
      return folderAt(value) ?? value;
    } catch (error) {
      addIssue({ message: `is not usable. ${(error as Error).message}` });
      return NEVER;
    }
  }),
);

const smtpUrl = setting(
  (text) => hasProtocol(text, 'smtp:', 'smtps:') && new URL(text).hostname !== '',
  'is not usable: set smtps://user:password@host.',
  {
    missing:
      'set smtps://user:password@host, as links for log-in must reach their recipients alone.',
  },
);
const redisUrl = setting(
  (text) => hasProtocol(text, 'redis:', 'rediss:'),
  'is not usable: set redis://host:6379, or leave it out.',
);
const socialUrl = setting(
  (text) => hasProtocol(text, 'https:') || isLoopback(urlOf(text)?.hostname ?? ''),
  'must begin with https://, as the token is sent to it.',
);
const breachedPasswordsUrl = v.pipe(
  setting(
    (text) => hasProtocol(text, 'https:') || isLoopback(urlOf(text)?.hostname ?? ''),
    'must begin with https://, or be left out.',
  ),
  v.transform((url) => url.replace(/\/$/, '')),
);
const secrets = v.pipe(
  setting(
    (text) => readSecrets(text).every((each) => each.length >= 32 && new Set(each).size >= 10),
    'is too easy to guess: set 32 or more random characters, without spaces and commas, which separate several secrets.',
    {
      missing: 'set it to 32 or more random characters, such as `openssl rand -base64 32` makes.',
    },
  ),
  v.transform(readSecrets),
);
const adminEmail = setting((text) => isEmail(text), 'set an e-mail address.', {
  missing: 'set it to the e-mail address of the first administrator.',
  given: true,
});
/** `a@b.example` or `Name <a@b.example>` */
const mailbox = setting(
  (text) => isEmail(text, { allow_display_name: true }),
  'set an e-mail address.',
  { missing: 'set it to an e-mail address of the site.', given: true },
);
const seconds = v.pipe(
  setting((text) => /^\d{1,3}$/.test(text), 'set whole seconds, at most 999.', { given: true }),
  v.transform(Number),
);

const listOf = (text: string) => text.split(',').map((part) => part.trim());

const isOrigin = (text: string) =>
  text === '*' || (hasProtocol(text, 'https:', 'http:') && new URL(text).origin === text);
const origins = v.pipe(
  setting(
    (text) => listOf(text).every(isOrigin),
    'set * or origins such as https://partner.example, https://blog.example.',
    { given: true },
  ),
  v.transform(listOf),
);

const networks = v.pipe(
  setting(
    (text) => listOf(text).every((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part)),
    'set addresses and networks such as 10.1.2.3, 10.4.0.0/16.',
    { given: true },
  ),
  v.transform(listOf),
);

const rows = v.pipe(
  setting((text) => /^[1-9]\d{2,8}$/.test(text), 'set a whole number from 100 to 999999999.', {
    given: true,
  }),
  v.transform(Number),
);

const deadlines = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    try {
      return readDeadlines(value, API_DEADLINES);
    } catch (error) {
      addIssue({ message: (error as Error).message });
      return NEVER;
    }
  }),
);

const SITE = 'the address of the site, https://shop.example.';
const ADMIN = 'the address of the admin, https://admin.shop.example.';
const siteAddress = (production: boolean, what = SITE) =>
  v.pipe(
    setting((text) => hasProtocol(text, 'http:', 'https:'), `set ${what}`, {
      missing: `set it to ${what}`,
      given: true,
    }),
    v.check(
      (text) => !production || hasProtocol(text, 'https:') || isLoopback(new URL(text).hostname),
      ({ input }) => `is '${input}': in production it must begin with https://.`,
    ),
    v.transform((text) => new URL(text).origin),
  );

const trustProxy = (production: boolean) =>
  v.pipe(
    setting(
      (text) => text !== 'true' || !production,
      'is true, so that any visitor could name any address: set a number of proxies or their addresses.',
    ),
    v.transform((text): Settings['trustProxy'] => {
      if (text === 'true' || text === 'false') return text === 'true';
      return /^\d+$/.test(text) ? Number(text) : listOf(text);
    }),
  );

function password(production: boolean) {
  const { min, max } = LIMITS.password;
  return v.pipe(
    setting(
      (text) => [...text].length >= min && [...text].length <= max,
      `must have ${min} to ${max} characters.`,
    ),
    v.check(
      (text) => !production || passwordViolation(text) === null,
      ({ input }) => `is not safe: ${passwordViolation(input)}`,
    ),
  );
}

const optionalUnless = <S extends v.GenericSchema<string, unknown>>(
  isRequired: boolean,
  schema: S,
) => (isRequired ? schema : v.optional(schema));

/** By the names of variables. (docs/reference/settings.md) */
export const settingsSchema = (production: boolean) =>
  v.object({
    PORT: v.optional(port),
    HOST: v.optional(v.string(), '127.0.0.1'),
    DATA_DIR: v.optional(v.string(), '.data'),
    RELEASES_URL: v.optional(releasesUrl),
    DATABASE_URL: optionalUnless(production, databaseUrl),
    PUBLIC_URL: optionalUnless(production, siteAddress(production)),
    ADMIN_URL: v.optional(siteAddress(production, ADMIN)),
    SITE_PORT: v.optional(port),
    TRUST_PROXY: v.optional(trustProxy(production), 'false'),
    ADMIN_EMAIL: optionalUnless(production, adminEmail),
    ADMIN_PASSWORD: v.optional(password(production)),
    SEED: v.optional(oneOf(['demo', 'none']), production ? 'none' : 'demo'),
    SECRET: optionalUnless(production, secrets),
    SECOND_FACTOR: v.optional(oneOf(SECOND_FACTOR), production ? 'required' : 'optional'),
    STORAGE_URL: v.optional(storageUrl),
    SMTP_URL: optionalUnless(production, smtpUrl),
    MAIL_FROM: optionalUnless(production, mailbox),
    ENQUIRY_TO: optionalUnless(production, mailbox),
    REDIS_URL: v.optional(redisUrl),
    SOCIAL_URL: v.optional(socialUrl, 'https://graph.instagram.com/me/media'),
    SOCIAL_TOKEN: v.optional(v.string()),
    BREACHED_PASSWORDS_URL: v.optional(breachedPasswordsUrl),
    CORS_ORIGINS: v.optional(origins),
    WEBHOOK_NETWORKS: v.optional(networks),
    REPORT_ROWS: v.optional(rows, '500000'),
    METRICS_PORT: v.optional(port),
    METRICS_HOST: v.optional(v.string()),
    DRAIN_SECONDS: v.optional(seconds, '0'),
    API_DEADLINES: v.optional(deadlines),
    LOG_LEVEL: v.optional(oneOf(LOG_LEVELS), production ? 'info' : 'warn'),
  });

/** @throws StartupError with one line for every missing or invalid setting */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const value = (name: string): string | undefined => env[name]?.trim() || undefined;
  const production = value('NODE_ENV') === 'production';
  const schema = settingsSchema(production);
  const { success, output, issues } = v.safeParse(
    schema,
    Object.fromEntries(Object.keys(schema.entries).map((name) => [name, value(name)])),
    { abortPipeEarly: true },
  );
  if (!success)
    throw new StartupError(
      issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'),
      'TIV-108',
    );
  if (
    output.ADMIN_URL &&
    (!output.PUBLIC_URL || hostOf(output.ADMIN_URL) === hostOf(output.PUBLIC_URL))
  )
    throw new StartupError(
      'ADMIN_URL needs a host of its own, beside that of PUBLIC_URL; leave it out to have the admin at PUBLIC_URL.',
      'TIV-108',
    );
  const dataDir = path.resolve(output.DATA_DIR);
  return {
    production,
    port: output.PORT ?? 3001,
    host: output.HOST,
    dataDir,
    releases: output.RELEASES_URL ?? path.join(dataDir, 'releases'),
    database: output.DATABASE_URL ?? { kind: 'embedded', file: path.join(dataDir, 'tivara.db') },
    publicOrigin: output.PUBLIC_URL ?? null,
    localOrigin: `http://localhost:${output.SITE_PORT ?? 3000}`,
    adminOrigin: output.ADMIN_URL ?? null,
    trustProxy: output.TRUST_PROXY,
    adminEmail: output.ADMIN_EMAIL ?? 'admin@tivara.example',
    adminPassword: output.ADMIN_PASSWORD ?? null,
    seed: output.SEED,
    secondFactor: output.SECOND_FACTOR,
    secrets: output.SECRET ?? [randomBytes(32).toString('base64url')],
    storage: output.STORAGE_URL ?? { kind: 'folder', folder: path.join(dataDir, 'media') },
    smtpUrl: output.SMTP_URL ?? null,
    mailFrom: output.MAIL_FROM ?? BRAND.mail,
    enquiryTo: output.ENQUIRY_TO ?? BRAND.mail,
    redisUrl: output.REDIS_URL ?? null,
    social: output.SOCIAL_TOKEN ? { url: output.SOCIAL_URL, token: output.SOCIAL_TOKEN } : null,
    breachedPasswordsUrl: output.BREACHED_PASSWORDS_URL ?? null,
    corsOrigins: output.CORS_ORIGINS ?? [],
    webhookNetworks: output.WEBHOOK_NETWORKS ?? [],
    reportRows: output.REPORT_ROWS,
    metricsPort: output.METRICS_PORT ?? null,
    metricsHost: output.METRICS_HOST ?? output.HOST,
    logLevel: output.LOG_LEVEL,
    drainSeconds: output.DRAIN_SECONDS,
    deadlines: { ...API_DEADLINES, ...output.API_DEADLINES },
  };
}

const hostOf = (url: string) => new URL(url).host;

/** Never from a Host header. (DECISIONS, Settings) */
export const siteUrl = (
  { publicOrigin, localOrigin }: Pick<Settings, 'publicOrigin' | 'localOrigin'>,
  path: string,
): string => `${publicOrigin ?? localOrigin}${path}`;

/** For links of administrators. */
export const adminUrl = (
  settings: Pick<Settings, 'publicOrigin' | 'localOrigin' | 'adminOrigin'>,
  path: string,
): string =>
  settings.adminOrigin === null ? siteUrl(settings, path) : settings.adminOrigin + path;
