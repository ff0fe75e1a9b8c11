import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LIMITS } from '@tivara/contracts';
import { DataSource, IsNull, Not, Repository } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { MediaService, type StoredPicture } from '../platform/media/media.service.js';
import { PICTURE_COLUMNS, toPicture, type PictureRow } from '../platform/media/picture.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { readListing, readPicture, type ListedPost } from './listing.js';
import { SocialPost } from './social-post.entity.js';
import type { SocialPostDto } from './social.dto.js';

type Service = NonNullable<Settings['social']>;
type IllustratedPost = ListedPost & { picture: StoredPicture };

export const FRESH_MS = 10 * 60_000;
export const PAUSE_MS = 60_000;

/** Serves the stored posts of the last valid response, so that failures of the service are invisible. (DECISIONS, Calls) */
@Injectable()
export class SocialService {
  private readonly logger = new Logger('social');
  private asking: Promise<void> | null = null;
  private askAgainAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(SocialPost) private readonly storedPosts: Repository<SocialPost>,
    private readonly clock: Clock,
    private readonly media: MediaService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async posts(): Promise<SocialPostDto[]> {
    const { social } = this.settings;
    if (social) {
      const asking = this.refresh();
      // Only the first caller waits.
      if (!(await this.storedPosts.existsBy({ fetchedAt: Not(IsNull()) }))) await asking;
    }
    return this.stored(social !== null);
  }

  /** Shared by concurrent callers. */
  refresh(): Promise<void> {
    const { social, deadlines } = this.settings;
    if (!social) return Promise.resolve();
    const now = this.clock.now().getTime();
    if (this.asking === null && now >= this.askAgainAt)
      this.asking = this.ask(social, deadlines.social).finally(() => (this.asking = null));
    return this.asking ?? Promise.resolve();
  }

  private async ask(social: Service, timeoutMs: number): Promise<void> {
    const now = this.clock.now();
    try {
      const posts = await this.withPictures(await readListing(social, timeoutMs), timeoutMs);
      await this.dataSource.transaction(async (manager) => {
        await manager.createQueryBuilder().delete().from(SocialPost).execute();
        for (const [position, { id, picture, ...post }] of posts.entries())
          await manager.insert(SocialPost, {
            externalId: id,
            caption: post.caption,
            permalink: post.permalink,
            alt: altOf(post.caption),
            mediaType: post.mediaType,
            mediaId: await this.media.insertRow(manager, picture),
            position,
            fetchedAt: now,
          });
      });
      this.askAgainAt = now.getTime() + FRESH_MS;
    } catch (error) {
      this.logger.warn(`The social service responded with an error: ${(error as Error).message}`);
      this.askAgainAt = now.getTime() + PAUSE_MS;
    }
  }

  /** Copied: URLs of the service expire, and browsers must not contact it. */
  private async withPictures(posts: ListedPost[], timeoutMs: number): Promise<IllustratedPost[]> {
    const known = await this.storedPosts.find({ relations: { media: true } });
    const taken: IllustratedPost[] = [];
    for (const post of posts)
      try {
        const media = known.find(({ externalId }) => externalId === post.id)?.media;
        const source = media
          ? toPicture({ ...media, alt: '' }).url
          : await readPicture(post, timeoutMs);
        taken.push({ ...post, picture: await this.media.store(source) });
      } catch (error) {
        this.logger.warn(`Skipped the picture of a social post: ${(error as Error).message}`);
      }
    return taken;
  }

  private async stored(fetched: boolean): Promise<SocialPostDto[]> {
    const rows = await this.dataSource.query<
      (Pick<SocialPostDto, 'id' | 'caption' | 'permalink' | 'media_type'> & PictureRow)[]
    >(
      `SELECT s.external_id AS id, s.caption, s.permalink, s.media_type,
         s.alt, ${PICTURE_COLUMNS}
       FROM social_post s JOIN media m ON m.id = s.media_id
       WHERE s.fetched_at IS ${fetched ? 'NOT NULL' : 'NULL'} ORDER BY s.position LIMIT ?`,
      [LIMITS.socialPosts],
    );
    return rows.map(({ id, caption, permalink, media_type, ...row }) => {
      const picture = toPicture(row);
      return { id, caption, media_url: picture.url, permalink, media_type, picture };
    });
  }
}

/** The first line, shortened for screen readers. */
const altOf = (caption: string) => caption.split('\n')[0]?.slice(0, 150) ?? '';
