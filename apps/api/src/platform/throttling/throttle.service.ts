import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { HttpException, HttpStatus, Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import {
  RateLimiterMemory,
  RateLimiterMySQL,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { reason } from '../database/database.js';
import { isDeadlock } from '../database/errors.js';
import { SETTINGS, type Settings } from '../settings/settings.js';

const MINUTES = 60;
export const RESET_MINUTES = 30;

/** Attempts within seconds. (docs/explanation/security.md) */
export const THROTTLES = {
  login: { points: 50, duration: 15 * MINUTES },
  /** From unknown devices. */
  account: { points: 10, duration: 15 * MINUTES },
  /** From a known device. */
  device: { points: 10, duration: 15 * MINUTES },
  /** Wrong codes in a session, and from a known device. */
  code: { points: 5, duration: 15 * MINUTES },
  /** Wrong codes for an account, from unknown devices that know its password. */
  accountCode: { points: 20, duration: 24 * 60 * MINUTES },
  alert: { points: 5, duration: 60 * MINUTES },
  register: { points: 100, duration: 60 * MINUTES },
  reset: { points: 60, duration: 60 * MINUTES },
  mailbox: { points: 5, duration: 60 * MINUTES },
  /** Lasts as long as a link, so that a mailbox that gets no further link has one that works. */
  resetMail: { points: 5, duration: RESET_MINUTES * MINUTES },
  /** Of an address, by its mailed link. */
  confirm: { points: 100, duration: 60 * MINUTES },
  enquiry: { points: 300, duration: 60 * MINUTES },
  share: { points: 300, duration: 60 * MINUTES },
  newsletter: { points: 300, duration: 60 * MINUTES },
  catalogue: { points: 300, duration: 60 * MINUTES },
  /** Not counted as `write`, as pages send them automatically. */
  report: { points: 120, duration: MINUTES },
  reportRows: { points: 2000, duration: 60 * MINUTES },
  /** Also sent by browsers on their own. */
  policyReport: { points: 60, duration: MINUTES },
  /** Calls of one API token. */
  token: { points: 600, duration: MINUTES },
  unknownToken: { points: 60, duration: MINUTES },
  write: { points: 600, duration: MINUTES },
} as const satisfies Record<string, { points: number; duration: number }>;
export type Throttle = keyof typeof THROTTLES;

const ATTEMPTS = 5;

/** Counts in Redis, in MySQL, or in this process. */
@Injectable()
export class ThrottleService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('throttle');
  private readonly limiters: Record<Throttle, RateLimiterAbstract>;
  private readonly redis: Redis | null;
  private isAway = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) settings: Pick<Settings, 'redisUrl'>,
  ) {
    this.redis = settings.redisUrl ? openRedis(settings.redisUrl) : null;
    this.redis?.on('error', (error) => this.away(reason(error)));
    this.redis?.on('ready', () => (this.isAway = false));
    this.limiters = Object.fromEntries(
      Object.entries(THROTTLES).map(([name, rule]) => [name, this.limiter(name, rule)]),
    ) as Record<Throttle, RateLimiterAbstract>;
  }

  /** Before the work, so that parallel requests cannot exceed the limit. @throws HttpException 429 with `retryAfter` in seconds */
  async consume(throttle: Throttle, key: string, points = 1): Promise<void> {
    for (let attempt = 1; ; attempt++)
      try {
        await this.limiters[throttle].consume(hashed(key), points);
        return;
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error);
        if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
      }
  }

  /** For work that is skipped silently. */
  async allows(throttle: Throttle, key: string, points = 1): Promise<boolean> {
    try {
      await this.consume(throttle, key, points);
      return true;
    } catch (error) {
      if (error instanceof HttpException) return false;
      throw error;
    }
  }

  /** Refunds an attempt that succeeded. */
  async giveBack(throttle: Throttle, key: string): Promise<void> {
    await this.limiters[throttle].reward(hashed(key));
  }

  async reset(throttle: Throttle, key: string): Promise<void> {
    await this.limiters[throttle].delete(hashed(key));
  }

  /** So that the first requests are counted in Redis. */
  async onModuleInit(): Promise<void> {
    // Reported by the error event, and retried.
    await this.redis?.connect().catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Logged once per outage. */
  private away(why: string): void {
    if (!this.isAway)
      this.logger.error(`Redis is not responding (${why}): each process counts separately.`);
    this.isAway = true;
  }

  private limiter(name: string, rule: { points: number; duration: number }): RateLimiterAbstract {
    const options = { ...rule, keyPrefix: name };
    if (this.redis)
      return new RateLimiterRedis({
        ...options,
        storeClient: this.redis,
        insuranceLimiter: new RateLimiterMemory(options),
      });
    const { driver } = this.dataSource;
    if (driver.options.type !== 'mysql') return new RateLimiterMemory(options);
    return new RateLimiterMySQL({
      ...options,
      storeClient: (driver as unknown as { pool: unknown }).pool,
      storeType: 'pool',
      dbName: String(driver.database),
      tableName: 'rate_limit',
      tableCreated: true,
    });
  }
}

const require = createRequire(import.meta.url);

/** Commands fail fast while Redis is away. */
function openRedis(url: string): Redis {
  // Loaded lazily, as it takes 10 MB.
  const ioredis = require('ioredis') as typeof import('ioredis');
  return new ioredis.Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  });
}

function tooMany({ msBeforeNext }: RateLimiterRes): HttpException {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return new HttpException(
    {
      message: `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      retryAfter,
    },
    HttpStatus.TOO_MANY_REQUESTS,
  );
}

/** Fixed length, and no addresses in the store. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

/** IPv6 by /64, which one visitor owns. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString();
}
