import { createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';

import pLimit from 'p-limit';
import { DEMO_MEDIA } from '../../platform/media/serve-media.js';
import { STORAGE, type MediaStorage } from '../../platform/media/storage.js';
import { SETTINGS, type Settings, siteUrl } from '../../platform/settings/settings.js';
import type { Message } from '../../platform/wording/message.js';
import { CatalogueContents, type CatalogueContent } from './catalogue-content.js';
import { planCatalogue } from './catalogue-plan.js';
import { TEXTS } from './catalogue-texts.js';
import type { PictureShape } from './render-page.js';
import type { CatalogueProgressDto } from './catalogue.dto.js';
import type { PictureDto } from '../../platform/media/picture.dto.js';

const FAILED_MS = 3_000;

export interface CatalogueFile {
  file: string;
  name: string;
  bytes: number;
  key: string;
}

interface Making {
  made: number;
  pages: number;
  done: Promise<void>;
  failed: boolean;
}

/** Caches PDFs under DATA_DIR until their content changes. Equal content gives equal bytes in every process. */
@Injectable()
export class CataloguePdfService {
  private readonly logger = new Logger('catalogue-pdf');
  private readonly folder: string;
  private readonly origin: string;
  private readonly making = new Map<string, Making>();
  /** One at a time, so that other requests stay fast. */
  private readonly limit = pLimit(1);

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(STORAGE) private readonly storage: MediaStorage,
    private readonly contents: CatalogueContents,
  ) {
    this.folder = path.join(settings.dataDir, 'catalogue');
    this.origin = siteUrl(settings, '');
  }

  /** Concurrent callers share one rendering. @param shows what the visit previews. @throws ServiceUnavailableException when it fails */
  async file(collectionId: number | null, shows: string | null): Promise<CatalogueFile> {
    const content = await this.contents.read(collectionId, this.origin, shows);
    const file = this.fileOf(content);
    const found = await this.find(content);
    if (found) return found;
    await this.start(content).done;
    const made = await this.find(content);
    if (!made) {
      this.logger.error(`${file} is gone right after it was made`);
      throw unavailable();
    }
    return made;
  }

  async progress(collectionId: number | null, shows: string | null): Promise<CatalogueProgressDto> {
    const content = await this.contents.read(collectionId, this.origin, shows);
    if (await this.find(content)) {
      const pages = planCatalogue(content).length;
      return { state: 'ready', made: pages, pages };
    }
    const making = this.start(content);
    // Requests for the file get the error.
    making.done.catch(() => undefined);
    const { made, pages, failed } = making;
    return { state: failed ? 'failed' : 'making', made, pages };
  }

  private start(content: CatalogueContent): Making {
    const file = this.fileOf(content);
    const known = this.making.get(file);
    if (known) return known;
    const pages = planCatalogue(content).length;
    const making: Making = { made: 0, pages, failed: false, done: Promise.resolve() };
    this.making.set(file, making);
    making.done = this.limit(() => this.make(content, file, making)).then(
      () => void this.making.delete(file),
      (error: unknown) => {
        this.logger.error(error instanceof Error ? error.stack : String(error));
        making.failed = true;
        setTimeout(() => this.making.delete(file), FAILED_MS).unref();
        throw unavailable();
      },
    );
    return making;
  }

  private async make(content: CatalogueContent, file: string, making: Making): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const unfinished = path.join(this.folder, `.new-${randomUUID()}`);
    try {
      // Only a process that makes one needs the library's 30 MB.
      const { renderPage } = await import('./render-page.js');
      const { Sheet } = await import('./sheet.js');
      const sheet = new Sheet(titleOf(content), content.words);
      const out = createWriteStream(unfinished);
      // A full disk ends the making, not the process.
      const written = once(out, 'finish');
      written.catch(() => undefined);
      sheet.doc.pipe(out);
      const context = {
        origin: this.origin,
        contact: content.words.contact,
        picture: this.rendition.bind(this),
      };
      for (const [index, page] of planCatalogue(content).entries()) {
        if (out.errored) throw out.errored;
        await renderPage(sheet, page, index + 1, context);
        making.made = index + 1;
        await setImmediate();
      }
      sheet.doc.end();
      await written;
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
    await this.sweep(content, file);
  }

  /** Deletes earlier versions; open streams can still be read. */
  private async sweep(content: CatalogueContent, file: string): Promise<void> {
    for (const name of await readdir(this.folder))
      if (name.startsWith(`${scopeOf(content)}-`) && name !== path.basename(file))
        await rm(path.join(this.folder, name), { force: true });
  }

  private async find(content: CatalogueContent): Promise<CatalogueFile | null> {
    const file = this.fileOf(content);
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    return { file, bytes: found.size, key: content.key, name: nameOf(content) };
  }

  private fileOf(content: CatalogueContent): string {
    return path.join(this.folder, `${scopeOf(content)}-${content.key}.pdf`);
  }

  private async rendition(
    { url, widths, squares }: Pick<PictureDto, 'url' | 'widths' | 'squares'>,
    atLeast: number,
    shape: PictureShape = 'whole',
  ): Promise<Buffer | null> {
    const [, assetKey, format] = /^\/media\/(.+)\/s?\d+\.(jpg|png)$/.exec(url) ?? [];
    const isSquare = shape === 'square' && squares.length > 0;
    const sizes = isSquare ? squares : widths;
    const width = sizes.find((one) => one >= atLeast) ?? sizes.at(-1);
    if (!assetKey || !format || !width || assetKey.split('/').includes('..')) return null;
    const name = `${isSquare ? 's' : ''}${width}.${format}`;
    const stored = await this.storage.read(assetKey, name);
    return stored ?? readFile(path.join(DEMO_MEDIA, assetKey, name)).catch(() => null);
  }
}

const unavailable = () =>
  new ServiceUnavailableException('The catalogue could not be created. Please try again.');

const scopeOf = ({ collection }: CatalogueContent): string =>
  collection ? String(collection.collection_id) : 'all';

const titleOf = ({ collection }: CatalogueContent): Message =>
  collection
    ? TEXTS.titleOfCollection.with({ collection: collection.collection_name })
    : TEXTS.title;

/** ASCII letters and figures alone, as every system takes them. */
function nameOf(content: CatalogueContent): string {
  const plain = content.words.text(titleOf(content)).normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.match(/[A-Za-z0-9]+/g) ?? [];
  return `${words.join('-').slice(0, 60)}.pdf`;
}
