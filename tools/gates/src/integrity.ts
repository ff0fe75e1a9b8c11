/** The gate of integrity: the files are those that were built, and the version is a new one. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { SERVED_TYPES } from '@tivara/contracts';
import { integrityOf } from '@tivara/releases';
import { rejectionOf } from './rules.ts';
import type { Release } from '@tivara/contracts';
import type { ReleaseStore } from '@tivara/releases';
import type { Finding, GateOutcome } from './gates.ts';

const unbrotli = promisify(zlib.brotliDecompress);

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
  const findings = await rejectionOf(() => store.checkFiles(release, dist));
  if (!isFirst) findings.push(...(await rejectionOf(() => store.assertNew(name, version))));
  return {
    findings: [...findings, ...(await changedCopies(release, dist)), ...unservedFiles(release)],
  };
}

const unservedFiles = ({ name, version, files }: Release): Finding[] =>
  Object.keys(files)
    .filter((file) => file.startsWith('web/') && !SERVED_TYPES[path.extname(file)])
    .map((file) => ({
      what: `${name} ${version}: ${file} would not be served.`,
      why: `A release serves ${Object.keys(SERVED_TYPES).join(', ')} alone.`,
      do: 'Inline it, or take pictures from the media storage; and leave it out of release.json.',
    }));

/** Browsers are sent the compressed copy, which release.json does not name. */
async function changedCopies({ name, version, files }: Release, dist: string) {
  const found = await Promise.all(
    Object.entries(files).map(async ([file, { integrity }]) => {
      const copy = await fs.readFile(path.join(dist, `${file}.br`)).catch(() => null);
      if (!copy) return [];
      const content = await unbrotli(copy).catch(() => null);
      if (content && integrityOf(content) === integrity) return [];
      return [
        {
          what: `${name} ${version}: ${file}.br does not hold ${file}.`,
          do: 'Build and deploy again.',
        },
      ];
    }),
  );
  return found.flat();
}
