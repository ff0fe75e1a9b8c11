import type { EntityManager } from 'typeorm';
import { Media } from '../../platform/media/media.entity.js';
import { SocialPost } from '../../social/social-post.entity.js';
import type { DemoPost } from './demo-data.js';

export async function insertPosts(manager: EntityManager, posts: DemoPost[]): Promise<void> {
  for (const [position, { caption, permalink, picture }] of posts.entries()) {
    const { assetKey, width, height } = picture;
    if (!(await manager.existsBy(Media, { assetKey })))
      await manager.insert(Media, {
        assetKey,
        width,
        height,
        widths: picture.widths.join(),
        squares: picture.squares.join(),
        formats: picture.formats.join(),
      });
    const { id: mediaId } = await manager.findOneByOrFail(Media, { assetKey });
    await manager.insert(SocialPost, {
      externalId: `demo-${position + 1}`,
      caption,
      permalink,
      alt: picture.alt,
      mediaType: 'IMAGE',
      mediaId,
      position,
    });
  }
}
