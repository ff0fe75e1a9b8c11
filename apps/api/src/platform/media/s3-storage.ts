import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Setting } from '../settings/settings.js';
import type { Rendition } from './renditions.js';
import { TYPES, type MediaStorage } from './storage.js';

/** `{prefix}{assetKey}/{name}` in an S3-compatible bucket, with the environment's credentials. */
export class S3Storage implements MediaStorage {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor({ bucket, prefix, endpoint, region }: S3Setting) {
    this.bucket = bucket;
    this.prefix = prefix;
    this.client = new S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Other services do not support newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async create(assetKey: string, files: AsyncIterable<Rendition>): Promise<void> {
    try {
      for await (const file of files) await this.add(assetKey, file);
    } catch (error) {
      await this.remove(assetKey);
      throw error;
    }
  }

  async add(assetKey: string, { name, bytes }: Rendition): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: this.keyOf(assetKey, name),
        Body: bytes,
        ContentType: TYPES[name.slice(name.lastIndexOf('.') + 1)],
      }),
    );
  }

  async read(assetKey: string, name: string): Promise<Buffer | null> {
    const found = await this.open(`${assetKey}/${name}`);
    return found && Buffer.concat(await found.stream.toArray());
  }

  async open(key: string) {
    const Key = `${this.prefix}${key}`;
    try {
      const found = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key }));
      return { stream: found.Body as Readable, bytes: Number(found.ContentLength) };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async removeFile(assetKey: string, name: string): Promise<void> {
    await this.delete([this.keyOf(assetKey, name)]);
  }

  async remove(assetKey: string): Promise<void> {
    for await (const { Key } of this.list(`${this.prefix}${assetKey}/`)) await this.delete([Key]);
  }

  async *assetKeys() {
    // Keys are sorted, so the files of an asset are adjacent.
    let last = '';
    for await (const { Key, LastModified } of this.list(this.prefix)) {
      const assetKey = Key.slice(this.prefix.length, Key.lastIndexOf('/'));
      if (assetKey !== last) yield { assetKey, storedAt: LastModified };
      last = assetKey;
    }
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
  }

  private async *list(prefix: string): AsyncGenerator<{ Key: string; LastModified: Date }> {
    let token: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.bucket,
          Prefix: prefix,
          ContinuationToken: token,
        }),
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified) yield { Key, LastModified };
      token = page.NextContinuationToken;
    } while (token);
  }

  private keyOf = (assetKey: string, name: string) => `${this.prefix}${assetKey}/${name}`;

  private async delete(keys: string[]): Promise<void> {
    const Delete = { Objects: keys.map((Key) => ({ Key })) };
    await this.client.send(new DeleteObjectsCommand({ Bucket: this.bucket, Delete }));
  }
}
