import path from 'node:path';
import { LIMITS } from '@tivara/contracts';
import { isEmail } from 'class-validator';

/** A start that cannot go on. `message` says what is wrong and what to do, one line for each fault. */
export class StartupError extends Error {
  override name = 'StartupError';
}

export type DatabaseSetting = { kind: 'mysql'; url: string } | { kind: 'embedded'; file: string };

/** What the process runs with. (DECISIONS, Settings) */
export interface Settings {
  production: boolean;
  /** 0 picks a free one. */
  port: number;
  host: string;
  dataDir: string;
  database: DatabaseSetting;
  /** The site's own origin, without a trailing slash; null outside production when unset. */
  publicOrigin: string | null;
  /** As Fastify's trustProxy: off, all, a number of hops, or addresses. */
  trustProxy: boolean | number | string[];
  adminEmail: string;
  /** Null: a random one is made at first start. */
  adminPassword: string | null;
  seed: 'demo' | 'none';
}

const DEFAULT_PORT = 3001;
const DEFAULT_ADMIN_EMAIL = 'admin@tivara.example';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads the settings from the environment.
 * @throws StartupError with one line for every setting that is missing or wrong.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const value = (name: string) => env[name]?.trim() || undefined;
  const read = <T>(name: string, parse: (text: string) => T | Fault, fallback: T): T => {
    const text = value(name);
    if (text === undefined) return fallback;
    const parsed = parse(text);
    if (parsed instanceof Fault) faults.push(`${name} ${parsed.text}`);
    return parsed instanceof Fault ? fallback : parsed;
  };

  const production = value('NODE_ENV') === 'production';
  const dataDir = path.resolve(value('DATA_DIR') ?? '.data');
  const embedded: DatabaseSetting = { kind: 'embedded', file: path.join(dataDir, 'tivara.db') };
  const publicOrigin = read<string | null>(
    'PUBLIC_URL',
    (text) => parsePublicUrl(text, production),
    null,
  );
  if (production && !value('PUBLIC_URL'))
    faults.push('PUBLIC_URL is missing: set it to the address of the site, https://shop.example.');
  const settings: Settings = {
    production,
    port: read('PORT', parsePort, DEFAULT_PORT),
    host: value('HOST') ?? '127.0.0.1',
    dataDir,
    database: read('DATABASE_URL', parseDatabaseUrl, embedded),
    publicOrigin,
    trustProxy: read('TRUST_PROXY', parseTrustProxy, false),
    adminEmail: read('ADMIN_EMAIL', parseEmail, DEFAULT_ADMIN_EMAIL),
    adminPassword: read<string | null>('ADMIN_PASSWORD', parsePassword, null),
    seed: read('SEED', parseSeed, production ? 'none' : 'demo'),
  };
  if (faults.length) throw new StartupError(faults.join('\n'));
  return settings;
}

/** A setting's fault; the text continues the setting's name. */
class Fault {
  constructor(readonly text: string) {}
}

function parsePort(text: string): number | Fault {
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : new Fault(`is '${text}': set a port from 0 to 65535.`);
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The value is never repeated in the fault: it may hold a password. */
function parseDatabaseUrl(text: string): DatabaseSetting | Fault {
  const url = parseUrl(text);
  if (!url || !['mysql:', 'mariadb:'].includes(url.protocol) || url.pathname.length < 2)
    return new Fault(
      'is not usable: set mysql://user:password@host:3306/database, or leave it out.',
    );
  return { kind: 'mysql', url: text.replace(/^mariadb:/, 'mysql:') };
}

function parsePublicUrl(text: string, production: boolean): string | Fault {
  const url = parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return new Fault(`is '${text}': set the address of the site, https://shop.example.`);
  if (production && url.protocol !== 'https:' && !LOOPBACK.has(url.hostname))
    return new Fault(`is '${text}': in production it must begin with https://.`);
  return url.origin;
}

function parseTrustProxy(text: string): Settings['trustProxy'] {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim());
}

const parseEmail = (text: string): string | Fault =>
  isEmail(text) ? text : new Fault(`is '${text}': set an e-mail address.`);

const parsePassword = (text: string): string | Fault =>
  text.length >= LIMITS.password.min && text.length <= LIMITS.password.max
    ? text
    : new Fault(`must have ${LIMITS.password.min} to ${LIMITS.password.max} characters.`);

const parseSeed = (text: string): Settings['seed'] | Fault =>
  text === 'demo' || text === 'none' ? text : new Fault(`is '${text}': set demo or none.`);
