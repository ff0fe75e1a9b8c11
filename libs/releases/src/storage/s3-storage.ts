import { CodedError } from '@tivara/contracts';
import type * as S3 from '@aws-sdk/client-s3';
import type { ReleaseStorage } from './storage.js';

/** A bucket, and where in it: `prefix` is empty or ends with `/`. */
export interface S3Location {
  bucket: string;
  prefix: string;
  endpoint: string | undefined;
  region: string;
}

/** Entries of deployment histories, which are read at every poll, are smaller. (bytes) */
const SMALL = 2048;
/** What waits for a store that does not answer waits no longer. (ms) */
const CONNECT_TIMEOUT_MS = 2000;
const ANSWER_TIMEOUT_MS = 10_000;
/** Of a request whose key others are writing at the same moment. */
const CONFLICT_TRIES = 5;

/** An S3-compatible store that supports conditional writes (`If-None-Match`), with the environment's credentials. */
export class S3Storage implements ReleaseStorage {
  /** By key: a content never changes. */
  private readonly small = new Map<string, Buffer>();
  private sdk: Promise<Sdk> | undefined;

  constructor(
    readonly location: string,
    private readonly at: S3Location,
  ) {}

  async list(prefix: string): Promise<string[]> {
    const names: string[] = [];
    const top = this.keyOf(prefix);
    for await (const { Contents = [], CommonPrefixes = [] } of this.pages(top, '/'))
      names.push(
        ...[...Contents.map(({ Key }) => Key), ...CommonPrefixes.map(({ Prefix }) => Prefix)]
          .map((key) => String(key).slice(top.length))
          .filter((name) => name !== ''),
      );
    return names.sort();
  }

  async read(key: string): Promise<Buffer | null> {
    const known = this.small.get(key);
    if (known) return known;
    const content = await this.send(async ({ client, commands }) => {
      const { Body } = await client.send(new commands.GetObjectCommand(this.objectOf(key)));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    }).catch(nullWhenMissing);
    if (content && content.length < SMALL) this.small.set(key, content);
    return content;
  }

  async has(key: string): Promise<boolean> {
    const found = await this.send(({ client, commands }) =>
      client.send(new commands.HeadObjectCommand(this.objectOf(key))),
    ).catch(nullWhenMissing);
    return found !== null;
  }

  async create(key: string, content: Uint8Array): Promise<boolean> {
    for (let tries = 1; ; tries++)
      try {
        await this.put({ ...this.objectOf(key), Body: content, IfNoneMatch: '*' });
        return true;
      } catch (error) {
        if (!(error instanceof S3Error)) throw error;
        // Another write of the same key is in progress.
        if (error.status === 409 && tries < CONFLICT_TRIES) continue;
        if (error.status !== 412) throw error;
        // The answer of a first attempt may have been lost.
        return error.isRepeated && (await this.read(key))?.equals(content) === true;
      }
  }

  async replace(key: string, content: Uint8Array): Promise<void> {
    this.small.delete(key);
    await this.put({ ...this.objectOf(key), Body: content });
  }

  async remove(prefix: string): Promise<void> {
    for await (const { Contents = [] } of this.pages(this.keyOf(prefix))) {
      const Objects = Contents.map(({ Key }) => ({ Key }));
      if (Objects.length)
        await this.send(({ client, commands }) =>
          client.send(
            new commands.DeleteObjectsCommand({ Bucket: this.at.bucket, Delete: { Objects } }),
          ),
        );
    }
  }

  /** An object is stored as a whole or not at all. */
  async removeDrafts(): Promise<void> {}

  async check(): Promise<void> {
    await this.list('');
  }

  private async *pages(prefix: string, delimiter?: string) {
    let token: string | undefined;
    do {
      const page = await this.send(({ client, commands }) =>
        client.send(
          new commands.ListObjectsV2Command({
            Bucket: this.at.bucket,
            Prefix: prefix,
            Delimiter: delimiter,
            ContinuationToken: token,
          }),
        ),
      );
      yield page;
      token = page.NextContinuationToken;
    } while (token);
  }

  private put(object: S3.PutObjectCommandInput) {
    return this.send(({ client, commands }) => client.send(new commands.PutObjectCommand(object)));
  }

  private keyOf(key: string): string {
    return this.at.prefix + key;
  }

  private objectOf(key: string) {
    return { Bucket: this.at.bucket, Key: this.keyOf(key) };
  }

  /** Rejects with an S3Error. */
  private async send<T>(request: (sdk: Sdk) => Promise<T>): Promise<T> {
    // Only servers with such a store load it.
    this.sdk ??= openSdk(this.at);
    try {
      return await request(await this.sdk);
    } catch (error) {
      throw new S3Error(this.location, error as ServiceError);
    }
  }
}

interface ServiceError extends Error {
  $metadata?: { httpStatusCode?: number; attempts?: number };
}

class S3Error extends CodedError {
  override name = 'S3Error';
  readonly status: number | undefined;
  /** The request was sent more than once. */
  readonly isRepeated: boolean;

  constructor(location: string, error: ServiceError) {
    const reason = [error.name, error.message]
      .filter((text) => text && text !== 'Error')
      .join(': ');
    const remedy =
      error.name === 'CredentialsProviderError'
        ? ' Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.'
        : '';
    super(`The release store ${location} cannot be used (${reason}).${remedy}`, 'TIV-206', {
      cause: error,
    });
    this.status = error.$metadata?.httpStatusCode;
    this.isRepeated = (error.$metadata?.attempts ?? 1) > 1;
  }
}

function nullWhenMissing(error: unknown): null {
  if (!(error instanceof S3Error && error.status === 404)) throw error;
  return null;
}

interface Sdk {
  client: S3.S3Client;
  commands: typeof S3;
}

async function openSdk({ endpoint, region }: S3Location): Promise<Sdk> {
  const commands = await import('@aws-sdk/client-s3');
  const client = new commands.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Other services do not support newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: ANSWER_TIMEOUT_MS },
  });
  return { client, commands };
}
