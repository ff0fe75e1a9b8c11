import type { Picture } from '@tivara/contracts';
import { pagePicture, type PagePicture } from '@tivara/ui';

/** `desktop` from 768 px, `phone` below. */
export interface BannerPicture {
  desktop: Picture;
  phone: Picture;
}

/** A banner by name, from a page's pictures.json. */
export const bannerOf = <Name extends string>(
  pictures: Readonly<Record<`${Name}-desktop` | `${Name}-phone`, PagePicture>>,
  name: Name,
): BannerPicture => ({
  desktop: pagePicture(pictures[`${name}-desktop`]),
  phone: pagePicture(pictures[`${name}-phone`]),
});
