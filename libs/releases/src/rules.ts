import {
  RESERVED_SEGMENTS,
  SHELL_PATHS,
  weightOf,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from '@tivara/contracts';
import semver from 'semver';

/** Names with a meaning of their own in commands and folders. */
const RESERVED_NAMES = ['shell', 'api'];

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

/** A segment of fixed text, or a parameter that takes one whole segment. */
const SEGMENT = /^(?::[a-z_]\w*|[a-z0-9][a-z0-9._~-]*)$/i;

/**
 * Checks that a remote's paths can be matched and belong to nobody else.
 * @throws Error naming the path, why it is refused and what to do.
 */
export function checkPaths(remote: RemoteRelease, others: RemoteRelease[]): void {
  if (RESERVED_NAMES.includes(remote.name))
    throw new Error(`No remote may be called ${remote.name}. Choose another name.`);
  for (const { path } of remote.routes) {
    const refuse = (reason: string) =>
      new Error(`${titleOf(remote)} may not own ${path}: ${reason}`);
    const shape = shapeOf(path);
    const [, first = ''] = shape.split('/');
    if (RESERVED_SEGMENTS.some((segment) => segment === first))
      throw refuse(`/${first} is reserved. Choose another path.`);
    if (SHELL_PATHS.some((own) => own === shape))
      throw refuse(`${shape} is a page of the shell. Choose another path.`);
    const twin = remote.routes.find(
      (route) => route.path !== path && shapeOf(route.path) === shape,
    );
    if (twin) throw refuse(`${twin.path} matches the same addresses. Keep one of the two.`);
    for (const { name, owner, routes } of others) {
      const taken = routes.find((route) => shapeOf(route.path) === shape);
      if (!taken || name === remote.name) continue;
      const as = taken.path === path ? '' : ` as ${taken.path}, which matches the same addresses`;
      throw refuse(
        `it belongs to ${name} (team ${owner})${as}. Choose another path, or ask that team to give it up first.`,
      );
    }
    const malformed = faultOf(path);
    if (malformed) throw refuse(malformed);
  }
}

/** What the router would match otherwise than its owner expects, or would match in another's place. */
function faultOf(path: string): string | null {
  if (path === '/') return null;
  if (!path.startsWith('/')) return `it does not begin with a slash. Write /${path}.`;
  if (path.endsWith('/')) return `it ends with a slash. Write ${path.replace(/\/+$/, '') || '/'}.`;
  if (path.includes('*'))
    return 'it would match every address below it, also those of others. List the paths, with parameters such as /:id.';
  if (
    path
      .slice(1)
      .split('/')
      .every((segment) => SEGMENT.test(segment))
  )
    return null;
  return 'a segment is either letters, digits and . _ ~ -, or a parameter such as :id.';
}

/** Two paths of one shape match the same addresses: whatever their parameters are called, in any case, with a slash at the end or without. */
const shapeOf = (path: string) =>
  path
    .replace(/:[^/]+/g, ':')
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');

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
