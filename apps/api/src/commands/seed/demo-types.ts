import type { OpeningHours, Picture } from '@tivara/contracts';

/** A picture under `demo/media`: its renditions are `/media/{stem}/{width}.{format}` and `/media/{stem}/s{width}.{format}`. */
export interface DemoPicture extends Omit<Picture, 'url'> {
  stem: string;
}

export interface DemoProduct {
  /** Begins with a six-character model code: `TV-104 Meridian`. */
  name: string;
  description: string;
  category: 'MEN' | 'WOMEN' | 'UNISEX';
  material: string;
  collection: string;
  finishing: string;
  frameType: string;
  shape: string;
  /** Lens width in mm, 40 to 60. */
  size: number;
  colors: { name: string; images: DemoPicture[] }[];
}

export interface DemoCatalogue {
  categories: string[];
  materials: string[];
  finishings: string[];
  /** In the order shown; the 14 fixed colours first. */
  colors: { name: string; code: string }[];
  /** `id` fixes the identity where a URL depends on it. */
  collections: { id?: number; name: string; description: string; picture: DemoPicture }[];
  frameTypes: { name: string; picture: DemoPicture }[];
  shapes: { name: string; picture: DemoPicture }[];
  products: DemoProduct[];
}

/** A post of the social feed; it leads to a page of the site. */
export interface DemoPost {
  caption: string;
  permalink: string;
  picture: DemoPicture;
}

export interface DemoStore {
  name: string;
  address: string;
  locality: string;
  city: string;
  state: string;
  /** Six digits. */
  pincode: string;
  subcity?: string;
  bpName?: string;
  number?: string;
  /** Degrees. */
  latitude?: number;
  longitude?: number;
  hours?: OpeningHours;
}
