import { CodedError, type Deployment } from '@tivara/contracts';
import { currentOf, previousVersion, type NumberedDeployment } from './current.js';
import { checkAgainst, resolveLive, verifiedReader } from './resolve.js';
import { DeploymentConflictError, type ReleaseStore } from './store.js';

type Author = Pick<Deployment, 'by'> & { why?: string };

const deploymentOf = (
  version: string,
  action: Deployment['action'],
  author: Author,
): Deployment => ({ version, since: new Date().toISOString(), action, ...author });

/** Aborts a running canary. @param wanted defaults to the previous live version. @throws Error when there is none, or it is incompatible */
export async function rollBack(
  store: ReleaseStore,
  app: string,
  wanted: string | undefined,
  author: Author,
): Promise<{ from: NumberedDeployment; to: NumberedDeployment }> {
  const history = await store.history(app);
  const { live, canary, retired } = currentOf(history);
  const from = canary ?? live ?? retired;
  if (!from) throw new CodedError(`${app} was never deployed to ${store.location}.`, 'TIV-207');
  const version =
    wanted ?? (canary && live ? live.version : (retired?.version ?? previousVersion(history)));
  if (!version)
    throw new CodedError(
      `${app} ${from.version} is the only version that was ever live.`,
      'TIV-208',
    );
  if (version === live?.version && !canary)
    throw new CodedError(`${app} ${version} is live already.`, 'TIV-209');
  await checkCompatible(store, app, version);
  const action = version === live?.version ? 'abort' : 'rollback';
  const to = await store.append(app, deploymentOf(version, action, author), from.number);
  return { from, to };
}

/** @param number of the canary's deployment. @throws DeploymentConflictError when there was another deployment since */
export async function endCanary(
  store: ReleaseStore,
  app: string,
  number: number,
  action: 'promote' | 'abort',
  author: Author,
): Promise<NumberedDeployment> {
  const { live, canary } = currentOf(await store.history(app));
  if (!live || canary?.number !== number) throw new DeploymentConflictError(app);
  if (action === 'promote') await checkCompatible(store, app, canary.version);
  const { version } = action === 'promote' ? canary : live;
  return store.append(app, deploymentOf(version, action, author), number);
}

/** Makes the previous version live again. @param number of the live deployment. @throws DeploymentConflictError when there was another deployment since, Error when there is no other version or it is incompatible */
export async function revertDeployment(
  store: ReleaseStore,
  app: string,
  number: number,
  author: Author,
): Promise<NumberedDeployment> {
  const history = await store.history(app);
  const { live, canary } = currentOf(history);
  if (canary || live?.number !== number) throw new DeploymentConflictError(app);
  const version = previousVersion(history);
  if (!version)
    throw new CodedError(
      `${app} ${live.version} is the only version that was ever live.`,
      'TIV-208',
    );
  await checkCompatible(store, app, version);
  return store.append(app, deploymentOf(version, 'rollback', author), number);
}

/** @throws Error when it is not live, has a canary, or is the shell */
export async function retire(
  store: ReleaseStore,
  app: string,
  author: Author,
): Promise<NumberedDeployment> {
  const { live, canary, retired } = currentOf(await store.history(app));
  if (retired)
    throw new CodedError(`${app} is retired already, since ${retired.since}.`, 'TIV-210');
  if (!live) throw new CodedError(`${app} was never deployed to ${store.location}.`, 'TIV-207');
  const release = await store.release(app, live.version).catch(() => null);
  if (app === 'shell' || release?.kind === 'shell')
    throw new CodedError('The shell cannot be retired: every page is rendered in it.', 'TIV-211');
  if (canary)
    throw new CodedError(
      `A canary of ${app} is running. End it first: npm run rollback -- ${app}, or promote it.`,
      'TIV-212',
    );
  return store.append(app, deploymentOf(live.version, 'retire', author), live.number);
}

/** @throws Error when a version's files are incomplete, or it is incompatible with what is live. */
async function checkCompatible(store: ReleaseStore, app: string, version: string): Promise<void> {
  const read = verifiedReader(store);
  const release = await read(app, version);
  const { live } = await resolveLive(store, read);
  const others = live.map((each) => each.release).filter(({ name }) => name !== app);
  checkAgainst(release, others);
}
