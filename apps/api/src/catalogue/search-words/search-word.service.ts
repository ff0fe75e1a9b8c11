import { ConflictException, Injectable } from '@nestjs/common';
import { LIMITS, type Page } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { Clock } from '../../platform/clock.js';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { insertRow } from '../../platform/database/insert.js';
import { readPage } from '../../platform/database/read-page.js';
import { searchKey } from '../../platform/database/search-key.js';
import { contains } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/http/current-user.js';
import { takenField, invalidField } from '../../platform/http/field-errors.js';
import { orderBy } from '../../platform/http/table.query.js';
import { CatalogueIndexes } from '../search/catalogue-index.js';
import { interpret } from '../search/interpret.js';
import { ProductService } from '../products/product.service.js';
import type { SearchFiguresDto } from '../search/search-figures.dto.js';
import { readFailedSearches } from '../search/search-figures.js';
import { vocabularyIn } from '../search/vocabulary.js';
import type {
  SearchWordBody,
  SearchWordDto,
  SearchWordEditBody,
  SearchWordQueryDto,
} from './search-word.dto.js';
import { SEARCH_WORD_COLUMNS, findSearchWord } from './search-word-record.js';
import { SearchWord } from './search-word.entity.js';

const FAILED_DAYS = 30;
const MAX_FAILED = 50;
const DAY_MS = 24 * 60 * 60_000;

/** What shoppers' words mean, beside those that the search knows by itself. */
@Injectable()
export class SearchWordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    private readonly indexes: CatalogueIndexes,
    private readonly products: ProductService,
    private readonly clock: Clock,
  ) {}

  table({ q, sort, page, pageSize }: SearchWordQueryDto): Promise<Page<SearchWordDto>> {
    return readPage(
      this.dataSource,
      {
        id: 'w.id',
        columns: SEARCH_WORD_COLUMNS,
        from: 'search_word w',
        where: contains('w.name_key', searchKey(q)),
        order: orderBy(sort || 'name', { name: ['w.name_key'] }, 'w.id'),
        page,
        pageSize,
      },
      (row: SearchWordDto) => row,
    );
  }

  find = (id: number) => findSearchWord(this.dataSource, id);

  /** Of the last 30 days, most frequent first, without those that find something by now. */
  async failedSearches(): Promise<SearchFiguresDto[]> {
    const since = new Date(this.clock.now().getTime() - FAILED_DAYS * DAY_MS);
    const failed = await readFailedSearches(this.dataSource, since, MAX_FAILED);
    const found = await Promise.all(failed.map(({ term }) => this.products.finds(term)));
    return failed.filter((_, place) => !found[place]);
  }

  /** @throws ConflictException for words that are there already, or beyond the limit */
  create(actor: Actor, body: SearchWordBody): Promise<SearchWordDto> {
    return this.saving(body, () =>
      this.changes.run(actor, async (change) => {
        if ((await change.manager.count(SearchWord)) >= LIMITS.searchWords)
          throw new ConflictException(
            `There are ${LIMITS.searchWords} search words already. Delete one first.`,
          );
        const id = await insertRow(change.manager, SearchWord, columnsOf(body));
        return change.created(subjectOf(id));
      }),
    );
  }

  /** @throws ConflictException for words that are there already, or with the `current` row when it is newer than `version` */
  update(
    actor: Actor,
    id: number,
    { version, ...body }: SearchWordEditBody,
  ): Promise<SearchWordDto> {
    return this.saving(body, () =>
      this.changes.edit(actor, { ...subjectOf(id), version, columns: columnsOf(body) }),
    );
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, (change) => change.remove(subjectOf(id)));
  }

  private async saving<T>(
    { search_word_name: name, meaning }: SearchWordBody,
    save: () => Promise<T>,
  ): Promise<T> {
    if (!(await this.isUnderstood(meaning)))
      throw invalidField('meaning', `No frame is found by ‘${meaning}’. Use words that find some.`);
    try {
      return await save();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw takenField('search_word_name', `‘${name}’ has a meaning already.`);
    }
  }

  /** Whether all of a term is understood, and a frame has it. */
  private async isUnderstood(term: string): Promise<boolean> {
    const index = await this.indexes.read(null);
    const { answer } = interpret({ term, exact: false }, index, vocabularyIn(index));
    return answer.parts.length > 0 && answer.correctedTerm === null;
  }
}

const subjectOf = (id: number) => ({
  entity: 'search word' as const,
  target: SearchWord,
  id,
  read: (manager: Parameters<typeof findSearchWord>[0]) => findSearchWord(manager, id),
});

const columnsOf = ({ search_word_name: name, meaning }: SearchWordBody) => ({
  name,
  nameKey: searchKey(name),
  meaning,
});
