/** Pictures of the shell's own pages; they belong to no record. Drawn by tools/demo-imagery. */
import {
  about1Picture,
  about2Picture,
  about3Picture,
  home4DesktopPicture,
  home4PhonePicture,
  packagePicture,
  warrantyDesktopPicture,
  warrantyPhonePicture,
} from '@tivara/ui';

export const PICTURES = {
  about: { desktop: home4DesktopPicture, phone: home4PhonePicture },
  story: about1Picture,
  values: about2Picture,
  materials: about3Picture,
  warranty: { desktop: warrantyDesktopPicture, phone: warrantyPhonePicture },
  care: packagePicture,
};
