import type { Release } from '@tivara/contracts';
import { checkNeeds, checkPaths } from './rules.js';
import { pointerOf, type CanaryMove } from './pointer.js';
import type { NumberedMove, ReleaseStore } from './store.js';

/** A release that is live. */
export interface Live {
  release: Release;
  move: NumberedMove;
}

/** A release that a share of the visits gets in place of the live one of its app. */
export interface Canary {
  release: Release;
  move: CanaryMove;
}

/** A version that a pointer names and that is not served. */
export interface Refusal {
  app: string;
  version: string;
  reason: string;
}

/** Where pointers are read from: a release folder, or a copy of one. */
export type ReleaseSource = Pick<ReleaseStore, 'root' | 'apps' | 'moves'>;

/** Reads a version and judges it by itself; the caller may remember the answer, as a version never changes. */
export type ReadRelease = (app: string, version: string) => Promise<Release>;

/** Versions as they are once their files were found whole. */
export function readWhole(store: ReleaseStore): ReadRelease {
  const known = new Map<string, Release>();
  return async (app, version) => {
    const key = `${app} ${version}`;
    const release = known.get(key) ?? (await store.release(app, version));
    if (!known.has(key)) await store.checkFiles(release);
    known.set(key, release);
    return release;
  };
}

/**
 * The releases that go together: those that the pointers name, when they do. Otherwise the pointers' moves are gone through
 * in their order, and one that does not go with what stood before it is refused. So every server comes to the same answer,
 * also after a restart, and a bad deploy never takes down what was there. A canary that does not go with them is refused alone.
 * @throws Error when no shell can be served.
 */
export async function resolveLive(
  store: ReleaseSource,
  read: ReadRelease,
): Promise<{ live: Live[]; canaries: Canary[]; refused: Refusal[] }> {
  const all = await Promise.all((await store.apps()).map(movesOf(store)));
  const histories = all.map((moves) => moves.filter(({ action }) => action !== 'canary'));
  const newest = histories.flatMap(([last]) => last ?? []);
  let { live, reasons } = await enterAll(newest, read);
  if (reasons.size > 0) {
    const inOrder = histories.flat().sort((a, b) => (a.since < b.since ? -1 : 1));
    ({ live, reasons } = await enterAll(inOrder, read));
  }
  const refused = newest.flatMap((move): Refusal[] => {
    const reason = reasons.get(move);
    return reason ? [{ app: move.app, version: move.version, reason }] : [];
  });
  if (!live.some(({ release }) => release.kind === 'shell'))
    throw new Error(
      refused.length
        ? [
            `no shell can be served from ${store.root}`,
            ...refused.map(({ reason }) => reason),
          ].join('; ')
        : `No release is live in ${store.root}: no shell can be served. Publish this checkout with npm start, or deploy: npm run deploy -- shell`,
    );
  const canaries: Canary[] = [];
  for (const moves of all) {
    const { canary: move, retired } = pointerOf(moves);
    const [app] = moves.map((each) => each.app);
    if (!move || !app || retired) continue;
    try {
      const release = await read(app, move.version);
      const others = live.map((each) => each.release).filter(({ name }) => name !== app);
      checkAgainst(release, others);
      canaries.push({ release, move });
    } catch (error) {
      refused.push({ app, version: move.version, reason: (error as Error).message });
    }
  }
  return { live, canaries, refused };
}

/** Releases with candidates in place of others of their apps; one that does not go with the rest is left out. */
export function withCandidates(releases: Release[], candidates: Release[]): Release[] {
  return candidates.reduce((chosen, candidate) => {
    const others = chosen.filter(({ name }) => name !== candidate.name);
    try {
      checkAgainst(candidate, others);
      return [...others, candidate];
    } catch {
      return chosen;
    }
  }, releases);
}

type AppMove = NumberedMove & { app: string };

const movesOf = (store: ReleaseSource) => async (app: string) =>
  (await store.moves(app)).map((move): AppMove => ({ ...move, app }));

/** Lets moves in one by one. @returns what is live then, and why the others were refused. */
async function enterAll(
  moves: AppMove[],
  read: ReadRelease,
): Promise<{ live: Live[]; reasons: Map<AppMove, string> }> {
  const live = new Map<string, Live>();
  const reasons = new Map<AppMove, string>();
  for (const move of moves) {
    if (move.action === 'retire') {
      live.delete(move.app);
      continue;
    }
    try {
      const release = await read(move.app, move.version);
      const others = [...live.values()].map((each) => each.release);
      checkAgainst(
        release,
        others.filter(({ name }) => name !== move.app),
      );
      live.set(move.app, { release, move });
    } catch (error) {
      reasons.set(move, (error as Error).message);
    }
  }
  return { live: [...live.values()], reasons };
}

/**
 * That a release goes with those that are live.
 * @throws Error with a sentence for what stands against it.
 */
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
