/** Stores releases: immutable contents by keys like `wishlist/1.2.0/release.json`. */
export interface ReleaseStorage {
  /** A path or URL, for messages. */
  readonly location: string;
  /** The names directly below a prefix, which is empty or ends with `/`; those with more below them end with `/`. */
  list(prefix: string): Promise<string[]>;
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Stores a content durably, and as a whole. @returns false when the key exists: its content stays */
  create(key: string, content: Uint8Array): Promise<boolean>;
  /** Stores a content in place of any other. Only the API's types change. */
  replace(key: string, content: Uint8Array): Promise<void>;
  /** Removes all that is below a prefix. */
  remove(prefix: string): Promise<void>;
  /** Removes what processes that crashed before `time` left below an app. (ms since 1970) */
  removeDrafts(app: string, time: number): Promise<void>;
  /** Rejects with a sentence when it cannot be read. */
  check(): Promise<void>;
}
