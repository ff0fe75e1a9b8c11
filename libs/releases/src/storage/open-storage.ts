import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CodedError } from '@tivara/contracts';
import { FolderStorage } from './folder-storage.js';
import { S3Storage } from './s3-storage.js';
import type { ReleaseStorage } from './storage.js';

const REMEDY =
  'Give a folder, as a path or file:///folder, or s3://bucket/prefix?endpoint=https://store.example&region=us-east-1.';

/** The folder of releases on this machine; null for an object store. @throws Error with a sentence if it is neither */
export function folderAt(location: string): string | null {
  if (!/^[a-z][\w+.-]+:/i.test(location)) return path.resolve(location);
  if (location.startsWith('s3:')) return null;
  if (URL.canParse(location) && location.startsWith('file:')) return fileURLToPath(location);
  throw new CodedError(`The releases are at "${location}". ${REMEDY}`, 'TIV-205');
}

/** @param location of releases, as RELEASES_URL has it. @throws Error with a sentence if it is wrong */
export function openStorage(location: string): ReleaseStorage {
  const folder = folderAt(location);
  if (folder !== null) return new FolderStorage(folder);
  const url = URL.canParse(location) ? new URL(location) : null;
  if (!url?.hostname)
    throw new CodedError(`The releases are at "${location}". ${REMEDY}`, 'TIV-205');
  const { hostname, pathname, searchParams } = url;
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  return new S3Storage(location, {
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? 'us-east-1',
  });
}
