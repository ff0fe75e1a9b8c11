import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import type { Frame } from '@tivara/contracts';
import type { ReleaseStore } from '@tivara/releases';
import { LRUCache } from 'lru-cache';

/** A place in a served file; nothing else is looked up. */
const SERVED = /^\/r\/([\w-]+)\/([\w.+-]+)\/(web\/[\w.-]+\.js)$/;
/** Maps that are kept at hand: a shell's is some megabytes. */
const KEPT = 8;

/** Makes stacks readable with the maps that lie beside the releases. They are never served. */
export class SourceMaps {
  private readonly maps = new LRUCache<string, Promise<TraceMap | null>>({ max: KEPT });

  constructor(private readonly store: ReleaseStore) {}

  /** Places in the sources; one without a map stays as it came. */
  stack(frames: readonly Frame[]): Promise<string[]> {
    return Promise.all(frames.map((frame) => this.place(frame)));
  }

  private async place({ file, line, column }: Frame): Promise<string> {
    const [, app, version, name] = SERVED.exec(file) ?? [];
    const map = app && version && name ? await this.map(app, version, name) : null;
    // Columns count from 1 in stacks and from 0 in maps.
    const found = map && originalPositionFor(map, { line, column: Math.max(0, column - 1) });
    if (!found?.source) return `${path.posix.basename(file)}:${line}:${column}`;
    const place = `${shortened(found.source)}:${found.line}:${found.column + 1}`;
    return found.name ? `${found.name} (${place})` : place;
  }

  private map(app: string, version: string, name: string): Promise<TraceMap | null> {
    const file = path.join(this.store.folderOf(app, version), `${name}.map`);
    const known = this.maps.get(file);
    if (known) return known;
    const read = readFile(file, 'utf8').then(
      (text) => new TraceMap(text),
      () => null,
    );
    this.maps.set(file, read);
    return read;
  }
}

/** webpack://wishlist/./src/heart/heart.tsx → src/heart/heart.tsx */
const shortened = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.{1,2}\/)+/, '');
