import { BadRequestException, GoneException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LIMITS, MESSAGES } from '@tivara/contracts';
import { Repository } from 'typeorm';
import { hashToken, newToken } from '../../platform/security/token.js';
import { Clock } from '../../platform/clock.js';
import { DAY_MS } from '../../platform/database/times.js';
import { ProductService, type ProductDto } from '../../catalogue/index.js';
import { SharedWishlist } from './shared-wishlist.entity.js';
import type { SharedItemBody } from './wishlist.dto.js';
import type { ShareResponse, SharedFrameDto, SharedWishlistDto } from './wishlist-response.dto.js';

const PICTURES = 3;

@Injectable()
export class WishlistService {
  constructor(
    @InjectRepository(SharedWishlist) private readonly wishlists: Repository<SharedWishlist>,
    private readonly products: ProductService,
    private readonly clock: Clock,
  ) {}

  /** Stores items of the catalogue, each once. @throws BadRequestException when there is none */
  async share(items: SharedItemBody[]): Promise<Omit<ShareResponse, 'message'>> {
    const known = await this.known(items);
    if (!known.length)
      throw new BadRequestException('None of these frames is in the catalogue any more.');
    const token = newToken();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIMITS.sharedWishlistDays * DAY_MS);
    await this.wishlists.insert({
      tokenHash: hashToken(token),
      items: known.map(({ product_id, color_id }) => ({ product_id, color_id })),
      createdAt,
      expiresAt,
    });
    return { token, expires_at: expiresAt.toISOString() };
  }

  /** Without hidden or deleted products. @throws NotFoundException for an unknown token, GoneException for an expired one */
  async read(token: string): Promise<SharedWishlistDto> {
    const list = await this.wishlists.findOneBy({ tokenHash: hashToken(token) });
    if (!list) throw new NotFoundException(MESSAGES.sharedUnknown);
    if (list.expiresAt <= this.clock.now()) throw new GoneException(MESSAGES.sharedExpired);
    const items = await this.known(list.items);
    return {
      items,
      missing: list.items.length - items.length,
      expires_at: list.expiresAt.toISOString(),
    };
  }

  private async known(items: SharedItemBody[]): Promise<SharedFrameDto[]> {
    const products = await this.products.findByIds([
      ...new Set(items.map(({ product_id }) => product_id)),
    ]);
    const byId = new Map(products.map((product) => [product.product_id, product]));
    const frames = items.flatMap((item) => frameOf(byId.get(item.product_id), item.color_id) ?? []);
    const keyOf = ({ product_id, color_id }: SharedItemBody) => `${product_id} ${color_id}`;
    return [...new Map(frames.map((frame) => [keyOf(frame), frame])).values()];
  }
}

function frameOf(product: ProductDto | undefined, colorId: number): SharedFrameDto | null {
  const colour = product?.colors.find(({ color_id }) => color_id === colorId);
  if (!product || !colour) return null;
  const { product_id, product_name, category_name, material_name } = product;
  const { color_id, color_name, color_code } = colour;
  return {
    product_id,
    product_name,
    category_name,
    material_name,
    color_id,
    color_name,
    color_code,
    images: colour.images.slice(0, PICTURES),
  };
}
