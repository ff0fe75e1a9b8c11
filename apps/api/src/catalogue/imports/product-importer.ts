import { Injectable } from '@nestjs/common';
import {
  REFERENCES,
  VALUES,
  headingOf,
  isGtin,
  isRequired,
  referenceId,
  referenceName,
} from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditedTransaction, Named } from '../../platform/audit/audited-transactions.js';
import { searchKey } from '../../platform/database/search-key.js';
import { chunksOf, isIn } from '../../platform/database/sql.js';
import { idOf } from '../../platform/http/row-id.js';
import { MediaService } from '../../platform/media/media.service.js';
import { readColorsLine } from '../products/colors-line.js';
import { gtinTaken, gtinsLine, ownersOfGtins, readGtinsLine } from '../products/gtins.js';
import { ProductColor, ProductImage, Product } from '../products/product.entity.js';
import { readAdminProducts } from '../products/product-reader.js';
import { newPublication, republish } from '../publication.js';
import { altOf, toColumns } from '../products/product-writes.service.js';
import { ProductBody } from '../products/product.dto.js';
import { picturesViolation } from '../products/required-pictures.js';
import { insertAll } from '../../platform/database/insert.js';
import { checkRow } from '../../platform/http/body-rules.js';
import type { CsvRecord } from '../../platform/imports/csv-records.js';
import { changesIn, planRows, shownCell } from '../../platform/imports/importer.js';
import type { ComparedCell, Importer, PlannedRow, Plans } from '../../platform/imports/importer.js';
import type { AdminProductDto } from '../products/product-response.dto.js';

const ID = 'Product ID';
const PUBLISHED: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);
const VALUE_HEADINGS = VALUES.map(headingOf);
const REFERENCE_HEADINGS = REFERENCES.map(headingOf);

interface Plan {
  before: AdminProductDto | undefined;
  body: ProductBody;
}
interface ImportContext {
  products: Map<number, AdminProductDto>;
  /** By searchKey of the name. */
  names: Map<string, number>;
  /** By `table searchKey`. */
  references: Map<string, { id: number; name: string }>;
  pictures: Map<string, number>;
  gtins: Map<string, { id: number; name: string }>;
  /** In more than one row. */
  repeatedGtins: Set<string>;
  /** URLs of pictures in the library, by searchKey of their file's name. */
  files: Map<string, string[]>;
}

/** Imports products: a row with a Product ID updates it, any other creates one. Colors and pictures of existing products cannot be changed, their GTINs can. */
@Injectable()
export class ProductImporter implements Importer<Plan> {
  readonly entity = 'product';
  readonly rows = 'products';
  readonly headings = {
    known: [
      ID,
      'Name',
      'Description',
      ...VALUE_HEADINGS,
      ...REFERENCE_HEADINGS,
      'Color',
      'GTIN',
      'Pictures',
      'Published',
    ],
    required: ['Name', ...VALUES.filter(isRequired).map(headingOf), ...REFERENCE_HEADINGS],
    lines: ['Description'],
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
        const changes = before && changesIn(comparedCells(before, body, cells, context));
        const kind = !before ? 'create' : changes ? 'update' : 'same';
        const name = searchKey(cells.get('Name') ?? '');
        const keys = [
          ...(name ? [`name ${name}`] : []),
          ...(before ? [`id ${before.product_id}`] : []),
        ];
        return { kind, plan: { before, body }, changes, violations, keys };
      },
    });
  }

  async write(change: AuditedTransaction, rows: PlannedRow<Plan>[]) {
    const { manager } = change;
    const created = await this.insert(
      manager,
      change.at,
      rows.filter(({ kind }) => kind === 'create').map(({ plan }) => plan.body),
    );
    const updated = rows.flatMap(({ plan: { before, body } }) =>
      before ? [{ before, body }] : [],
    );
    const named = updated.map(({ before, body }) => ({ id: before.product_id, name: body.name }));
    const revise = await change.reviseAfter(this.entity, named);
    for (const { before, body } of updated) await update(manager, before, body, change.at);
    await revise(created);
    return { created, updated: named };
  }

  private async insert(manager: EntityManager, at: Date, bodies: ProductBody[]): Promise<Named[]> {
    const columns = bodies.map((body) => ({
      description: '',
      descriptionKey: '',
      ...toColumns(body),
      ...newPublication(body.published ?? false, at),
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
        colorId: colorIds.get(`color ${searchKey(color.color_name)}`)?.id ?? 0,
        position,
        gtin: color.gtin ?? null,
        color,
        name: body.name,
      })),
    );
    await insertAll(
      manager,
      ProductColor,
      colors.map(({ productId, colorId, position, gtin }) => ({
        productId,
        colorId,
        position,
        gtin,
      })),
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
    return bodies.map(({ name }) => ({ id: ids.get(searchKey(name)) ?? 0, name }));
  }

  private async readContext(records: CsvRecord[]): Promise<ImportContext> {
    const cells = (heading: string) => [
      ...new Set(records.flatMap((record) => record.cells?.get(heading) || [])),
    ];
    const products = new Map<number, AdminProductDto>();
    const ids = cells(ID).flatMap((text) => idOf(text) ?? []);
    for (const some of chunksOf(ids, 500))
      for (const product of await readAdminProducts(this.dataSource, isIn('p.id', some)))
        products.set(product.product_id, product);
    const gtins = records.flatMap(({ cells }) => readGtinsLine(cells?.get('GTIN') ?? ''));
    const named = cells('Pictures').flatMap((text) => readPictures(text).flat());
    return {
      products,
      names: await namedIds(this.dataSource, cells('Name').map(searchKey)),
      references: await readReferences(this.dataSource),
      gtins: await ownersOfGtins(this.dataSource, [...new Set(gtins.filter(isGtin))]),
      repeatedGtins: new Set(gtins.filter((gtin, at) => gtin && gtins.indexOf(gtin) < at)),
      pictures: await this.media.idsOf(named.filter(isUrl)),
      files: await this.media.urlsOfFiles(named.filter((name) => !isUrl(name))),
    };
  }
}

function readRow(cells: ReadonlyMap<string, string>, context: ImportContext) {
  const violations: string[] = [];
  const cell = (heading: string) => cells.get(heading) ?? '';
  const before = context.products.get(idOf(cell(ID)) ?? 0);
  if (cell(ID) && !before)
    violations.push(
      `There is no product ${shownCell(cell(ID))}. Leave its Product ID empty to add it.`,
    );
  const other = context.names.get(searchKey(cell('Name')));
  if (other !== undefined && other !== before?.product_id && !violations.length)
    violations.push(`There is already a product with this name. Its Product ID is ${other}.`);

  const references = REFERENCES.map((reference) => {
    const name = cell(headingOf(reference));
    const id = referenceIn(cells, reference, context)?.id;
    if (name && id === undefined)
      violations.push(
        `There is no ${reference.label.toLowerCase()} '${shownCell(name)}'. Add it first.`,
      );
    // Avoids a second violation for unknown names.
    return [referenceId(reference.field), id ?? (name ? 1 : undefined)] as const;
  });
  const published = PUBLISHED.get(cell('Published').toLowerCase());
  if (cell('Published') && published === undefined)
    violations.push('Published must be true or false.');

  const colors = before
    ? before.colors.map(({ color_name, images }) => ({
        color_name,
        images: images.map(({ image_url: url }) => ({ url })),
      }))
    : colorsOf(cells, context, violations);
  if (before) violations.push(...changedColors(cells, colors, context));
  const gtins = readGtinsLine(cell('GTIN'));
  violations.push(...takenGtins(gtins, before, context));
  if (gtins.length > colors.length) violations.push('There are more GTINs than colors.');
  const description = cells.get('Description') ?? before?.product_description;
  const checked = checkRow(ProductBody, {
    name: cell('Name'),
    ...valueCells(cells),
    ...Object.fromEntries(references),
    ...(description !== undefined && { product_description: description }),
    published: published ?? before?.published ?? false,
    colors: cells.has('GTIN')
      ? colors.map((color, at) => ({ ...color, gtin: gtins[at] || null }))
      : colors,
  });
  const { body } = checked;
  violations.push(...checked.violations);
  const few = body.published && !violations.length && picturesViolation(body.name, body.colors);
  if (few) violations.push(few);
  return { before, body, violations };
}

type Reference = (typeof REFERENCES)[number];

const referenceIn = (
  cells: ReadonlyMap<string, string>,
  reference: Reference,
  { references }: ImportContext,
) => references.get(`${reference.field} ${searchKey(cells.get(headingOf(reference)) ?? '')}`);

const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** An empty cell removes the value, a missing column leaves it. */
const valueCells = (cells: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    VALUES.filter((row) => isRequired(row) || cells.has(headingOf(row))).map((row) => {
      const text = cells.get(headingOf(row)) ?? '';
      const value = row.kind === 'choice' ? text.toUpperCase() : wholeNumber(text);
      return [row.field, text === '' && !isRequired(row) ? null : value];
    }),
  );

/** `GOLD, BLACK` with `/media/a/1600.jpg front view.jpg | /media/c/…` */
function colorsOf(
  cells: ReadonlyMap<string, string>,
  context: ImportContext,
  violations: string[],
) {
  const names = readColorsLine(cells.get('Color') ?? '');
  const pictures = readPictures(cells.get('Pictures') ?? '').map((names) =>
    names.map((name) => urlOf(name, context, violations)),
  );
  const unknown = names.filter((name) => !context.references.has(`color ${searchKey(name)}`));
  if (unknown.length)
    violations.push(`There is no color '${unknown.map(shownCell).join("', '")}'. Add it first.`);
  if (names.length && pictures.length > names.length)
    violations.push(
      'There are more pictures than colors. Put | between the pictures of two colors.',
    );
  return names.map((color_name, at) => ({
    color_name,
    images: (pictures[at] ?? []).map((url) => ({ url })),
  }));
}

function changedColors(
  cells: ReadonlyMap<string, string>,
  colors: { color_name: string; images: { url: string }[] }[],
  { files }: ImportContext,
): string[] {
  const names = cells.get('Color');
  const pictures = cells.get('Pictures');
  const resolved = (name: string) => files.get(searchKey(name))?.[0] ?? name;
  const differences = [
    names !== undefined &&
      JSON.stringify(readColorsLine(names).map(searchKey)) !==
        JSON.stringify(colors.map(({ color_name }) => searchKey(color_name))),
    pictures !== undefined &&
      JSON.stringify(readPictures(pictures).map((names) => names.map(resolved))) !==
        JSON.stringify(colors.map(urlsOf)),
  ];
  return differences.some(Boolean)
    ? ['Colors and pictures of a product are changed in its form. Leave them as exported.']
    : [];
}

function takenGtins(
  given: string[],
  before: AdminProductDto | undefined,
  { gtins, repeatedGtins }: ImportContext,
): string[] {
  return given.flatMap((gtin) => {
    const owner = gtins.get(gtin);
    if (owner && owner.id !== before?.product_id) return [`${gtin}: ${gtinTaken(owner.name)}`];
    return repeatedGtins.has(gtin) ? [`The GTIN ${gtin} is in the file more than once.`] : [];
  });
}

/** An address, or the name of a file, which may have spaces before its ending. */
const PICTURE =
  /(?:\/media\/|https?:\/\/)\S+|[^\s,][^,]*?\.(?:jpe?g|png|gif|webp|heic|heif)(?=[\s,]|$)|[^\s,]+/gi;
const isUrl = (name: string) => /^(?:\/|https?:)/i.test(name);

const readPictures = (text: string): string[][] =>
  text.split('|').map((part) => part.match(PICTURE) ?? []);

function urlOf(name: string, { pictures, files }: ImportContext, violations: string[]): string {
  if (isUrl(name)) {
    if (!pictures.has(name))
      violations.push(`${shownCell(name)} is no picture of this site. Upload it in Media first.`);
    return name;
  }
  const [url, other] = files.get(searchKey(name)) ?? [];
  if (!url)
    violations.push(`There is no picture '${shownCell(name)}' in Media. Upload it there first.`);
  if (other)
    violations.push(`Media has more than one picture '${shownCell(name)}'. Delete the others.`);
  return url ?? name;
}

const urlsOf = ({ images }: { images: { url: string }[] }) => images.map(({ url }) => url);

const comparedCells = (
  before: AdminProductDto,
  body: ProductBody,
  cells: ReadonlyMap<string, string>,
  context: ImportContext,
): ComparedCell[] => [
  ['Name', before.product_name, body.name],
  ['Description', before.product_description, body.product_description ?? ''],
  ...VALUES.map((row): ComparedCell => {
    const { [row.field]: after = before[row.field] } = body;
    return [headingOf(row), before[row.field], after];
  }),
  ...REFERENCES.map((reference): ComparedCell => {
    const name = referenceIn(cells, reference, context)?.name;
    return [headingOf(reference), before[referenceName(reference.field)], name];
  }),
  ...(cells.has('GTIN')
    ? [['GTIN', gtinsLine(before.colors), gtinsLine(body.colors)] as const]
    : []),
  ['Published', before.published, body.published],
];

async function update(
  manager: EntityManager,
  before: AdminProductDto,
  body: ProductBody,
  at: Date,
) {
  const { product_id: id, product_name, colors } = before;
  await manager.update(Product, { id }, { ...toColumns(body), version: () => 'version + 1' });
  await republish(manager, Product, id, before, body.published, at);
  for (const [place, { product_color_id, gtin: former }] of colors.entries()) {
    const gtin = body.colors[place]?.gtin;
    if (gtin !== undefined && gtin !== former)
      await manager.update(ProductColor, { id: product_color_id }, { gtin });
  }
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

async function readReferences(queries: Queries): Promise<ImportContext['references']> {
  const tables = ['color', ...REFERENCES.map(({ field }) => field)];
  const rows: { id: number; name: string; kind: string; nameKey: string }[] = await queries.query(
    tables
      .map((table) => `SELECT '${table}' AS kind, id, name, name_key AS nameKey FROM ${table}`)
      .join(' UNION ALL '),
  );
  return new Map(rows.map(({ id, name, kind, nameKey }) => [`${kind} ${nameKey}`, { id, name }]));
}
