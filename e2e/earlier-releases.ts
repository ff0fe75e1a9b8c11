import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '@tivara/workspace/steps';

const ARCHIVE = path.join(ROOT, 'e2e/earlier-releases/2026-11-23.tar.br');

/** Fills a release folder with the live releases of all apps as commit 017d80a7 built them, without source maps. */
export function fillWithEarlierReleases(releases: string): void {
  mkdirSync(releases, { recursive: true });
  const input = brotliDecompressSync(readFileSync(ARCHIVE));
  execFileSync('tar', ['-x', '-C', releases], { input });
}
