import { Injectable } from '@nestjs/common';
import { FILTER_GROUPS, type FacetGroup } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { DataVersion, VersionedValue } from '../../platform/database/data-version.js';
import { readAll } from '../../platform/database/read-all.js';
import { FACET_COLUMNS, readFacetValues, type FacetValue } from './facet-values.js';
import type { Words } from './did-you-mean.js';
import { tableOf, type SortedTable } from './sorted-table.js';

/** What searches read of a published product; its texts as searchKey() makes them. */
export interface IndexedProduct {
  id: number;
  nameKey: string;
  descriptionKey: string;
  size: number;
  category_id: number;
  material_id: number;
  collection_id: number;
  finishing_id: number;
  frame_type_id: number;
  shape_id: number;
  firstColor: number | undefined;
}

/** Products that are alike in every group that can be chosen from. */
export interface FacetProfile {
  /** Ids of the values that a product of the profile has; the same array for profiles that have the same colours. */
  ids: Readonly<Record<FacetGroup, readonly number[]>>;
  /** How many products are of it. */
  products: number;
}

export interface CatalogueIndex {
  products: SortedTable<IndexedProduct>;
  /** Each product's profile, as its place in `profiles`. Beside the rows: reading 100,000 of them for it costs more than all the rest of an answer. */
  profileOf: Uint32Array;
  profiles: FacetProfile[];
  values: FacetValue[];
  /** Created on first use. */
  words?: Words;
}

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

/**
 * The published catalogue as searches and counts need it, in memory while it is the same: an answer then costs hardly more
 * with many products than with few.
 */
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
    return { products: tableOf(products, SORTS(values), textsOf), profileOf, profiles, values };
  }
}

const NO_COLORS: readonly number[] = [];

const textsOf = ({ nameKey, descriptionKey }: IndexedProduct) => [nameKey, descriptionKey];

/** Every way to sort, by what the product or its value is called. */
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

/** Colours by product, in their positions; products with the same ones share an array. */
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

/** The words that a search may have meant: names of values, and the words of all names. */
export function wordsOf(index: CatalogueIndex): Words {
  return (index.words ??= findWords(index));
}

function findWords({ products, values }: CatalogueIndex): Words {
  const names = values.map(({ nameKey }) => nameKey);
  const keys = [...names, ...products.rows.map(({ nameKey }) => nameKey)];
  return { names, words: [...new Set(keys.flatMap((key) => key.split(/\s+/)))] };
}
