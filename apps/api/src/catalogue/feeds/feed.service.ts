import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { isoTime } from '../../platform/database/times.js';
import { SETTINGS, siteUrl, type Settings } from '../../platform/settings/settings.js';
import { ProductService } from '../products/product.service.js';
import { shownProducts } from '../publication.js';
import { newFramesFeed } from './new-frames-feed.js';
import { productFeed, type Marketplace } from './product-feed.js';

export const NEW_FRAMES_PATH = '/api/feeds/new-frames.xml';
const MAX_NEW_FRAMES = 50;

@Injectable()
export class FeedService {
  private readonly origin: string;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly dataSource: DataSource,
    private readonly products: ProductService,
    private readonly clock: Clock,
  ) {
    this.origin = siteUrl(settings, '');
  }

  async productFeed(marketplace: Marketplace): Promise<string> {
    return productFeed(await this.products.list(null), this.origin, marketplace);
  }

  async newFrames(): Promise<string> {
    const { text, values } = shownProducts(this.clock.now(), null);
    const rows: { id: number; shownSince: Date | string | null }[] = await this.dataSource.query(
      `SELECT p.id, CASE WHEN p.starts_at IS NULL OR c.starts_at > p.starts_at
         THEN c.starts_at ELSE p.starts_at END AS shownSince
       FROM product p JOIN collection c ON c.id = p.collection_id
       WHERE ${text} ORDER BY shownSince DESC, p.id DESC LIMIT ${MAX_NEW_FRAMES}`,
      values,
    );
    const found = await this.products.findByIds(rows.map(({ id }) => id));
    const byId = new Map(found.map((product) => [product.product_id, product]));
    const frames = rows.flatMap(({ id, shownSince }) => {
      const product = byId.get(id);
      return product
        ? [{ product, shownSince: shownSince ? new Date(isoTime(shownSince)) : null }]
        : [];
    });
    return newFramesFeed(frames, this.origin, NEW_FRAMES_PATH);
  }
}
