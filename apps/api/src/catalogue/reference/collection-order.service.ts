import { Injectable } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';
import type { InUse } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { readIds } from '../../platform/database/read-page.js';
import { isIn, sql } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/http/current-user.js';
import { notFound } from '../../platform/http/row-id.js';
import { positionOf, rejected, reorder } from '../position.js';
import type { Product } from '../products/product.entity.js';
import { PRODUCT_RECORD } from '../products/product-record.js';
import { firstPictureOf, readAdminProducts } from '../products/product-reader.js';
import { COLLECTION, type ReferenceKind } from './reference-kinds.js';
import { recordOf } from './reference-record.js';
import { ReferenceService } from './reference.service.js';
import type { AdminCollectionDto } from './reference-response.dto.js';
import type { OrderedProductsDto, OrderedRowDto, OrderedRowsDto } from './collection-order.dto.js';
import type { PublicationDto } from '../../platform/publication.dto.js';

const COLLECTION_RECORD = recordOf(COLLECTION as ReferenceKind);

/** The order of collections, and of the products of each. */
@Injectable()
export class CollectionOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    private readonly reference: ReferenceService,
  ) {}

  async collections(): Promise<OrderedRowsDto> {
    const first = { q: '', used: '', sort: '', page: 1, pageSize: LIMITS.bulkRows } as const;
    const { items, total } = await this.reference.table(COLLECTION, first);
    return {
      items: (items as InUse<AdminCollectionDto>[]).map((row) =>
        toRow(row, row.collection_id, row.collection_name, row.picture),
      ),
      total,
    };
  }

  /** @throws NotFoundException */
  async products(collectionId: number): Promise<OrderedProductsDto> {
    const { collection_name } = await this.find(collectionId);
    const { ids, total } = await readIds(this.dataSource, {
      id: 'p.id',
      from: 'product p',
      where: sql('p.collection_id = ?', collectionId),
      order: `${positionOf('p')}, p.id`,
      page: 1,
      pageSize: LIMITS.orderedProducts,
    });
    const products = await readAdminProducts(this.dataSource, isIn('p.id', ids));
    return {
      collection_name,
      items: products.map((row) =>
        toRow(row, row.product_id, row.product_name, firstPictureOf(row)),
      ),
      total,
    };
  }

  /** @returns how many moved. @throws BadRequestException for ids without a collection */
  reorder(actor: Actor, ids: number[]): Promise<number> {
    return this.changes.run(actor, (change) => reorder(change, COLLECTION_RECORD, ids));
  }

  /** @returns how many moved. @throws NotFoundException, or BadRequestException for ids of no product of the collection */
  async reorderProducts(actor: Actor, collectionId: number, ids: number[]): Promise<number> {
    await this.find(collectionId);
    return this.changes.run(actor, (change) =>
      reorder<Product>(change, PRODUCT_RECORD, ids, (products) => {
        const others = products.filter((product) => product.collection_id !== collectionId).length;
        if (others > 0)
          throw rejected(
            others,
            'product',
            'is in another collection',
            'are in another collection',
          );
      }),
    );
  }

  private async find(collectionId: number) {
    const collection = await this.reference.find(COLLECTION, collectionId);
    if (!collection) throw notFound('collection');
    return collection;
  }
}

const toRow = (
  { published, starts_at, ends_at }: PublicationDto,
  id: number,
  name: string,
  picture: OrderedRowDto['picture'],
): OrderedRowDto => ({ id, name, picture, published, starts_at, ends_at });
