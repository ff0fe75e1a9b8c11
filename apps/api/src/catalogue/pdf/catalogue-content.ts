import { createHash } from 'node:crypto';
import { HttpException, Injectable, NotFoundException } from '@nestjs/common';
import { LIMITS, type Collection, type Product } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { sql } from '../../platform/database/sql.js';
import { readProducts } from '../products/product-reader.js';
import { COLLECTION } from '../reference/reference-kinds.js';
import { ReferenceService } from '../reference/reference.service.js';

const RENDERER_VERSION = 1;

export interface Chapter {
  collection: Collection;
  products: Product[];
}

export interface CatalogueContent {
  collection: Collection | null;
  chapters: Chapter[];
  /** A hash of all that is rendered: equal keys, equal files. */
  key: string;
}

@Injectable()
export class CatalogueContents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reference: ReferenceService,
  ) {}

  /** @param collectionId null for all collections. @throws NotFoundException; HttpException 413 when there is too much for one PDF */
  async read(collectionId: number | null, siteOrigin: string): Promise<CatalogueContent> {
    const collections = await this.reference.list(COLLECTION);
    const collection = collections.find(({ collection_id }) => collection_id === collectionId);
    if (collectionId !== null && !collection)
      throw new NotFoundException('This collection does not exist.');
    await this.checkCount(collectionId);
    const products = await readProducts(
      this.dataSource,
      collection
        ? sql('p.published = 1 AND p.collection_id = ?', collection.collection_id)
        : sql('p.published = 1'),
    );
    products.sort(byName);
    const chapters = (collection ? [collection] : collections)
      .map((one) => ({
        collection: one,
        products: products.filter(({ collection_id }) => collection_id === one.collection_id),
      }))
      .filter((chapter) => collection || chapter.products.length > 0);
    const rendered = JSON.stringify([RENDERER_VERSION, siteOrigin, chapters]);
    return {
      collection: collection ?? null,
      chapters,
      key: createHash('sha256').update(rendered).digest('hex').slice(0, 20),
    };
  }

  private async checkCount(collectionId: number | null): Promise<void> {
    const where =
      collectionId === null
        ? sql('published = 1')
        : sql('published = 1 AND collection_id = ?', collectionId);
    const [row] = await this.dataSource.query<{ products: number }[]>(
      `SELECT COUNT(*) AS products FROM product WHERE ${where.text}`,
      where.values,
    );
    const count = Number(row?.products);
    if (count > LIMITS.catalogueProducts)
      throw new HttpException(
        `${count} frames are too many for one PDF, which can have at most ${LIMITS.catalogueProducts}. ${collectionId === null ? 'Download a collection instead.' : 'Browse the collection on the site instead.'}`,
        413,
      );
  }
}

const byName = (a: Product, b: Product) =>
  a.product_name < b.product_name ? -1 : a.product_name > b.product_name ? 1 : 0;
