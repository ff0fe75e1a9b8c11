import { Injectable } from '@nestjs/common';
import { FILTER_GROUPS, type FacetGroup } from '@tivara/contracts';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { DataVersion, VersionedValue } from '../../platform/database/data-version.js';
import { readAll } from '../../platform/database/read-all.js';
import { FACET_COLUMNS, readFacetValues, type FacetValue } from './facet-values.js';
import type { Words } from './did-you-mean.js';
import { tableOf, type SortedTable } from './sorted-table.js';

type FacetColumn = (typeof FACET_COLUMNS)[keyof typeof FACET_COLUMNS];

/** Texts are search keys. */
export interface IndexedProduct extends Record<FacetColumn, number> {
  id: number;
  nameKey: string;
  descriptionKey: string;
  size: number;
  firstColor: number | undefined;
}

/** Products with equal values in every filter group share a profile. */
export interface FacetProfile {
  /** Ids of values. Profiles with equal colours share an array. */
  ids: Readonly<Record<FacetGroup, readonly number[]>>;
  products: number;
}

export interface CatalogueIndex {
  products: SortedTable<IndexedProduct>;
  /** Index in `profiles` by product; separate from the rows, as reading 100,000 rows dominates a response. */
  profileOf: Uint32Array;
  profiles: FacetProfile[];
  values: FacetValue[];
  /** Products of earlier listings as JSON, by id. */
  listed: LRUCache<number, string>;
  words?: Words;
}

/** About 2 MB. */
const MAX_LISTED = 1000;

const COLUMNS = {
  id: 'p.id',
  nameKey: 'p.name_key',
  descriptionKey: 'p.description_key',
  size: 'p.size',
  category_id: 'p.category_id',
  material_id: 'p.material_id',
  collection_id: 'p.collection_id',
  finishing_id: 'p.finishing_id',
  frame_type_id: 'p.frame_type_id',
  shape_id: 'p.shape_id',
};

interface ColorRow {
  product_id: number;
  color_id: number;
  position: number;
}

@Injectable()
export class CatalogueIndexes {
  private readonly index: VersionedValue<CatalogueIndex>;

  constructor(
    private readonly dataSource: DataSource,
    version: DataVersion,
  ) {
    this.index = new VersionedValue(version, () => this.load());
  }

  read(): Promise<CatalogueIndex> {
    return this.index.get();
  }

  private async load(): Promise<CatalogueIndex> {
    const { dataSource } = this;
    const rows = await readAll<Omit<IndexedProduct, 'firstColor'>>(
      dataSource,
      COLUMNS,
      'product p WHERE p.published = 1',
    );
    rows.sort((a, b) => a.id - b.id);
    const colors = colorsOf(
      await readAll<ColorRow>(
        dataSource,
        { product_id: 'pc.product_id', color_id: 'pc.color_id', position: 'pc.position' },
        'product_color pc',
      ),
    );
    const values = await readFacetValues(dataSource);
    const profiles: FacetProfile[] = [];
    const profileOf = new Uint32Array(rows.length);
    const known = new Map<string, number>();
    const products = rows.map((row, at): IndexedProduct => {
      const ofRow = colors.get(row.id) ?? NO_COLORS;
      const ids = FILTER_GROUPS.map((group) =>
        group === 'Color' ? ofRow : [row[FACET_COLUMNS[group]]],
      );
      const key = ids.join(';');
      const place = known.get(key) ?? profiles.length;
      const profile = (profiles[place] ??= {
        ids: Object.fromEntries(
          FILTER_GROUPS.map((group, which) => [group, ids[which]]),
        ) as FacetProfile['ids'],
        products: 0,
      });
      profile.products++;
      known.set(key, place);
      profileOf[at] = place;
      return { ...row, firstColor: ofRow[0] };
    });
    const listed = new LRUCache<number, string>({ max: MAX_LISTED });
    const table = tableOf(products, SORTS(values), textsOf);
    return { products: table, profileOf, profiles, values, listed };
  }
}

const NO_COLORS: readonly number[] = [];

const textsOf = ({ nameKey, descriptionKey }: IndexedProduct) => [nameKey, descriptionKey];

const SORTS = (values: FacetValue[]) => {
  const names = new Map(values.map(({ facet, id, nameKey }) => [`${facet} ${id}`, nameKey]));
  const nameIn = (facet: FacetGroup, id: number) => names.get(`${facet} ${id}`) ?? '';
  return {
    name: (row: IndexedProduct) => row.nameKey,
    size: (row: IndexedProduct) => row.size,
    category: (row: IndexedProduct) => nameIn('Gender', row.category_id),
    material: (row: IndexedProduct) => nameIn('Material_Name', row.material_id),
    collection: (row: IndexedProduct) => nameIn('Collection_Name', row.collection_id),
    newest: (row: IndexedProduct) => row.id,
  };
};

/** In their positions. Products with equal colours share an array. */
function colorsOf(rows: ColorRow[]): Map<number, readonly number[]> {
  rows.sort((a, b) => a.product_id - b.product_id || a.position - b.position);
  const shared = new Map<string, readonly number[]>();
  const byProduct = new Map<number, number[]>();
  for (const { product_id, color_id } of rows) {
    const ids = byProduct.get(product_id);
    if (ids) ids.push(color_id);
    else byProduct.set(product_id, [color_id]);
  }
  return new Map(
    [...byProduct].map(([product, ids]) => {
      const key = ids.join();
      const known = shared.get(key) ?? ids;
      shared.set(key, known);
      return [product, known];
    }),
  );
}

export function wordsOf(index: CatalogueIndex): Words {
  return (index.words ??= findWords(index));
}

function findWords({ products, values }: CatalogueIndex): Words {
  const names = values.map(({ nameKey }) => nameKey);
  const keys = [...names, ...products.rows.map(({ nameKey }) => nameKey)];
  return { names, words: [...new Set(keys.flatMap((key) => key.split(/\s+/)))] };
}
