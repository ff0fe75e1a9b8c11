import type { Move } from '@tivara/contracts';
import { pointerOf, previousOf } from './pointer.js';
import { checkAgainst, readWhole, resolveLive } from './resolve.js';
import { MovedError, type NumberedMove, type ReleaseStore } from './store.js';

/** Who moves, and when. */
type Mover = Pick<Move, 'by'> & { why?: string };

const moved = (version: string, action: Move['action'], mover: Mover): Move => ({
  version,
  since: new Date().toISOString(),
  action,
  ...mover,
});

/**
 * Makes a version live that was so before, for all visits; a running canary ends with it.
 * @param wanted by default the version before the live one; while a canary runs, the live one; of a retired app, its last one
 * @throws Error with a sentence when there is no such version, or it does not go with what is live.
 */
export async function rollBack(
  store: ReleaseStore,
  app: string,
  wanted: string | undefined,
  mover: Mover,
): Promise<{ from: NumberedMove; to: NumberedMove }> {
  const moves = await store.moves(app);
  const { live, canary, retired } = pointerOf(moves);
  const from = canary ?? live ?? retired;
  if (!from) throw new Error(`${app} was never deployed to ${store.root}.`);
  const version =
    wanted ?? (canary && live ? live.version : (retired?.version ?? previousOf(moves)));
  if (!version) throw new Error(`${app} ${from.version} is the only version that was ever live.`);
  if (version === live?.version && !canary) throw new Error(`${app} ${version} is live already.`);
  await checkWithOthers(store, app, version);
  const action = version === live?.version ? 'take back' : 'rollback';
  return { from, to: await store.point(app, moved(version, action, mover), from.number) };
}

/**
 * Ends a canary: its version gets all visits, or none.
 * @param number of the canary's move as the caller knows it
 * @throws MovedError when another move came since, so that of several who end it one does.
 */
export async function endCanary(
  store: ReleaseStore,
  app: string,
  number: number,
  action: 'promote' | 'take back',
  mover: Mover,
): Promise<NumberedMove> {
  const { live, canary } = pointerOf(await store.moves(app));
  if (!live || canary?.number !== number) throw new MovedError(app);
  if (action === 'promote') await checkWithOthers(store, app, canary.version);
  const { version } = action === 'promote' ? canary : live;
  return store.point(app, moved(version, action, mover), number);
}

/**
 * Takes a remote out of the site. A rollback or a deploy brings it back.
 * @throws Error with a sentence when it is not live, has a canary, or is the shell.
 */
export async function retire(
  store: ReleaseStore,
  app: string,
  mover: Mover,
): Promise<NumberedMove> {
  const moves = await store.moves(app);
  const { live, canary, retired } = pointerOf(moves);
  if (retired) throw new Error(`${app} is retired already, since ${retired.since}.`);
  if (!live) throw new Error(`${app} was never deployed to ${store.root}.`);
  const release = await store.release(app, live.version).catch(() => null);
  if (app === 'shell' || release?.kind === 'shell')
    throw new Error('The shell cannot be retired: every page is rendered in it.');
  if (canary)
    throw new Error(
      `A canary of ${app} is running. End it first: npm run rollback -- ${app}, or promote it.`,
    );
  return store.point(app, moved(live.version, 'retire', mover), live.number);
}

/** @throws Error with a sentence when a version is not whole, or does not go with what is live. */
async function checkWithOthers(store: ReleaseStore, app: string, version: string): Promise<void> {
  const read = readWhole(store);
  const release = await read(app, version);
  const { live } = await resolveLive(store, read);
  const others = live.map((each) => each.release).filter(({ name }) => name !== app);
  checkAgainst(release, others);
}
