import { Injectable, type StreamableFile } from '@nestjs/common';
import {
  CHOICES,
  MEASURES,
  NUMBERS,
  PRODUCT_VALUES,
  REFERENCES,
  VALUES,
  headingOf,
  isRequired,
  isSortable,
  referenceName,
} from '@tivara/contracts';
import type {
  ChoiceField,
  PRODUCT_MISSING,
  PRODUCT_STATES,
  Page,
  ReferenceField,
} from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { inOrder, readIds } from '../../platform/database/read-page.js';
import { searchKey } from '../../platform/database/search-key.js';
import { allOf, contains, isIn, join, sql, type Sql } from '../../platform/database/sql.js';
import { csvFile, type CsvColumns } from '../../platform/http/csv.js';
import { orderBy } from '../../platform/http/table.query.js';
import { isInState } from '../publication.js';
import { colorsLine } from './colors-line.js';
import { gtinsLine } from './gtins.js';
import { readAdminProducts } from './product-reader.js';
import type { ProductTableQueryDto } from './product.query.js';
import { LACKS_PICTURES } from './required-pictures.js';
import type { AdminProductDto } from './product-response.dto.js';

const SEARCHED = REFERENCES.filter(isSortable).map(({ field }) => field);

const MISSING: Readonly<Record<(typeof PRODUCT_MISSING)[number], Sql>> = {
  picture: LACKS_PICTURES,
  description: sql("p.description = ''"),
  ...(Object.fromEntries(CHOICES.map(({ field }) => [field, sql(`p.${field} IS NULL`)])) as Record<
    ChoiceField,
    Sql
  >),
  measures: sql(
    `(${MEASURES.filter((row) => !isRequired(row))
      .map(({ field }) => `p.${field} IS NULL`)
      .join(' OR ')})`,
  ),
  price: sql('p.price_inr IS NULL'),
};

const EXPORTED: CsvColumns<AdminProductDto> = {
  'Product ID': (row) => row.product_id,
  Name: (row) => row.product_name,
  Description: (row) => row.product_description,
  ...Object.fromEntries(
    VALUES.map((attribute) => [
      headingOf(attribute),
      (row: AdminProductDto) => row[attribute.field] ?? '',
    ]),
  ),
  ...Object.fromEntries(
    REFERENCES.map((attribute) => [
      headingOf(attribute),
      (row: AdminProductDto) => row[referenceName(attribute.field)],
    ]),
  ),
  Color: (row) => colorsLine(row.colors.map(({ color_name }) => color_name)),
  GTIN: ({ colors }) => gtinsLine(colors),
  Pictures: (row) =>
    row.colors.map(({ images }) => images.map(({ image_url }) => image_url).join(' ')).join(' | '),
  Published: (row) => row.published,
};

interface Reference {
  kind: ReferenceField;
  id: number;
  nameKey: string;
}

@Injectable()
export class ProductTableService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** (SPEC 5, Admin tables search) */
  async page(query: ProductTableQueryDto): Promise<Page<AdminProductDto>> {
    const { q, state, missing, sort, page, pageSize } = query;
    const references = await this.references();
    const sorts = {
      name: ['p.name_key'],
      size: ['p.size', 'p.id'],
      newest: ['p.id'],
      ...Object.fromEntries(SEARCHED.map((kind) => [kind, [rankOf(kind, references), 'p.id']])),
    };
    const { ids, total } = await readIds(this.dataSource, {
      id: 'p.id',
      from: 'product p',
      where: allOf([
        ...(q ? [withText(searchKey(q), references)] : []),
        ...ofValues(query),
        ...(state ? [inState(state, this.clock.now())] : []),
        ...(missing ? [MISSING[missing]] : []),
      ]),
      order: orderBy(sort, sorts, 'p.id'),
      page,
      pageSize,
    });
    const products = await readAdminProducts(this.dataSource, isIn('p.id', ids));
    const items = inOrder(ids, products, ({ product_id }) => product_id);
    return { items, total, page, pageSize };
  }

  export(query: ProductTableQueryDto): Promise<StreamableFile> {
    return csvFile('products', query, (page) => this.page(page), EXPORTED);
  }

  /** Few rows, compared here: joins take MariaDB several times as long. */
  private references(): Promise<Reference[]> {
    const selects = SEARCHED.map(
      (kind) => `SELECT '${kind}' AS kind, id, name_key AS nameKey FROM ${kind}`,
    );
    return this.dataSource.query(`${selects.join(' UNION ALL ')} ORDER BY nameKey`);
  }
}

function inState(state: (typeof PRODUCT_STATES)[number], now: Date): Sql {
  if (state !== 'unpublished') return isInState(state, 'p', now);
  const { text, values } = isInState('published', 'p', now);
  return sql(`NOT (${text})`, ...values);
}

const ASKED = [...PRODUCT_VALUES, ...NUMBERS.filter(isRequired).map(({ field }) => field)];

/** Products with these values. */
function ofValues(query: ProductTableQueryDto): Sql[] {
  const columns = ASKED.filter((column) => query[column]);
  const color = 'p.id IN (SELECT product_id FROM product_color WHERE color_id = ?)';
  return [
    ...columns.map((column) => sql(`p.${column} = ?`, query[column])),
    ...(query.color_id === null ? [] : [sql(color, query.color_id)]),
  ];
}

function rankOf(kind: string, references: Reference[]): string {
  const ranks = references
    .filter((row) => row.kind === kind)
    .map(({ id }, rank) => ` WHEN ${id} THEN ${rank}`);
  return ranks.length ? `CASE p.${kind}_id${ranks.join('')} END` : `p.${kind}_id`;
}

function withText(part: string, references: Reference[]): Sql {
  const found = references.filter(({ nameKey }) => nameKey.includes(part));
  const ofReferences = SEARCHED.map((kind) =>
    isIn(
      `p.${kind}_id`,
      found.filter((row) => row.kind === kind).map(({ id }) => id),
    ),
  );
  const { text, values } = join([contains('p.name_key', part), ...ofReferences], ' OR ');
  return sql(`(${text})`, ...values);
}
