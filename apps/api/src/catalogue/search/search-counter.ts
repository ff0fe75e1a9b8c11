import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import type { Task } from '../../platform/background/background.js';
import { Clock } from '../../platform/clock.js';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { searchKey } from '../../platform/database/search-key.js';
import { dayOf } from '../../platform/database/times.js';
import { ProductService } from '../products/product.service.js';
import { Category } from '../reference/reference.entity.js';
import { SearchCount } from './search-count.entity.js';

const MAX_TERM = 60;
/** Bounds the memory of a process, and the rows of a day. */
export const MAX_TERMS = 300;
/** An e-mail address, or as many digits as a phone number or a pincode has. */
const PERSONAL = /@|\d[\d\s-]{4,}\d/;
const CONTROL = /\p{Cc}/u;

/** Counts in memory what is searched for, and adds it to the day's counts once a minute: a search costs no write. */
@Injectable()
export class SearchCounter implements Task, BeforeApplicationShutdown {
  readonly name = 'search counts';
  readonly restMs = 60_000;
  private readonly logger = new Logger('search');
  private counts = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly products: ProductService,
  ) {}

  count(text: string, searches = 1): void {
    const term = searchKey(text.trim());
    if (!term || [...term].length > MAX_TERM) return;
    if (PERSONAL.test(term) || CONTROL.test(term)) return;
    const before = this.counts.get(term);
    if (before === undefined && this.counts.size >= MAX_TERMS) return;
    this.counts.set(term, (before ?? 0) + searches);
  }

  async run(): Promise<boolean> {
    const { counts } = this;
    this.counts = new Map();
    try {
      if (counts.size) await this.store(counts);
    } catch (error) {
      for (const [term, searches] of counts) this.count(term, searches);
      throw error;
    }
    return false;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.run().catch((error: unknown) =>
      this.logger.warn(`Counts of searches are lost: ${String(error)}`),
    );
  }

  private async store(counts: ReadonlyMap<string, number>): Promise<void> {
    const day = dayOf(this.clock.now());
    const { manager } = this.dataSource;
    // The menu links to the pages of categories.
    const linked = new Set((await manager.find(Category)).map(({ nameKey }) => nameKey));
    const rows: SearchCount[] = [];
    for (const [term, searches] of counts)
      if (!linked.has(term))
        rows.push({ day, term, searches, inVain: (await this.finds(term)) ? 0 : searches });
    if (!rows.length) return;
    await this.dataSource.transaction(async (transaction) => {
      let free = MAX_TERMS - (await transaction.countBy(SearchCount, { day }));
      for (const row of rows)
        if (!(await addTo(transaction, row)) && free-- > 0) await insert(transaction, row);
    });
  }

  private async finds(term: string): Promise<boolean> {
    // Requests come first.
    await setImmediate();
    return this.products.finds(term);
  }
}

/** @returns whether the day had the term */
async function addTo(manager: EntityManager, row: SearchCount): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(SearchCount)
    .set({
      searches: () => `searches + ${row.searches}`,
      inVain: () => `in_vain + ${row.inVain}`,
    })
    .where({ day: row.day, term: row.term })
    .execute();
  return affected === 1;
}

async function insert(manager: EntityManager, row: SearchCount): Promise<void> {
  try {
    await manager.insert(SearchCount, row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another process inserted it first.
    await addTo(manager, row);
  }
}

export const deleteSearchesBefore = (manager: EntityManager, time: Date) =>
  manager.delete(SearchCount, { day: LessThan(dayOf(time)) });

/** Of the first page of a term alone: filters and further pages belong to the same search. Before the cache, which answers most of them. */
export function countSearches(fastify: FastifyInstance, counter: SearchCounter): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET' && request.routeOptions.url === '/api/products') {
      const { term, page = '1', ...more } = request.query as Record<string, unknown>;
      const isFirst = page === '1' && Object.keys(more).every((name) => name === 'pageSize');
      if (typeof term === 'string' && isFirst) counter.count(term);
    }
    done();
  });
}
