import type { Picture as PictureData } from '@tivara/contracts';
import { Picture, coverSizes, pagePicture, type PagePicture } from '@tivara/ui';

/** `desktop` from 768 px, `phone` below. */
export type BannerPicture = Record<'desktop' | 'phone', PictureData>;

export const bannerOf = <Name extends string>(
  pictures: Readonly<Record<`${Name}-desktop` | `${Name}-phone`, PagePicture>>,
  name: Name,
): BannerPicture => ({
  desktop: pagePicture(pictures[`${name}-desktop`]),
  phone: pagePicture(pictures[`${name}-phone`]),
});

type Box = Parameters<typeof coverSizes>[1];

interface Props {
  picture: BannerPicture;
  /** As in the stylesheet. */
  box: Box;
  phoneBox: Box;
  priority?: boolean;
  className: string;
}

export const Cover = ({ picture: { desktop, phone }, box, phoneBox, ...image }: Props) => (
  <Picture
    {...image}
    picture={desktop}
    phone={phone === desktop ? undefined : phone}
    sizes={coverSizes(desktop, box, { picture: phone, box: phoneBox })}
  />
);
