import {
  RESERVED_SEGMENTS,
  weightOf,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from '@tivara/contracts';
import semver from 'semver';

const titleOf = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;

/**
 * That a shell hands out what a remote takes.
 * @throws Error with a sentence for the first thing that is missing.
 */
export function checkNeeds(remote: RemoteRelease, shell: ShellRelease): void {
  const { needs } = remote;
  const { provides } = shell;
  const lacks = (what: string, cure: string) =>
    new Error(
      `${titleOf(remote)} needs ${what}, which ${titleOf(shell)} does not provide: ${cure}`,
    );
  if (!semver.satisfies(full(provides.contract), `^${full(needs.contract)}`))
    throw lacks(
      `contract ${needs.contract}`,
      `the shell has ${provides.contract}. Build the older of the two against the contract of the other.`,
    );
  for (const [id, version] of Object.entries(needs.shared)) {
    const provided = provides.shared[id];
    if (!provided || !semver.satisfies(provided, `^${version}`))
      throw lacks(
        `${id} ^${version}`,
        provided
          ? `the shell has ${provided}. Deploy a shell with it first, or build against ${provided}.`
          : 'it is not shared. Bundle it, or share it from the shell first.',
      );
  }
  for (const [id, names] of Object.entries(needs.names)) {
    const missing = names.filter((name) => !provides.names[id]?.includes(name));
    if (missing.length)
      throw lacks(
        `${missing.join(', ')} of ${id}`,
        'add the name to the shared names and deploy the shell first.',
      );
  }
}

const full = (version: string) => semver.coerce(version)?.version ?? version;

/**
 * That a remote's paths are nobody else's.
 * @throws Error naming the path and its owner.
 */
export function checkPaths(remote: RemoteRelease, others: RemoteRelease[]): void {
  for (const { path } of remote.routes) {
    const [, first = ''] = path.split('/');
    if (RESERVED_SEGMENTS.some((segment) => segment === first))
      throw new Error(
        `${titleOf(remote)} may not own ${path}: /${first} is reserved. Choose another path.`,
      );
    const owner = others.find(
      ({ name, routes }) =>
        name !== remote.name && routes.some((route) => shapeOf(route.path) === shapeOf(path)),
    );
    if (owner)
      throw new Error(
        `${titleOf(remote)} may not own ${path}: it belongs to ${owner.name} (team ${owner.owner}). Choose another path, or ask that team to give it up first.`,
      );
  }
}

/** Parameters match alike whatever they are called, and case is no difference. */
const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':').toLowerCase();

/**
 * That an app's scripts and styles stay within what it allows itself.
 * @throws Error with both sizes and the heaviest files.
 */
export function checkBudget(release: Release): void {
  const names = Object.keys(release.files).filter((file) => /^web\/.*\.(js|css)$/.test(file));
  const weight = weightOf(release, names);
  if (weight <= release.budget) return;
  const brotliOf = (name: string) => release.files[name]?.brotli ?? 0;
  const heaviest = names.sort((a, b) => brotliOf(b) - brotliOf(a)).slice(0, 3);
  throw new Error(
    `${titleOf(release)} weighs ${weight} bytes, ${weight - release.budget} more than its budget of ${release.budget}. The heaviest: ${heaviest.map((name) => `${name} ${brotliOf(name)}`).join(', ')}. Make it lighter, or raise the budget in webpack.config.mjs and say why.`,
  );
}
