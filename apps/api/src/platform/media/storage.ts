import type { Readable } from 'node:stream';
import type { Rendition } from './renditions.js';

/** Files of an asset are immutable. */
export interface MediaStorage {
  /** All or nothing. @throws ServiceUnavailableException when there is no room */
  create(assetKey: string, files: AsyncIterable<Rendition>): Promise<void>;
  add(assetKey: string, file: Rendition): Promise<void>;
  read(assetKey: string, name: string): Promise<Buffer | null>;
  open(key: string): Promise<{ stream: Readable; bytes: number } | null>;
  removeFile(assetKey: string, name: string): Promise<void>;
  remove(assetKey: string): Promise<void>;
  assetKeys(): AsyncIterable<{ assetKey: string; storedAt: Date }>;
  check(): Promise<void>;
}

export const STORAGE = Symbol('storage');

export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};
