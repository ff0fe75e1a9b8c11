/** The integrity gate: the files are those that were built, and the version is new. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { SERVED_TYPES, type Release } from '@tivara/contracts';
import { checkBuild, integrityOf, type ReleaseStore } from '@tivara/releases';
import { rejectionOf, type Finding, type GateOutcome } from './finding.ts';

const decompress = promisify(zlib.brotliDecompress);

export async function integrityGate({
  release,
  dist,
  store,
  isFirst,
}: {
  release: Release;
  dist: string;
  store: ReleaseStore;
  isFirst: boolean;
}): Promise<GateOutcome> {
  const { name, version } = release;
  return {
    findings: [
      ...(await rejectionOf(() => checkBuild(release, dist))),
      ...(await rejectionOf(() => isFirst || store.assertNew(name, version))),
      ...(await changedCopies(release, dist)),
      ...unservedFiles(release),
    ],
  };
}

const unservedFiles = ({ name, version, files }: Release): Finding[] =>
  Object.keys(files)
    .filter((file) => file.startsWith('web/') && !SERVED_TYPES[path.extname(file)])
    .map((file): Finding => ({
      code: 'TIV-302',
      what: `${name} ${version}: ${file} would not be served.`,
      why: `Releases serve only ${Object.keys(SERVED_TYPES).join(', ')}.`,
      do: 'Inline it, or take pictures from the media storage; and leave it out of release.json.',
    }));

/** Brotli copies are sent to browsers, but not listed in release.json. */
async function changedCopies({ name, version, files }: Release, dist: string) {
  const found = await Promise.all(
    Object.entries(files).map(async ([file, { integrity }]) => {
      const copy = await fs.readFile(path.join(dist, `${file}.br`)).catch(() => null);
      const content = copy && (await decompress(copy).catch(() => null));
      if (!copy || (content && integrityOf(content) === integrity)) return [];
      const what = `${name} ${version}: ${file}.br is not a copy of ${file}.`;
      return [{ code: 'TIV-303' as const, what, do: 'Build and deploy again.' }];
    }),
  );
  return found.flat();
}
