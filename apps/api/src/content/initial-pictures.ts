import { readFileSync } from 'node:fs';
import { mediaColumns, toPicture, type KeyedPicture } from '../platform/media/picture.js';
import type { PictureDto } from '../platform/media/picture.dto.js';

/** The same path from src and from dist. */
const PICTURES = new URL('../../../../demo/pictures.json', import.meta.url);

export type InitialMedia = ReturnType<typeof mediaColumns>;

/** The pictures that blocks show before they are edited. */
export class InitialPictures {
  private readonly byName = new Map<string, PictureDto>();
  private readonly byUrl = new Map<string, InitialMedia>();

  constructor() {
    const pictures = JSON.parse(readFileSync(PICTURES, 'utf8')) as Record<string, KeyedPicture>;
    for (const [name, picture] of Object.entries(pictures)) {
      const row = mediaColumns(picture);
      const shown = toPicture({ ...row, alt: picture.alt });
      this.byName.set(name, shown);
      this.byUrl.set(shown.url, row);
    }
  }

  /** @param name in demo/pictures.json */
  named = (name: string): PictureDto | null => this.byName.get(name) ?? null;

  /** A row for the picture with this URL. */
  row = (url: string): InitialMedia | undefined => this.byUrl.get(url);
}
