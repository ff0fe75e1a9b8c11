import type { Readable } from 'node:stream';
import type { Rendition } from './renditions.js';

/** Where the renditions of uploaded pictures lie: a folder or a bucket. An asset's files are never changed. */
export interface MediaStorage {
  /**
   * Stores the files of a new assetKey.
   * @throws ServiceUnavailableException when there is no room; then nothing of the assetKey is left.
   */
  create(assetKey: string, files: AsyncIterable<Rendition>): Promise<void>;
  /** Adds a file to an asset key. */
  add(assetKey: string, file: Rendition): Promise<void>;
  /** A file's bytes; null when there is none. */
  read(assetKey: string, name: string): Promise<Buffer | null>;
  /** A file as it is served; null when there is none. */
  open(key: string): Promise<{ stream: Readable; bytes: number } | null>;
  removeFile(assetKey: string, name: string): Promise<void>;
  remove(assetKey: string): Promise<void>;
  /** Every assetKey with when it was stored. */
  assetKeys(): AsyncIterable<{ assetKey: string; storedAt: Date }>;
  /** Rejects when nothing can be stored or read now. */
  check(): Promise<void>;
}

/** Injects the MediaStorage. */
export const STORAGE = Symbol('storage');

/** The media type of a rendition by its name. */
export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};
