import { CodedError, RESERVED_SEGMENTS, SHELL_PATHS, weightOf } from '@tivara/contracts';
import type { Release, RemoteRelease, ShellRelease } from '@tivara/contracts';
import semver from 'semver';

const RESERVED_NAMES = ['shell', 'api'];

const titleOf = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;

/** @throws Error naming the first thing that a remote needs and the shell does not provide. */
export function checkNeeds(remote: RemoteRelease, shell: ShellRelease): void {
  const { needs } = remote;
  const { provides } = shell;
  const missingNeed = (what: string, remedy: string) =>
    new CodedError(
      `${titleOf(remote)} needs ${what}, which ${titleOf(shell)} does not provide: ${remedy}`,
      'TIV-213',
    );
  if (!semver.satisfies(full(provides.contract), `^${full(needs.contract)}`))
    throw missingNeed(
      `contract ${needs.contract}`,
      `the shell has ${provides.contract}. Build the older of the two against the contract of the other.`,
    );
  for (const [id, version] of Object.entries(needs.shared)) {
    const provided = provides.shared[id];
    if (!provided || !semver.satisfies(provided, `^${version}`))
      throw missingNeed(
        `${id} ^${version}`,
        provided
          ? `the shell has ${provided}. Deploy a shell with it first, or build against ${provided}.`
          : 'it is not shared. Bundle it, or share it from the shell first.',
      );
  }
  for (const [id, names] of Object.entries(needs.names)) {
    const missing = names.filter((name) => !provides.names[id]?.includes(name));
    if (missing.length)
      throw missingNeed(
        `${missing.join(', ')} of ${id}`,
        'add the name to the shared names and deploy the shell first.',
      );
  }
}

const full = (version: string) => semver.coerce(version)?.version ?? version;

/** A segment of fixed text, or a parameter that takes one whole segment. */
const SEGMENT = /^(?::[a-z_]\w*|[a-z0-9][a-z0-9._~-]*)$/i;

/** @throws Error when a release is of another app or version than it was stored as, or claims to be the shell */
export function checkIdentity(release: Release, app: string, version: string): void {
  const { name, kind } = release;
  if (name !== app || release.version !== version)
    throw new CodedError(
      `${app} ${version} is a build of ${name} ${release.version}. Deploy it under its own name.`,
      'TIV-214',
    );
  if ((kind === 'shell') !== (name === 'shell'))
    throw new CodedError(
      kind === 'shell'
        ? `${titleOf(release)} claims to be the shell, which only the app "shell" is. Build it as a remote.`
        : `A remote cannot be named ${name}. Choose another name.`,
      'TIV-215',
    );
}

/** @throws Error when a path is malformed, reserved or owned by another app. An app owns all paths that begin like one of its own. */
export function checkPaths(remote: RemoteRelease, others: RemoteRelease[]): void {
  if (RESERVED_NAMES.includes(remote.name))
    throw new CodedError(
      `A remote cannot be named ${remote.name}. Choose another name.`,
      'TIV-215',
    );
  for (const { path } of remote.routes) {
    const invalid = (reason: string) =>
      new CodedError(`${titleOf(remote)} cannot own ${path}: ${reason}`, 'TIV-216');
    const shape = shapeOf(path);
    const [, first = ''] = shape.split('/');
    if (RESERVED_SEGMENTS.some((segment) => segment === first))
      throw invalid(`/${first} is reserved. Choose another path.`);
    if (SHELL_PATHS.some((own) => own === shape))
      throw invalid(`${shape} is a page of the shell. Choose another path.`);
    const twin = remote.routes.find(
      (route) => route.path !== path && shapeOf(route.path) === shape,
    );
    if (twin) throw invalid(`${twin.path} matches the same URLs. Remove one of the two.`);
    for (const { name, owner, routes } of others) {
      if (name === remote.name) continue;
      const taken = routes.find((route) => shapeOf(route.path) === shape);
      const above = routes.find((route) => shapeOf(route.path).split('/')[1] === first);
      if (!taken && above && first !== '' && first !== ':')
        throw invalid(
          `/${first} belongs to ${name} (team ${owner}), as ${above.path}. Choose another path, or agree with that team to free it first.`,
        );
      if (!taken) continue;
      const as = taken.path === path ? '' : ` as ${taken.path}, which matches the same URLs`;
      throw invalid(
        `it belongs to ${name} (team ${owner})${as}. Choose another path, or agree with that team to free it first.`,
      );
    }
    const malformed = malformation(path);
    if (malformed) throw invalid(malformed);
  }
}

function malformation(path: string): string | null {
  if (path === '/') return null;
  if (!path.startsWith('/')) return `it does not begin with a slash. Write /${path}.`;
  if (path.endsWith('/')) return `it ends with a slash. Write ${path.replace(/\/+$/, '') || '/'}.`;
  if (path.includes('*'))
    return 'it would match every URL below it, including those of other apps. List the paths, with parameters such as /:id.';
  if (
    path
      .slice(1)
      .split('/')
      .every((segment) => SEGMENT.test(segment))
  )
    return null;
  return 'a segment is either letters, digits and . _ ~ -, or a parameter such as :id.';
}

/** Paths of one shape match the same URLs. */
const shapeOf = (path: string) =>
  path
    .replace(/:[^/]+/g, ':')
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');

/** @throws Error with both sizes and the largest files */
export function checkBudget(release: Release): void {
  const names = Object.keys(release.files).filter((file) => /^web\/.*\.(js|css)$/.test(file));
  const weight = weightOf(release, names);
  if (weight <= release.budget) return;
  const brotliOf = (name: string) => release.files[name]?.brotli ?? 0;
  const largest = names.sort((a, b) => brotliOf(b) - brotliOf(a)).slice(0, 3);
  throw new CodedError(
    `${titleOf(release)} has ${weight} bytes, ${weight - release.budget} more than its budget of ${release.budget}. Largest files: ${largest.map((name) => `${name} ${brotliOf(name)}`).join(', ')}. Reduce its size, or raise the budget in webpack.config.mjs and explain why.`,
    'TIV-217',
  );
}
