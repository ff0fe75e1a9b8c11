import { Injectable } from '@nestjs/common';
import { FACETED, FILTER_GROUPS, MEASURES, isSortable, type FacetGroup } from '@tivara/contracts';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { DataVersion, VersionedValue } from '../../platform/database/data-version.js';
import { readAll } from '../../platform/database/read-all.js';
import { Clock } from '../../platform/clock.js';
import { positionOf } from '../position.js';
import { shownCollections, shownProducts } from '../publication.js';
import { FACET_COLUMNS, readFacetValues, valuesByGroup } from './facet-values.js';
import type { FacetValue, ValuesByGroup } from './facet-values.js';
import { tableOf, type SortedTable } from './sorted-table.js';
import { textIndexOf, type TextIndex } from './text-index.js';

/** With the id of its value in each group: of its first colour, or 0. */
export interface IndexedProduct extends Record<FacetGroup, number> {
  id: number;
  position: number;
  nameKey: string;
  size: number;
}

export type MeasureField = (typeof MEASURES)[number]['field'];

/** Both inclusive. */
export type MeasureRange = readonly [from: number, to: number];

/** Products with equal values in every filter group share a profile. */
export interface FacetProfile {
  /** Ids of values. Profiles with equal colours share an array. */
  ids: Readonly<Record<FacetGroup, readonly number[]>>;
  products: number;
}

export interface CatalogueIndex {
  /** In the order of listings. */
  products: SortedTable<IndexedProduct>;
  names: TextIndex;
  descriptions: TextIndex;
  /** Index in `profiles` by product; separate from the rows, as reading 100,000 rows dominates a response. */
  profileOf: Uint32Array;
  profiles: FacetProfile[];
  /** By product, for the same reason; 0 where it is unknown. (mm, g) */
  measures: Readonly<Record<MeasureField, Uint8Array>>;
  values: FacetValue[];
  byGroup: ValuesByGroup;
  /** Words that the brand gave a meaning. */
  words: { nameKey: string; meaning: string }[];
  /** Of the stores, as a search may name one. */
  cities: { name: string; nameKey: string }[];
  /** Products of listings as JSON, by id. */
  recentlyListed: LRUCache<number, string>;
}

/** Each as large as the public one. */
const MAX_PREVIEWS = 2;
/** About 2 MB. */
const MAX_LISTED = 1000;

const COLUMNS = {
  id: 'p.id',
  position: positionOf('p'),
  nameKey: 'p.name_key',
  descriptionKey: 'p.description_key',
  ...(Object.fromEntries(MEASURES.map(({ field }) => [field, `p.${field}`])) as Record<
    MeasureField,
    string
  >),
  ...FACET_COLUMNS,
};

type Row = Omit<IndexedProduct, 'Color'> &
  Record<MeasureField, number | null> & { size: number; descriptionKey: string };

interface ColorRow {
  product_id: number;
  color_id: number;
  position: number;
}

@Injectable()
export class CatalogueIndexes {
  private readonly index: VersionedValue<CatalogueIndex>;
  private readonly recentPreviews = new LRUCache<string, VersionedValue<CatalogueIndex>>({
    max: MAX_PREVIEWS,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly version: DataVersion,
    private readonly clock: Clock,
  ) {
    this.index = this.indexOf(null);
  }

  /** @param shows what the visit previews */
  read(shows: string | null): Promise<CatalogueIndex> {
    if (shows === null) return this.index.get();
    const index = this.recentPreviews.get(shows) ?? this.indexOf(shows);
    this.recentPreviews.set(shows, index);
    return index.get();
  }

  private indexOf(shows: string | null): VersionedValue<CatalogueIndex> {
    return new VersionedValue(this.version, () => this.load(shows));
  }

  private async load(shows: string | null): Promise<CatalogueIndex> {
    const { dataSource } = this;
    const now = this.clock.now();
    const rows = await readAll<Row>(dataSource, COLUMNS, 'product p', shownProducts(now, shows));
    rows.sort((a, b) => a.position - b.position || a.id - b.id);
    const colors = colorsOf(
      await readAll<ColorRow>(
        dataSource,
        { product_id: 'pc.product_id', color_id: 'pc.color_id', position: 'pc.position' },
        'product_color pc',
      ),
    );
    const values = await readFacetValues(dataSource, shownCollections(now, shows));
    const cities: CatalogueIndex['cities'] = await dataSource.query(
      'SELECT MIN(city) AS name, city_key AS nameKey FROM store GROUP BY city_key',
    );
    const byGroup = valuesByGroup(values);
    const words: CatalogueIndex['words'] = await dataSource.query(
      'SELECT name_key AS nameKey, meaning FROM search_word',
    );
    const profiles: FacetProfile[] = [];
    const profileOf = new Uint32Array(rows.length);
    const known = new Map<string, number>();
    const products = rows.map((row, at): IndexedProduct => {
      const ofRow = colors.get(row.id) ?? NO_COLORS;
      const key = FILTER_GROUPS.map((group) => (group === 'Color' ? ofRow : row[group])).join(';');
      const place = known.get(key) ?? profiles.length;
      const profile = (profiles[place] ??= {
        ids: ofGroups((group) => (group === 'Color' ? ofRow : [row[group]])),
        products: 0,
      });
      profile.products++;
      known.set(key, place);
      profileOf[at] = place;
      // Without texts and measures, which are held once, elsewhere.
      const { id, position, nameKey, size } = row;
      const first = (group: FacetGroup) => (group === 'Color' ? (ofRow[0] ?? 0) : row[group]);
      return { id, position, nameKey, size, ...ofGroups(first) };
    });
    const recentlyListed = new LRUCache<number, string>({ max: MAX_LISTED });
    const table = tableOf(products, SORTS(values));
    const measures = Object.fromEntries(
      MEASURES.map(({ field }) => [field, Uint8Array.from(rows, (row) => row[field] ?? 0)]),
    ) as unknown as CatalogueIndex['measures'];
    return {
      names: textIndexOf(rows.map(({ nameKey }) => nameKey)),
      descriptions: textIndexOf(rows.map(({ descriptionKey }) => descriptionKey)),
      ...{ products: table, profileOf, profiles, measures },
      ...{ values, byGroup, words, cities, recentlyListed },
    };
  }
}

const NO_COLORS: readonly number[] = [];

const ofGroups = <T>(value: (group: FacetGroup) => T) =>
  Object.fromEntries(FILTER_GROUPS.map((group) => [group, value(group)])) as Record<FacetGroup, T>;

const SORTS = (values: FacetValue[]) => {
  const names = new Map(values.map(({ facet, id, nameKey }) => [`${facet} ${id}`, nameKey]));
  const nameIn = (facet: FacetGroup, id: number) => names.get(`${facet} ${id}`) ?? '';
  return {
    name: (row: IndexedProduct) => row.nameKey,
    size: (row: IndexedProduct) => row.size,
    ...Object.fromEntries(
      FACETED.filter(isSortable).map(({ field, facet: { group } }) => [
        field,
        (row: IndexedProduct) => nameIn(group, row[group]),
      ]),
    ),
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
