import { Injectable } from '@nestjs/common';
import type { AdminProduct } from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditedTransaction } from '../../platform/audit/audited-transactions.js';
import { searchKey } from '../../platform/database/search-key.js';
import { chunksOf, isIn } from '../../platform/database/sql.js';
import { idOf } from '../../platform/http/row-id.js';
import { MediaService } from '../../platform/media/media.service.js';
import { ProductColor, ProductImage, Product } from '../products/product.entity.js';
import { readAdminProducts } from '../products/product-reader.js';
import { altOf, toColumns } from '../products/product-writes.service.js';
import { ProductDto } from '../products/product.dto.js';
import { insertAll } from '../../platform/database/insert.js';
import { checkRow } from '../../platform/http/body-rules.js';
import type { CsvRecord } from '../../platform/imports/csv-records.js';
import { planRows } from '../../platform/imports/importer.js';
import type { Importer, PlannedRow, Plans } from '../../platform/imports/importer.js';

const ID = 'Product ID';
const PUBLISHED: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
};
const REFERENCES = {
  Category: 'category_id',
  Material: 'material_id',
  Collection: 'collection_id',
  Finishing: 'finishing_id',
  'Frame Type': 'frame_type_id',
  Shape: 'shape_id',
} as const;
const tableOf = (field: string) => field.replace('_id', '');
type Reference = keyof typeof REFERENCES;
const REFERENCE_NAMES = Object.keys(REFERENCES) as Reference[];

interface Plan {
  before: AdminProduct | undefined;
  body: ProductDto;
}
interface ImportContext {
  products: Map<number, AdminProduct>;
  /** By searchKey of the name. */
  names: Map<string, number>;
  /** By `table searchKey`. */
  references: Map<string, number>;
  pictures: Map<string, number>;
}

/** Imports products: a row with a Product ID updates it, any other creates one. Colors and pictures of existing products cannot be changed. */
@Injectable()
export class ProductImporter implements Importer<Plan> {
  readonly entity = 'product';
  readonly rows = 'products';
  readonly headings = {
    known: [
      ID,
      'Name',
      'Description',
      'Size',
      ...REFERENCE_NAMES,
      'Color',
      'Pictures',
      'Published',
    ],
    required: ['Name', 'Size', ...REFERENCE_NAMES],
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
  ) {}

  async plan(records: CsvRecord[]): Promise<Plans<Plan>> {
    const context = await this.readContext(records);
    return planRows(records, {
      name: 'Name',
      repeated: 'is the same product.',
      read(cells) {
        const { before, body, violations } = readRow(cells, context);
        const kind = !before ? 'create' : isSame(before, body) ? 'same' : 'update';
        const name = searchKey(cells.get('Name') ?? '');
        const keys = [
          ...(name ? [`name ${name}`] : []),
          ...(before ? [`id ${before.product_id}`] : []),
        ];
        return { kind, plan: { before, body }, violations, keys };
      },
    });
  }

  async write({ manager }: AuditedTransaction, rows: PlannedRow<Plan>[]): Promise<void> {
    await this.insert(
      manager,
      rows.filter(({ kind }) => kind === 'create').map(({ plan }) => plan.body),
    );
    for (const { plan } of rows) if (plan.before) await change(manager, plan.before, plan.body);
  }

  private async insert(manager: EntityManager, bodies: ProductDto[]): Promise<void> {
    const columns = bodies.map((body) => ({
      description: '',
      descriptionKey: '',
      ...toColumns(body),
    }));
    await insertAll(manager, Product, columns);
    const ids = await namedIds(
      manager,
      columns.map(({ nameKey }) => nameKey),
    );
    const colorIds = await readReferences(manager);
    const urls = bodies.flatMap(({ colors }) => colors.flatMap((color) => urlsOf(color)));
    const media = await this.media.idsOf(urls, manager);
    const colors = bodies.flatMap((body) =>
      body.colors.map((color, position) => ({
        productId: ids.get(searchKey(body.name)) ?? 0,
        colorId: colorIds.get(`color ${searchKey(color.color_name)}`) ?? 0,
        position,
        color,
        name: body.name,
      })),
    );
    await insertAll(
      manager,
      ProductColor,
      colors.map(({ productId, colorId, position }) => ({ productId, colorId, position })),
    );
    const productColors = new Map<string, number>();
    for (const some of chunksOf([...ids.values()], 500)) {
      const { text, values } = isIn('product_id', some);
      const found: { id: number; productId: number; position: number }[] = await manager.query(
        `SELECT id, product_id AS productId, position FROM product_color WHERE ${text}`,
        values,
      );
      for (const { id, productId, position } of found)
        productColors.set(`${productId} ${position}`, id);
    }
    await insertAll(
      manager,
      ProductImage,
      colors.flatMap(({ productId, position, color, name }) =>
        urlsOf(color).map((url, view) => ({
          productColorId: productColors.get(`${productId} ${position}`) ?? 0,
          mediaId: media.get(url) ?? 0,
          position: view,
          alt: altOf(name, color.color_name, view),
        })),
      ),
    );
  }

  private async readContext(records: CsvRecord[]): Promise<ImportContext> {
    const cells = (heading: string) => [
      ...new Set(records.flatMap((record) => record.cells?.get(heading) || [])),
    ];
    const products = new Map<number, AdminProduct>();
    const ids = cells(ID).flatMap((text) => idOf(text) ?? []);
    for (const some of chunksOf(ids, 500))
      for (const product of await readAdminProducts(this.dataSource, isIn('p.id', some)))
        products.set(product.product_id, product);
    return {
      products,
      names: await namedIds(this.dataSource, cells('Name').map(searchKey)),
      references: await readReferences(this.dataSource),
      pictures: await this.media.idsOf(
        cells('Pictures').flatMap((text) => readPictures(text).flat()),
      ),
    };
  }
}

function readRow(cells: ReadonlyMap<string, string>, context: ImportContext) {
  const violations: string[] = [];
  const cell = (heading: string) => cells.get(heading) ?? '';
  const before = context.products.get(idOf(cell(ID)) ?? 0);
  if (cell(ID) && !before)
    violations.push(`There is no product ${cell(ID)}. Leave its Product ID empty to add it.`);
  const other = context.names.get(searchKey(cell('Name')));
  if (other !== undefined && other !== before?.product_id && !violations.length)
    violations.push(`There is already a product with this name. Its Product ID is ${other}.`);

  const references = REFERENCE_NAMES.map((heading) => {
    const field = REFERENCES[heading];
    const id = context.references.get(`${tableOf(field)} ${searchKey(cell(heading))}`);
    if (cell(heading) && id === undefined)
      violations.push(`There is no ${heading.toLowerCase()} '${cell(heading)}'. Add it first.`);
    // Avoids a second violation for unknown names.
    return [field, id ?? (cell(heading) ? 1 : undefined)] as const;
  });
  const published = PUBLISHED[cell('Published').toLowerCase()];
  if (cell('Published') && published === undefined)
    violations.push('Published must be true or false.');

  const colors = before
    ? before.colors.map(({ color_name, images }) => ({
        color_name,
        images: images.map(({ image_url: url }) => ({ url })),
      }))
    : colorsOf(cells, context, violations);
  if (before) violations.push(...changedColors(cells, colors));
  const description = cells.get('Description') ?? before?.product_description;
  const checked = checkRow(ProductDto, {
    name: cell('Name'),
    size: /^\d{1,9}$/.test(cell('Size')) ? Number(cell('Size')) : cell('Size'),
    ...Object.fromEntries(references),
    ...(description !== undefined && { product_description: description }),
    published: published ?? before?.published ?? true,
    colors,
  });
  return { before, body: checked.body, violations: [...violations, ...checked.violations] };
}

/** `GOLD, BLACK` with `/media/a/1600.jpg /media/b/1600.jpg | /media/c/…` */
function colorsOf(
  cells: ReadonlyMap<string, string>,
  context: ImportContext,
  violations: string[],
) {
  const names = (cells.get('Color') ?? '').split(',').map((name) => name.trim());
  const pictures = readPictures(cells.get('Pictures') ?? '');
  const unknown = names.filter(
    (name) => name && !context.references.has(`color ${searchKey(name)}`),
  );
  if (unknown.length) violations.push(`There is no color '${unknown.join("', '")}'. Add it first.`);
  const foreign = pictures.flat().find((url) => !context.pictures.has(url));
  if (foreign)
    violations.push(`${foreign} is no picture of this site. Upload it in the form first.`);
  if (names.filter(Boolean).length && pictures.length > names.length)
    violations.push(
      'There are more pictures than colors. Put | between the pictures of two colors.',
    );
  return names.filter(Boolean).map((color_name, at) => ({
    color_name,
    images: (pictures[at] ?? []).map((url) => ({ url })),
  }));
}

function changedColors(
  cells: ReadonlyMap<string, string>,
  colors: { color_name: string; images: { url: string }[] }[],
): string[] {
  const names = cells.get('Color');
  const pictures = cells.get('Pictures');
  const differences = [
    names !== undefined &&
      names.split(',').map(searchKey).join() !==
        colors.map(({ color_name }) => searchKey(color_name)).join(),
    pictures !== undefined &&
      JSON.stringify(readPictures(pictures)) !== JSON.stringify(colors.map(urlsOf)),
  ];
  return differences.some(Boolean)
    ? ['Colors and pictures of a product are changed in its form. Leave them as exported.']
    : [];
}

const readPictures = (text: string): string[][] =>
  text ? text.split('|').map((part) => part.trim().split(/\s+/).filter(Boolean)) : [];

const urlsOf = ({ images }: { images: { url: string }[] }) => images.map(({ url }) => url);

const isSame = (before: AdminProduct, body: ProductDto): boolean =>
  before.product_name === body.name &&
  before.product_description === (body.product_description ?? '') &&
  before.size === body.size &&
  before.published === body.published &&
  Object.values(REFERENCES).every((field) => before[field] === body[field]);

async function change(manager: EntityManager, before: AdminProduct, body: ProductDto) {
  const { product_id: id, product_name, colors } = before;
  await manager.update(Product, { id }, { ...toColumns(body), version: () => 'version + 1' });
  if (product_name === body.name) return;
  // Derived texts follow the name; written ones do not.
  for (const { color_name, images } of colors)
    for (const [view, { image_id, alt }] of images.entries())
      if (alt === altOf(product_name, color_name, view))
        await manager.update(
          ProductImage,
          { id: image_id },
          { alt: altOf(body.name, color_name, view) },
        );
}

type Queries = Pick<EntityManager, 'query'>;

async function namedIds(queries: Queries, keys: string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const some of chunksOf(keys, 500)) {
    const rows: { id: number; nameKey: string }[] = await queries.query(
      `SELECT id, name_key AS nameKey FROM product WHERE name_key IN (${some.map(() => '?').join()})`,
      some,
    );
    for (const { id, nameKey } of rows) ids.set(nameKey, id);
  }
  return ids;
}

async function readReferences(queries: Queries): Promise<Map<string, number>> {
  const tables = ['color', ...Object.values(REFERENCES).map(tableOf)];
  const rows: { id: number; kind: string; nameKey: string }[] = await queries.query(
    tables
      .map((table) => `SELECT '${table}' AS kind, id, name_key AS nameKey FROM ${table}`)
      .join(' UNION ALL '),
  );
  return new Map(rows.map(({ id, kind, nameKey }) => [`${kind} ${nameKey}`, id]));
}
