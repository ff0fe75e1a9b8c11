import { ConflictException, Injectable } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { insertRow } from '../../platform/database/insert.js';
import { searchKey } from '../../platform/database/search-key.js';
import { takenField } from '../../platform/http/field-errors.js';
import { notFound } from '../../platform/http/row-id.js';
import type { TableViewBody } from './table-view.dto.js';
import { TableView } from './table-view.entity.js';
import type { TableViewDto } from './table-view.dto.js';

/** Saved views of tables, each for its account alone: like an account's wishlist, they are not audited. */
@Injectable()
export class TableViewService {
  constructor(private readonly dataSource: DataSource) {}

  async list(accountId: number): Promise<TableViewDto[]> {
    const views = await this.dataSource
      .getRepository(TableView)
      .find({ where: { accountId }, order: { nameKey: 'ASC', id: 'ASC' } });
    return views.map(toAnswer);
  }

  /** @throws ConflictException for a taken name, or beyond the limit */
  create(accountId: number, body: TableViewBody): Promise<TableViewDto> {
    return withFreeName(body, () =>
      this.dataSource.transaction(async (manager) => {
        if ((await manager.countBy(TableView, { accountId })) >= LIMITS.tableViews)
          throw new ConflictException(
            `You have ${LIMITS.tableViews} saved views already. Delete one first.`,
          );
        const id = await insertRow(manager, TableView, { accountId, ...columnsOf(body) });
        return { view_id: id, ...body };
      }),
    );
  }

  /** @throws NotFoundException for another account's, ConflictException for a taken name */
  update(accountId: number, id: number, body: TableViewBody): Promise<TableViewDto> {
    return withFreeName(body, () =>
      this.dataSource.transaction(async (manager) => {
        if (!(await manager.existsBy(TableView, { id, accountId }))) throw notFound('view');
        await manager.update(TableView, { id, accountId }, columnsOf(body));
        return { view_id: id, ...body };
      }),
    );
  }

  /** @throws NotFoundException for another account's */
  async remove(accountId: number, id: number): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(TableView, { id, accountId });
    if (!affected) throw notFound('view');
  }
}

const toAnswer = ({ id, section, name, query }: TableView): TableViewDto => ({
  view_id: id,
  section,
  view_name: name,
  query,
});

const columnsOf = ({ section, view_name: name, query }: TableViewBody) => ({
  section,
  name,
  nameKey: searchKey(name),
  query,
});

async function withFreeName<T>(
  { view_name: name }: TableViewBody,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw takenField('view_name', `You have a view ‘${name}’ already.`);
  }
}
