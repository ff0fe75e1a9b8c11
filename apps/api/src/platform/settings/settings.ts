import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { BRAND, LIMITS } from '@tivara/contracts';
import { isEmail } from 'class-validator';
import { z } from 'zod';
import { passwordViolation } from '../security/password-policy.js';

/** `message` has one line per problem, with its remedy. */
export class StartupError extends Error {
  override name = 'StartupError';
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

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export interface Settings {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** The folder of releases that the document servers serve. */
  releases: string;
  database: DatabaseSetting;
  /** The site's own origin, without a trailing slash; null outside production when unset. */
  publicOrigin: string | null;
  /** As Fastify's trustProxy: off, all, a number of hops, or addresses. */
  trustProxy: boolean | number | string[];
  adminEmail: string;
  /** Null: the first start makes a random one. */
  adminPassword: string | null;
  seed: 'demo' | 'none';
  /** Signs cookies and links, and verifies what the document servers signed; random outside production unless set. */
  secret: string;
  storage: StorageSetting;
  /** Null: mail is stored and shown in the admin. */
  smtpUrl: string | null;
  mailFrom: string;
  enquiryTo: string;
  /** Null: rate limits are counted in the database, or in each process. */
  redisUrl: string | null;
  /** The listing of the social service and its token; null shows the stored posts. */
  social: { url: string; token: string } | null;
  /** Null: no metrics are served. */
  metricsPort: number | null;
  metricsHost: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** How long a stopping process keeps serving while it reports that it is not ready. */
  drainSeconds: number;
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
  z.string(`is missing: ${missing}`).refine(test, {
    abort: true,
    error: ({ input }) => (given ? `is '${String(input)}': ${message}` : message),
  });
const oneOf = <T extends string>(values: readonly T[], message: string) =>
  z.enum(values, { error: ({ input }) => `is '${String(input)}': ${message}` });

const port = setting(
  (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
  'set a port from 0 to 65535.',
  { given: true },
).transform(Number);

const databaseUrl = setting(
  (text) => hasProtocol(text, 'mysql:', 'mariadb:') && new URL(text).pathname.length > 1,
  'is not usable: set mysql://user:password@host:3306/database, or leave it out.',
  {
    missing:
      'set mysql://user:password@host:3306/database; the embedded database is for trying things out.',
  },
).transform((text): DatabaseSetting => ({
  kind: 'mysql',
  url: text.replace(/^mariadb:/, 'mysql:'),
}));

const storageUrl = setting(
  (text) => hasProtocol(text, urlOf(text)?.host ? 's3:' : 'file:'),
  'is not usable: set file:///folder or s3://bucket/prefix?region=…&endpoint=https://…, or leave it out.',
)
  .refine(
    (text) =>
      hasProtocol(new URL(text).searchParams.get('endpoint') ?? 'https://aws', 'http:', 'https:'),
    'has an endpoint that is no address: set endpoint=https://….',
  )
  .transform((text): StorageSetting => {
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
  });

const smtpUrl = setting(
  (text) => hasProtocol(text, 'smtp:', 'smtps:') && new URL(text).hostname !== '',
  'is not usable: set smtps://user:password@host, or leave it out.',
);
const redisUrl = setting(
  (text) => hasProtocol(text, 'redis:', 'rediss:'),
  'is not usable: set redis://host:6379, or leave it out.',
);
const socialUrl = setting(
  (text) => hasProtocol(text, 'https:') || isLoopback(urlOf(text)?.hostname ?? ''),
  'must begin with https://, as the token is sent to it.',
);
const secret = setting(
  (text) => text.length >= 32 && new Set(text).size >= 10,
  'is too easy to guess: set 32 or more random characters.',
  {
    missing: 'set it to 32 or more random characters, such as `openssl rand -base64 32` makes.',
  },
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
const seconds = setting((text) => /^\d{1,3}$/.test(text), 'set whole seconds, at most 999.', {
  given: true,
}).transform(Number);

const SITE = 'the address of the site, https://shop.example.';
const publicUrl = (production: boolean) =>
  setting((text) => hasProtocol(text, 'http:', 'https:'), `set ${SITE}`, {
    missing: `set it to ${SITE}`,
    given: true,
  })
    .refine(
      (text) => !production || hasProtocol(text, 'https:') || isLoopback(new URL(text).hostname),
      { error: ({ input }) => `is '${String(input)}': in production it must begin with https://.` },
    )
    .transform((text) => new URL(text).origin);

const trustProxy = (production: boolean) =>
  setting(
    (text) => text !== 'true' || !production,
    'is true, so that any visitor could name any address: set a number of proxies or their addresses.',
  ).transform((text): Settings['trustProxy'] => {
    if (text === 'true' || text === 'false') return text === 'true';
    return /^\d+$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim());
  });

function password(production: boolean) {
  const { min, max } = LIMITS.password;
  return setting(
    (text) => [...text].length >= min && [...text].length <= max,
    `must have ${min} to ${max} characters.`,
  ).refine((text) => !production || passwordViolation(text) === null, {
    error: ({ input }) => `is not safe: ${passwordViolation(String(input))}`,
  });
}

/** @throws StartupError with one line for every missing or invalid setting */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const values = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]),
  );
  const production = values['NODE_ENV'] === 'production';
  const dataDir = path.resolve(values['DATA_DIR'] ?? '.data');
  const { data, error } = z
    .object({
      PORT: port.default(3001),
      HOST: z.string().default('127.0.0.1'),
      RELEASES_DIR: z.string().default(path.join(dataDir, 'releases')),
      DATABASE_URL: production
        ? databaseUrl
        : databaseUrl.default({ kind: 'embedded', file: path.join(dataDir, 'tivara.db') }),
      PUBLIC_URL: production ? publicUrl(true) : publicUrl(false).nullable().default(null),
      TRUST_PROXY: trustProxy(production).default(false),
      ADMIN_EMAIL: production ? adminEmail : adminEmail.default('admin@tivara.example'),
      ADMIN_PASSWORD: password(production).nullable().default(null),
      SEED: oneOf(['demo', 'none'], 'set demo or none.').default(production ? 'none' : 'demo'),
      SECRET: production ? secret : secret.default(randomBytes(32).toString('base64url')),
      STORAGE_URL: storageUrl.default({ kind: 'folder', folder: path.join(dataDir, 'media') }),
      SMTP_URL: smtpUrl.nullable().default(null),
      MAIL_FROM: production && values['SMTP_URL'] ? mailbox : mailbox.default(BRAND.mail),
      ENQUIRY_TO: production && values['SMTP_URL'] ? mailbox : mailbox.default(BRAND.mail),
      REDIS_URL: redisUrl.nullable().default(null),
      SOCIAL_URL: socialUrl.default('https://graph.instagram.com/me/media'),
      SOCIAL_TOKEN: z.string().optional(),
      METRICS_PORT: port.nullable().default(null),
      METRICS_HOST: z.string().optional(),
      DRAIN_SECONDS: seconds.default(0),
      LOG_LEVEL: oneOf(LOG_LEVELS, `set one of ${LOG_LEVELS.join(', ')}.`).default(
        production ? 'info' : 'warn',
      ),
    })
    .safeParse(values);
  if (error)
    throw new StartupError(
      error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`).join('\n'),
    );
  return {
    production,
    port: data.PORT,
    host: data.HOST,
    dataDir,
    releases: path.resolve(data.RELEASES_DIR),
    database: data.DATABASE_URL,
    publicOrigin: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    seed: data.SEED,
    secret: data.SECRET,
    storage: data.STORAGE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    enquiryTo: data.ENQUIRY_TO,
    redisUrl: data.REDIS_URL,
    social: data.SOCIAL_TOKEN ? { url: data.SOCIAL_URL, token: data.SOCIAL_TOKEN } : null,
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST ?? data.HOST,
    logLevel: data.LOG_LEVEL,
    drainSeconds: data.DRAIN_SECONDS,
  };
}

/** Where `npm start` serves the site by default. */
const LOCAL_SITE = 'http://localhost:3000';

/** Never from a Host header. (DECISIONS, Settings) */
export const siteUrl = ({ publicOrigin }: Pick<Settings, 'publicOrigin'>, path: string): string =>
  `${publicOrigin ?? LOCAL_SITE}${path}`;
