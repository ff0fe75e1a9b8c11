import { createHash } from 'node:crypto';
import { HttpException, Injectable, NotFoundException } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { allOf, sql, type Sql } from '../../platform/database/sql.js';
import { readProducts } from '../products/product-reader.js';
import { shownProducts } from '../publication.js';
import { Wording, type Words } from '../../platform/wording/wording.js';
import { COLLECTION } from '../reference/reference-kinds.js';
import { ReferenceService } from '../reference/reference.service.js';
import { TEXTS } from './catalogue-texts.js';
import type { CollectionDto } from '../reference/reference-response.dto.js';
import type { ProductDto } from '../products/product-response.dto.js';

const RENDERER_VERSION = 4;

export interface Chapter {
  collection: CollectionDto;
  products: ProductDto[];
}

export interface CatalogueContent {
  collection: CollectionDto | null;
  chapters: Chapter[];
  words: Words;
  /** A hash of all that is rendered: equal keys, equal files. */
  key: string;
}

@Injectable()
export class CatalogueContents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reference: ReferenceService,
    private readonly clock: Clock,
    private readonly wording: Wording,
  ) {}

  /** @param collectionId null for all collections. @throws NotFoundException; HttpException 413 when there is too much for one PDF */
  async read(
    collectionId: number | null,
    siteOrigin: string,
    shows: string | null,
  ): Promise<CatalogueContent> {
    const collections = await this.reference.list(COLLECTION, shows);
    const collection = collections.find(({ collection_id }) => collection_id === collectionId);
    if (collectionId !== null && !collection)
      throw new NotFoundException('This collection does not exist.');
    const where = allOf([
      shownProducts(this.clock.now(), shows),
      ...(collection ? [sql('p.collection_id = ?', collection.collection_id)] : []),
    ]);
    await this.checkCount(where, collectionId === null);
    const products = await readProducts(this.dataSource, where);
    const chapters = (collection ? [collection] : collections)
      .map((one) => ({
        collection: one,
        products: products.filter(({ collection_id }) => collection_id === one.collection_id),
      }))
      .filter((chapter) => collection || chapter.products.length > 0);
    const words = await this.wording.read();
    const texts = Object.values(TEXTS).map(words.text);
    const rendered = JSON.stringify([RENDERER_VERSION, siteOrigin, words.contact, texts, chapters]);
    return {
      collection: collection ?? null,
      chapters,
      words,
      key: createHash('sha256').update(rendered).digest('hex').slice(0, 20),
    };
  }

  private async checkCount(where: Sql, ofAll: boolean): Promise<void> {
    const [row] = await this.dataSource.query<{ products: number }[]>(
      `SELECT COUNT(*) AS products FROM product p WHERE ${where.text}`,
      where.values,
    );
    const count = Number(row?.products);
    if (count > LIMITS.catalogueProducts)
      throw new HttpException(
        `${count} frames are too many for one PDF, which can have at most ${LIMITS.catalogueProducts}. ${ofAll ? 'Download a collection instead.' : 'Browse the collection on the site instead.'}`,
        413,
      );
  }
}
