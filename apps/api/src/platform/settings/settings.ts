import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { BRAND, LIMITS } from '@tivara/contracts';
import { isEmail } from 'class-validator';
import { passwordViolation } from '../security/password-policy.js';

/** Prevents the start. `message` has one line for each problem, with what to do. */
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
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the process runs with. (DECISIONS, Settings) */
export interface Settings {
  production: boolean;
  /** 0 picks a free one. */
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
  /** Null: a random one is made at first start. */
  adminPassword: string | null;
  seed: 'demo' | 'none';
  /** Signs what browsers bring back, and reads what the document servers signed; outside production a new one at each start unless it is set. */
  secret: string;
  /** Where uploaded pictures lie. */
  storage: StorageSetting;
  /** Null: mail is stored and shown in the admin. */
  smtpUrl: string | null;
  mailFrom: string;
  enquiryTo: string;
  /** Null: each process counts for itself, or the database does. */
  redisUrl: string | null;
  /** The listing of the social service, and the token for it; null shows the stored posts. */
  social: { url: string; token: string } | null;
  /** Where Prometheus reads; null is nowhere. */
  metricsPort: number | null;
  metricsHost: string;
  logLevel: LogLevel;
  /** How long a stopping process keeps serving while it reports that it is not ready. */
  drainSeconds: number;
}

const DEFAULT_PORT = 3001;
const DEFAULT_ADMIN_EMAIL = 'admin@tivara.example';
const DEFAULT_SOCIAL_URL = 'https://graph.instagram.com/me/media';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname);

/** What a production start needs, and how to set it. */
const REQUIRED = {
  PUBLIC_URL: 'set it to the address of the site, https://shop.example.',
  SECRET: 'set it to 32 or more random characters, such as `openssl rand -base64 32` makes.',
  DATABASE_URL:
    'set mysql://user:password@host:3306/database; the embedded database is for trying things out.',
  ADMIN_EMAIL: 'set it to the e-mail address of the first administrator.',
} as const;

/**
 * Reads the settings from the environment.
 * @throws StartupError with one line for every setting that is missing or wrong.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const value = (name: string) => env[name]?.trim() || undefined;
  const read = <T>(name: string, parse: (text: string) => T | Invalid, fallback: T): T => {
    const text = value(name);
    if (text === undefined) return fallback;
    const parsed = parse(text);
    if (parsed instanceof Invalid) problems.push(`${name} ${parsed.text}`);
    return parsed instanceof Invalid ? fallback : parsed;
  };

  const production = value('NODE_ENV') === 'production';
  const dataDir = path.resolve(value('DATA_DIR') ?? '.data');
  const embedded: DatabaseSetting = { kind: 'embedded', file: path.join(dataDir, 'tivara.db') };
  const publicOrigin = read<string | null>(
    'PUBLIC_URL',
    (text) => parsePublicUrl(text, production),
    null,
  );
  if (production)
    for (const [name, remedy] of Object.entries(REQUIRED))
      if (!value(name)) problems.push(`${name} is missing: ${remedy}`);
  const socialUrl = read('SOCIAL_URL', parseSocialUrl, DEFAULT_SOCIAL_URL);
  const socialToken = value('SOCIAL_TOKEN');
  const settings: Settings = {
    production,
    port: read('PORT', parsePort, DEFAULT_PORT),
    host: value('HOST') ?? '127.0.0.1',
    dataDir,
    releases: path.resolve(value('RELEASES_DIR') ?? path.join(dataDir, 'releases')),
    database: read('DATABASE_URL', parseDatabaseUrl, embedded),
    publicOrigin,
    trustProxy: read<Settings['trustProxy']>(
      'TRUST_PROXY',
      (text) => parseTrustProxy(text, production),
      false,
    ),
    adminEmail: read('ADMIN_EMAIL', parseEmail, DEFAULT_ADMIN_EMAIL),
    adminPassword: read<string | null>(
      'ADMIN_PASSWORD',
      (text) => parsePassword(text, production),
      null,
    ),
    seed: read('SEED', parseSeed, production ? 'none' : 'demo'),
    secret: read('SECRET', parseSecret, randomBytes(32).toString('base64url')),
    storage: read('STORAGE_URL', parseStorageUrl, {
      kind: 'folder',
      folder: path.join(dataDir, 'media'),
    }),
    smtpUrl: read<string | null>('SMTP_URL', parseSmtpUrl, null),
    mailFrom: read('MAIL_FROM', parseMailbox, BRAND.mail),
    enquiryTo: read('ENQUIRY_TO', parseMailbox, BRAND.mail),
    redisUrl: read<string | null>('REDIS_URL', parseRedisUrl, null),
    social: socialToken ? { url: socialUrl, token: socialToken } : null,
    metricsPort: read<number | null>('METRICS_PORT', parsePort, null),
    metricsHost: value('METRICS_HOST') ?? value('HOST') ?? '127.0.0.1',
    drainSeconds: read('DRAIN_SECONDS', parseSeconds, 0),
    logLevel: read('LOG_LEVEL', parseLogLevel, production ? 'info' : 'warn'),
  };
  if (production && settings.smtpUrl)
    for (const name of ['MAIL_FROM', 'ENQUIRY_TO'])
      if (!value(name))
        problems.push(`${name} is missing: set it to an e-mail address of the site.`);
  if (problems.length) throw new StartupError(problems.join('\n'));
  return settings;
}

/** A setting's violation; the text continues the setting's name. */
class Invalid {
  constructor(readonly text: string) {}
}

function parsePort(text: string): number | Invalid {
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : new Invalid(`is '${text}': set a port from 0 to 65535.`);
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The value is never repeated in the violation: it may hold a password. */
function parseDatabaseUrl(text: string): DatabaseSetting | Invalid {
  const url = parseUrl(text);
  if (!url || !['mysql:', 'mariadb:'].includes(url.protocol) || url.pathname.length < 2)
    return new Invalid(
      'is not usable: set mysql://user:password@host:3306/database, or leave it out.',
    );
  return { kind: 'mysql', url: text.replace(/^mariadb:/, 'mysql:') };
}

function parseStorageUrl(text: string): StorageSetting | Invalid {
  const url = parseUrl(text);
  if (url?.protocol === 'file:' && !url.host)
    return { kind: 'folder', folder: decodeURIComponent(url.pathname) };
  if (url?.protocol !== 's3:' || !url.hostname)
    return new Invalid(
      'is not usable: set file:///folder or s3://bucket/prefix?region=…&endpoint=https://…, or leave it out.',
    );
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:$/.test(parseUrl(endpoint)?.protocol ?? ''))
    return new Invalid('has an endpoint that is no address: set endpoint=https://….');
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

/** The value is never repeated in the violation: it may hold a password. */
const parseSmtpUrl = (text: string): string | Invalid =>
  ['smtp:', 'smtps:'].includes(parseUrl(text)?.protocol ?? '') && parseUrl(text)?.hostname
    ? text
    : new Invalid('is not usable: set smtps://user:password@host, or leave it out.');

/** The value is never repeated in the violation: it may hold a password. */
const parseRedisUrl = (text: string): string | Invalid =>
  ['redis:', 'rediss:'].includes(parseUrl(text)?.protocol ?? '')
    ? text
    : new Invalid('is not usable: set redis://host:6379, or leave it out.');

/** The token travels in the query, so the way there must be closed. */
function parseSocialUrl(text: string): string | Invalid {
  const url = parseUrl(text);
  const safe = url?.protocol === 'https:' || (url && LOOPBACK.has(url.hostname));
  return safe ? text : new Invalid('must begin with https://, as the token is sent to it.');
}

/** `a@b.example` or `Name <a@b.example>` */
const parseMailbox = (text: string): string | Invalid =>
  isEmail(text, { allow_display_name: true })
    ? text
    : new Invalid(`is '${text}': set an e-mail address.`);

const parseSeconds = (text: string): number | Invalid =>
  /^\d{1,3}$/.test(text)
    ? Number(text)
    : new Invalid(`is '${text}': set whole seconds, at most 999.`);

const parseLogLevel = (text: string): LogLevel | Invalid =>
  LOG_LEVELS.find((level) => level === text) ??
  new Invalid(`is '${text}': set one of ${LOG_LEVELS.join(', ')}.`);

function parsePublicUrl(text: string, production: boolean): string | Invalid {
  const url = parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return new Invalid(`is '${text}': set the address of the site, https://shop.example.`);
  if (production && url.protocol !== 'https:' && !LOOPBACK.has(url.hostname))
    return new Invalid(`is '${text}': in production it must begin with https://.`);
  return url.origin;
}

function parseTrustProxy(text: string, production: boolean): Settings['trustProxy'] | Invalid {
  if (text === 'true' && production)
    return new Invalid(
      'is true, so that any visitor could name any address: set a number of proxies or their addresses.',
    );
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim());
}

const parseEmail = (text: string): string | Invalid =>
  isEmail(text) ? text : new Invalid(`is '${text}': set an e-mail address.`);

/** Outside production only the length counts. The value is never repeated in the violation. */
function parsePassword(text: string, production: boolean): string | Invalid {
  const { min, max } = LIMITS.password;
  const length = [...text].length;
  if (length < min || length > max) return new Invalid(`must have ${min} to ${max} characters.`);
  const violation = production ? passwordViolation(text) : null;
  return violation ? new Invalid(`is not safe: ${violation}`) : text;
}

const parseSecret = (text: string): string | Invalid =>
  text.length >= 32 && new Set(text).size >= 10
    ? text
    : new Invalid('is too easy to guess: set 32 or more random characters.');

const parseSeed = (text: string): Settings['seed'] | Invalid =>
  text === 'demo' || text === 'none' ? text : new Invalid(`is '${text}': set demo or none.`);
