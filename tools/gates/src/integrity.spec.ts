/** The gate of integrity over a copy of a real build. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { ReleaseStore, integrityOf } from '@tivara/releases';
import { builtRelease } from '@tivara/build/built-release';
import { ROOT } from '@tivara/workspace/steps';
import { integrityGate } from './integrity.ts';
import type { RemoteRelease } from '@tivara/contracts';

const folder = (name: string) => fs.mkdtempSync(path.join(os.tmpdir(), name));
const BUILT = path.join(ROOT, 'apps/mfe-stores/dist');

async function runGate(
  tamper: (dist: string, entry: string) => void = () => undefined,
  store = new ReleaseStore(folder('tivara-releases-')),
) {
  const dist = folder('tivara-tampered-');
  fs.cpSync(BUILT, dist, { recursive: true });
  const release = builtRelease(dist) as RemoteRelease;
  tamper(dist, path.join(dist, release.entry));
  const { findings } = await integrityGate({ release, dist, store, isFirst: false });
  return findings.map(({ what }) => what);
}

test('an unchanged build passes', async () => {
  expect(await runGate()).toEqual([]);
});

test('a changed file is reported', async () => {
  expect(await runGate((_dist, entry) => fs.appendFileSync(entry, ' '))).toEqual([
    expect.stringMatching(/web\/remoteEntry\S+ differs from the build/),
  ]);
});

test('changed types are reported', async () => {
  const change = (dist: string) => fs.appendFileSync(path.join(dist, 'types.json'), ' ');
  expect(await runGate(change)).toEqual([
    expect.stringContaining('types.json differs from the build'),
  ]);
});

test('a compressed copy with other content is reported', async () => {
  const change = (_dist: string, entry: string) =>
    fs.writeFileSync(`${entry}.br`, zlib.brotliCompressSync('alert(1)'));
  expect(await runGate(change)).toEqual([
    expect.stringMatching(/web\/remoteEntry\S+\.js\.br is not a copy of web\/remoteEntry\S+\.js\./),
  ]);
});

test('a listed file of a type that is not served is reported', async () => {
  const dist = folder('tivara-unserved-');
  fs.mkdirSync(path.join(dist, 'web'));
  fs.writeFileSync(path.join(dist, 'web/x.mp4'), '');
  const file = { integrity: integrityOf(Buffer.from('')), bytes: 0, brotli: 0 };
  const release = { ...builtRelease(BUILT), files: { 'web/x.mp4': file } };
  const store = new ReleaseStore(folder('tivara-releases-'));
  const { findings } = await integrityGate({ release, dist, store, isFirst: false });
  expect(findings.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^stores \S+: web\/x\.mp4 would not be served\.$/),
  ]);
});

test('an existing version is reported', async () => {
  const store = new ReleaseStore(folder('tivara-releases-'));
  await store.add(builtRelease(BUILT), BUILT);
  expect(await runGate(undefined, store)).toEqual([expect.stringContaining('exists already')]);
});
