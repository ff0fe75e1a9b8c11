import { CodedError, type Release } from '@tivara/contracts';
import { checkNeeds, checkPaths } from './rules.js';
import { currentOf, type CanaryDeployment, type NumberedDeployment } from './current.js';
import type { ReleaseStore } from './store.js';

export interface Live {
  release: Release;
  deployment: NumberedDeployment;
}

export interface Canary {
  release: Release;
  deployment: CanaryDeployment;
}

export interface Rejection {
  app: string;
  version: string;
  reason: string;
}

/** A release store, or a copy of one. */
export type ReleaseSource = Pick<ReleaseStore, 'location' | 'apps' | 'history'>;

export type ReadRelease = (app: string, version: string) => Promise<Release>;

export function verifiedReader(store: ReleaseStore): ReadRelease {
  const known = new Map<string, Release>();
  return async (app, version) => {
    const key = `${app} ${version}`;
    const release = known.get(key) ?? (await store.release(app, version));
    if (!known.has(key)) await store.checkFiles(release);
    known.set(key, release);
    return release;
  };
}

/** If the latest releases are incompatible, all deployments are replayed in order, so that a bad deploy never takes the site down. @throws Error when no shell can be served */
export async function resolveLive(
  store: ReleaseSource,
  read: ReadRelease,
): Promise<{ live: Live[]; canaries: Canary[]; rejected: Rejection[] }> {
  const all = await Promise.all((await store.apps()).map(historyOf(store)));
  const histories = all.map((history) => history.filter(({ action }) => action !== 'canary'));
  const newest = histories.flatMap(([last]) => last ?? []);
  let { live, reasons } = await replay(newest, read);
  if (reasons.size > 0) {
    const inOrder = histories.flat().sort((a, b) => (a.since < b.since ? -1 : 1));
    ({ live, reasons } = await replay(inOrder, read));
  }
  const rejected = newest.flatMap((deployment): Rejection[] => {
    const reason = reasons.get(deployment);
    return reason ? [{ app: deployment.app, version: deployment.version, reason }] : [];
  });
  if (!live.some(({ release }) => release.kind === 'shell'))
    throw new CodedError(
      rejected.length
        ? [
            `no shell can be served from ${store.location}`,
            ...rejected.map(({ reason }) => reason),
          ].join('; ')
        : `No release is live in ${store.location}: no shell can be served. Publish this checkout with npm start, or deploy: npm run deploy -- shell`,
      'TIV-218',
    );
  const canaries: Canary[] = [];
  for (const history of all) {
    const { canary: deployment, retired } = currentOf(history);
    const [app] = history.map((each) => each.app);
    if (!deployment || !app || retired) continue;
    try {
      const release = await read(app, deployment.version);
      const others = live.map((each) => each.release).filter(({ name }) => name !== app);
      checkAgainst(release, others);
      canaries.push({ release, deployment });
    } catch (error) {
      rejected.push({ app, version: deployment.version, reason: (error as Error).message });
    }
  }
  return { live, canaries, rejected };
}

/** Incompatible replacements are left out. */
export function replaceReleases(releases: Release[], replacements: Release[]): Release[] {
  return replacements.reduce((chosen, replacement) => {
    const others = chosen.filter(({ name }) => name !== replacement.name);
    try {
      checkAgainst(replacement, others);
      return [...others, replacement];
    } catch {
      return chosen;
    }
  }, releases);
}

type AppDeployment = NumberedDeployment & { app: string };

const historyOf = (store: ReleaseSource) => async (app: string) =>
  (await store.history(app)).map((deployment): AppDeployment => ({ ...deployment, app }));

/** Applies deployments in order. @returns what is live afterwards, and why the others were rejected. */
async function replay(
  deployments: AppDeployment[],
  read: ReadRelease,
): Promise<{ live: Live[]; reasons: Map<AppDeployment, string> }> {
  const live = new Map<string, Live>();
  const reasons = new Map<AppDeployment, string>();
  for (const deployment of deployments) {
    const { app, version, action } = deployment;
    if (action === 'retire') {
      live.delete(app);
      continue;
    }
    try {
      const release = await read(app, version);
      const others = [...live.values()].map((each) => each.release);
      checkAgainst(
        release,
        others.filter(({ name }) => name !== app),
      );
      live.set(app, { release, deployment });
    } catch (error) {
      reasons.set(deployment, (error as Error).message);
    }
  }
  return { live: [...live.values()], reasons };
}

/** @throws Error with the reason if a release is incompatible with others. */
export function checkAgainst(release: Release, others: Release[]): void {
  const remotes = others.filter((other) => other.kind === 'remote');
  if (release.kind === 'shell') {
    for (const remote of remotes) checkNeeds(remote, release);
    return;
  }
  checkPaths(release, remotes);
  const shell = others.find((other) => other.kind === 'shell');
  if (shell) checkNeeds(release, shell);
}
