import path from 'node:path';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';

import type { ReleaseStore } from '@tivara/releases';
import type { StackFrameDto } from './report.dto.js';

/** Only locations in served files. */
const SERVED = /^\/r\/([\w-]+)\/([\w.+-]+)\/(web\/[\w.-]+\.js)$/;

/** Of one answer, as a map can have several megabytes. */
export class SourceMaps {
  private readonly maps = new Map<string, Promise<TraceMap | null>>();

  constructor(private readonly store: ReleaseStore) {}

  stack(frames: readonly StackFrameDto[]): Promise<string[]> {
    return Promise.all(frames.map((frame) => this.resolve(frame)));
  }

  private async resolve({ file, line, column }: StackFrameDto): Promise<string> {
    const [, app, version, name] = SERVED.exec(file) ?? [];
    const map = app && version && name ? await this.map(app, version, name) : null;
    const found = map && originalPositionFor(map, { line, column: Math.max(0, column - 1) });
    if (!found?.source) return `${path.posix.basename(file)}:${line}:${column}`;
    const location = `${shortened(found.source)}:${found.line}:${found.column + 1}`;
    return found.name ? `${found.name} (${location})` : location;
  }

  private map(app: string, version: string, name: string): Promise<TraceMap | null> {
    const key = `${app}/${version}/${name}`;
    const known = this.maps.get(key);
    if (known) return known;
    const read = this.store.file(app, version, `${name}.map`).then(
      (content) => content && new TraceMap(content.toString()),
      () => null,
    );
    this.maps.set(key, read);
    return read;
  }
}

/** webpack://wishlist/./src/heart/heart.tsx → src/heart/heart.tsx */
const shortened = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.{1,2}\/)+/, '');
