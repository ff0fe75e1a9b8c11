import { BadRequestException, Injectable } from '@nestjs/common';
import {
  PRODUCT_VALUES,
  REFERENCES,
  VALUES,
  columnOf,
  publicationState,
  referenceId,
  type ProductAction,
  type ReferenceId,
} from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import {
  AuditedTransactions,
  type AuditedTransaction,
} from '../../platform/audit/audited-transactions.js';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { insertAll, insertRow } from '../../platform/database/insert.js';
import { searchKey } from '../../platform/database/search-key.js';
import { isIn } from '../../platform/database/sql.js';
import { pick } from '../../platform/omit.js';
import type { Actor } from '../../platform/http/current-user.js';
import { MediaService, type StoredPicture } from '../../platform/media/media.service.js';
import { notFound } from '../../platform/http/row-id.js';
import { atField, invalidField, takenField } from '../../platform/http/field-errors.js';
import { newPublication, publish, republish, type PublishBody } from '../publication.js';
import { ProductColor, ProductImage, Product } from './product.entity.js';
import { gtinTaken, ownersOfGtins } from './gtins.js';
import { readAdminProducts } from './product-reader.js';
import type { EditProductsBody, ProductBody, ProductEditBody } from './product.dto.js';
import { ProductService } from './product.service.js';
import { expectFiles, expectPictures } from './required-pictures.js';
import type { AdminProductDto } from './product-response.dto.js';

interface StoredColor {
  name: string;
  gtin: string | null | undefined;
  images: StoredPicture[];
}
type Body = ProductBody | ProductEditBody;

@Injectable()
export class ProductWritesService {
  constructor(
    private readonly products: ProductService,
    private readonly changes: AuditedTransactions,
    private readonly media: MediaService,
  ) {}

  /** @throws NotFoundException */
  async find(id: number): Promise<AdminProductDto> {
    const product = await this.products.findAny(id);
    if (!product) throw notFound('product');
    return product;
  }

  async create(actor: Actor, body: ProductBody): Promise<AdminProductDto> {
    if (body.published ?? true) expectFiles(body.colors);
    const colors = await this.storePictures(body);
    return unique(body.name, () =>
      this.changes.run(actor, async (change) => {
        await checkReferences(change.manager, body);
        const product = {
          description: '',
          descriptionKey: '',
          ...toColumns(body),
          ...newPublication(body.published ?? true, change.at),
        };
        const id = await insertRow(change.manager, Product, product);
        await this.putColors(change.manager, { id, name: body.name }, colors);
        return change.created(this.subject(id));
      }),
    );
  }

  /** @throws NotFoundException, or ConflictException with the `current` product when it is newer than `version` */
  async update(actor: Actor, body: ProductEditBody): Promise<AdminProductDto> {
    const colors = await this.storePictures(body);
    const { product_id: id, version, name } = body;
    return unique(name, () =>
      this.changes.run(actor, (change) =>
        change.edit({
          ...this.subject(id),
          version,
          columns: toColumns(body),
          also: async (manager, before) => {
            if (body.published ?? before.published) expectFiles(body.colors);
            await republish(manager, Product, id, before, body.published, change.at);
            await checkReferences(manager, body);
            await manager.delete(ProductColor, { productId: id });
            await this.putColors(manager, { id, name }, colors, before);
          },
        }),
      ),
    );
  }

  publish(actor: Actor, id: number, body: PublishBody): Promise<AdminProductDto> {
    return this.changes.run(actor, (change) =>
      publish(change, this.subject(id), body, expectPictures),
    );
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, (change) => change.remove(this.subject(id)));
  }

  /** Copies a product as a draft under a free name. */
  duplicate(actor: Actor, id: number): Promise<AdminProductDto> {
    return this.changes.run(actor, async (change) => {
      const { manager } = change;
      const product = await manager.findOneBy(Product, { id });
      if (!product) throw notFound('product');
      const name = await freeName(manager, product.name);
      const draft = newPublication(false, change.at);
      const copy = { name, nameKey: searchKey(name), position: null, version: 1, ...draft };
      const copyId = await unique(name, () =>
        insertRow(manager, Product, { ...product, ...copy, id: undefined }),
      );
      const colors = await manager.find(ProductColor, {
        where: { productId: id },
        relations: { images: true },
        order: { position: 'ASC', images: { position: 'ASC' } },
      });
      for (const { colorId, position, images } of colors)
        await insertColor(
          manager,
          { productId: copyId, colorId, position, gtin: null },
          images.map(({ mediaId, alt }) => ({ mediaId, alt })),
        );
      return change.created(this.subject(copyId));
    });
  }

  bulk(actor: Actor, action: ProductAction, ids: number[]): Promise<void> {
    return this.changes.run(actor, async (change) => {
      for (const product of await lockAll(change, ids)) {
        const subject = this.subject(product.product_id);
        const isShown = publicationState(product, change.at) === 'published';
        if (action === 'delete') await change.remove(subject);
        else if (action === 'publish' ? !isShown : product.published)
          await publish(change, subject, { published: action === 'publish' }, expectPictures);
      }
    });
  }

  /** Gives several products the same values. */
  editSome(actor: Actor, { ids, ...values }: EditProductsBody): Promise<void> {
    const given = PRODUCT_VALUES.filter((field) => values[field]);
    if (!given.length) throw new BadRequestException('Choose what the products get.');
    return this.changes.run(actor, async (change) => {
      const found = await lockAll(change, ids);
      await checkReferences(change.manager, values);
      for (const product of found)
        if (given.some((field) => product[field] !== values[field]))
          await change.edit({
            ...this.subject(product.product_id),
            version: undefined,
            columns: pick(values, given),
          });
    });
  }

  private subject = (id: number) => ({
    entity: 'product' as const,
    target: Product,
    id,
    read: (manager: EntityManager) => this.products.findAny(id, manager),
  });

  /** Before the transaction; duplicates are stored once. */
  private async storePictures({ colors }: Body): Promise<StoredColor[]> {
    const stored = new Map<string, StoredPicture>();
    for (const [position, { images }] of colors.entries())
      for (const { url } of images)
        if (!stored.has(url))
          stored.set(url, await atField(`colors.${position}.images`, this.media.store(url)));
    return colors.map(({ color_name: name, gtin, images }) => ({
      name,
      gtin,
      images: images.flatMap(({ url }) => stored.get(url) ?? []),
    }));
  }

  private async putColors(
    manager: EntityManager,
    { id: productId, name: productName }: { id: number; name: string },
    colors: StoredColor[],
    before?: AdminProductDto,
  ): Promise<void> {
    const alts = before ? ownAlts(before) : new Map<string, string>();
    const owners = await ownersOfGtins(
      manager,
      colors.flatMap(({ gtin }) => gtin ?? []),
    );
    const ids = await colorIds(
      manager,
      colors.map(({ name }) => name),
    );
    for (const [position, { name, gtin, images }] of colors.entries()) {
      const colorId = ids.get(searchKey(name));
      if (colorId === undefined)
        throw invalidField(`colors.${position}.color_name`, `There is no color '${name}'.`);
      const owner = owners.get(gtin ?? '');
      if (owner && owner.id !== productId)
        throw takenField(`colors.${position}.gtin`, gtinTaken(owner.name));
      const stored = before?.colors.find(({ color_id }) => color_id === colorId)?.gtin;
      const rows: { mediaId: number; alt: string }[] = [];
      for (const [view, picture] of images.entries())
        rows.push({
          mediaId: await this.media.insertRow(manager, picture),
          alt: alts.get(picture.assetKey) ?? altOf(productName, name, view),
        });
      await insertColor(
        manager,
        { productId, colorId, position, gtin: gtin === undefined ? (stored ?? null) : gtin },
        rows,
      );
    }
  }
}

/** @throws BadRequestException for ids of no product */
async function lockAll(change: AuditedTransaction, ids: number[]): Promise<AdminProductDto[]> {
  await change.lock(Product, ...ids);
  const found = await readAdminProducts(change.manager, isIn('p.id', ids));
  const known = new Set(found.map(({ product_id }) => product_id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length)
    throw new BadRequestException(`There is no product ${unknown.join(', ')}. Nothing changed.`);
  return found;
}

async function insertColor(
  manager: EntityManager,
  color: Pick<ProductColor, 'productId' | 'colorId' | 'position' | 'gtin'>,
  images: { mediaId: number; alt: string }[],
): Promise<void> {
  const productColorId = await insertRow(manager, ProductColor, color);
  await insertAll(
    manager,
    ProductImage,
    images.map((image, position) => ({ ...image, productColorId, position })),
  );
}

async function colorIds(manager: EntityManager, names: string[]): Promise<Map<string, number>> {
  const keys = names.map(searchKey);
  const rows: { id: number; nameKey: string }[] = await manager.query(
    `SELECT id, name_key AS nameKey FROM color WHERE name_key IN (${keys.map(() => '?').join()})`,
    keys,
  );
  return new Map(rows.map(({ id, nameKey }) => [nameKey, id]));
}

async function checkReferences(
  manager: EntityManager,
  body: Partial<Record<ReferenceId, number>>,
): Promise<void> {
  const given = REFERENCES.filter(({ field }) => body[referenceId(field)]);
  if (!given.length) return;
  const found = given.map(({ field }) => `(SELECT id FROM ${field} WHERE id = ?) AS ${field}`);
  const [ids = {}]: Record<string, number | null>[] = await manager.query(
    `SELECT ${found.join()}`,
    given.map(({ field }) => body[referenceId(field)]),
  );
  for (const { field, label } of given) {
    const id = referenceId(field);
    if (ids[field] === null)
      throw invalidField(id, `There is no ${label.toLowerCase()} ${body[id]} (${id}).`);
  }
}

const COLUMNS = [...REFERENCES, ...VALUES].map(columnOf);

/** What an edit leaves out stays. */
export function toColumns(body: Body) {
  const { name, product_description: description } = body;
  return {
    name,
    nameKey: searchKey(name),
    ...(description === undefined ? {} : { description, descriptionKey: searchKey(description) }),
    ...pick(body, COLUMNS),
  };
}

export const altOf = (product: string, color: string, view: number) =>
  `${product} in ${color}, view ${view + 1}`;

function ownAlts({ product_name, colors }: AdminProductDto): Map<string, string> {
  const alts = new Map<string, string>();
  for (const { color_name, images } of colors)
    for (const [view, { image_url, alt }] of images.entries()) {
      const assetKey = /^\/media\/(.+)\/[^/]+$/.exec(image_url)?.[1];
      if (assetKey && alt !== altOf(product_name, color_name, view)) alts.set(assetKey, alt);
    }
  return alts;
}

async function freeName(manager: EntityManager, name: string): Promise<string> {
  for (let count = 1; ; count++) {
    const ending = count === 1 ? ' (copy)' : ` (copy ${count})`;
    const free = `${[...name].slice(0, 120 - ending.length).join('')}${ending}`;
    if (!(await manager.existsBy(Product, { nameKey: searchKey(free) }))) return free;
  }
}

async function unique<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw takenField('name', `There is a product '${name}' already.`);
  }
}
