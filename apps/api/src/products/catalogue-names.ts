import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueVersion } from '../catalogue-version/catalogue-version.js';
import { KeptValue } from '../catalogue-version/kept-value.js';
import type { Words } from './near-term.js';
import { readFacetValues, type FacetValue } from './product-conditions.js';

/** A published product by its name. */
export interface NamedProduct {
  id: number;
  /** searchKey(name) */
  nameKey: string;
}

interface Names {
  products: NamedProduct[];
  values: FacetValue[];
  /** Made when first asked for. */
  words?: Words;
}

/**
 * All names of the catalogue, kept in memory while it is the same: what is typed is compared with them letter by letter, which no
 * index helps with.
 */
@Injectable()
export class CatalogueNames {
  private readonly names: KeptValue<Names>;

  constructor(
    private readonly dataSource: DataSource,
    version: CatalogueVersion,
  ) {
    this.names = new KeptValue(version, () => this.load());
  }

  read(): Promise<Names> {
    return this.names.get();
  }

  /** The words that a search may have meant: names of values, and the words of all names. */
  async words(): Promise<Words> {
    const names = await this.read();
    names.words ??= wordsOf(names);
    return names.words;
  }

  private async load(): Promise<Names> {
    const products = await this.dataSource.query<NamedProduct[]>(
      'SELECT id, name_key AS nameKey FROM product WHERE published = 1 ORDER BY id',
    );
    return { products, values: await readFacetValues(this.dataSource) };
  }
}

function wordsOf({ products, values }: Names): Words {
  const names = values.map(({ nameKey }) => nameKey);
  const keys = [...names, ...products.map(({ nameKey }) => nameKey)];
  return { names, words: [...new Set(keys.flatMap((key) => key.split(/\s+/)))] };
}
