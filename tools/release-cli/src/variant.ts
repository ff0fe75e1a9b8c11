import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CodedError, type Deployment, type Release } from '@tivara/contracts';
import { ReleaseStore, integrityOf, currentOf } from '@tivara/releases';

/** What a test changes of a release, in a folder of its own. */
export type Edit = (release: Release, folder: string) => void;

/** The version of an app that is live. */
export async function liveVersion(releases: string, app: string): Promise<string> {
  const { live } = currentOf(await new ReleaseStore(releases).history(app));
  if (!live) throw new CodedError(`${app} was never deployed`, 'TIV-207');
  return live.version;
}

/** Deploys another version of an app: what is live, edited. @returns its name */
export async function deployVariant(
  releases: string,
  app: string,
  suffix: string,
  edit: Edit = () => undefined,
  deployment: Pick<Deployment, 'action' | 'share'> = { action: 'deploy' },
): Promise<string> {
  const version = await addVariant(releases, app, suffix, edit);
  const since = new Date().toISOString();
  await new ReleaseStore(releases).append(app, { version, since, by: 'test', ...deployment });
  return version;
}

/** Stores another version of an app without deploying it. @returns its name */
export async function addVariant(
  releases: string,
  app: string,
  suffix: string,
  edit: Edit = () => undefined,
): Promise<string> {
  const store = new ReleaseStore(releases);
  const live = await liveVersion(releases, app);
  const folder = mkdtempSync(path.join(tmpdir(), 'tivara-variant-'));
  try {
    const from = await store.release(app, live);
    await store.copyTo(from, folder, { maps: true });
    const release = { ...from, version: `${live}-${suffix}` };
    edit(release, folder);
    for (const [name, file] of Object.entries(release.files)) {
      if (!existsSync(path.join(folder, name))) continue;
      const integrity = integrityOf(readFileSync(path.join(folder, name)));
      // What was compressed is the file before the edit.
      if (integrity !== file.integrity) rmSync(path.join(folder, `${name}.br`), { force: true });
      file.integrity = integrity;
    }
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
    await store.add(release, folder);
    return release.version;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
