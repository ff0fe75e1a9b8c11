import { pagePicture } from '@tivara/ui';
import pictures from './pictures.json';

export const PICTURES = {
  about: {
    desktop: pagePicture(pictures['home-4-desktop']),
    phone: pagePicture(pictures['home-4-phone']),
  },
  story: pagePicture(pictures['about-1']),
  values: pagePicture(pictures['about-2']),
  materials: pagePicture(pictures['about-3']),
  warranty: {
    desktop: pagePicture(pictures['warranty-desktop']),
    phone: pagePicture(pictures['warranty-phone']),
  },
  care: pagePicture(pictures.package),
};
