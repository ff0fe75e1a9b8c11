import type { Settings } from '../settings/settings.js';
import { FolderStorage } from './folder-storage.js';
import type { MediaStorage } from './storage.js';

export async function openStorage({ storage }: Pick<Settings, 'storage'>): Promise<MediaStorage> {
  if (storage.kind === 'folder') return FolderStorage.open(storage.folder);
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage(storage);
}
