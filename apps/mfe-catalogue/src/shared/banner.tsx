import type { Picture as PictureData } from '@tivara/contracts';
import { Picture, coverSizes } from '@tivara/ui';

/** `desktop` from 768 px, `phone` below, unless a banner has `phoneMedia`. */
export type BannerPicture = Record<'desktop' | 'phone', PictureData>;

type Box = Parameters<typeof coverSizes>[1];

interface Props {
  picture: BannerPicture;
  /** As in the stylesheet. */
  box: Box;
  phoneBox: Box;
  phoneMedia?: string;
  priority?: boolean;
  className: string;
}

export const Cover = ({ picture, box, phoneBox, phoneMedia, ...image }: Props) => {
  const { desktop, phone } = picture;
  return (
    <Picture
      {...image}
      picture={desktop}
      phone={phone === desktop ? undefined : phone}
      phoneMedia={phoneMedia}
      sizes={coverSizes(desktop, box, { picture: phone, box: phoneBox, media: phoneMedia })}
    />
  );
};
