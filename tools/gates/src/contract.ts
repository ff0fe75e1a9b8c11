/** The contract gate: checks the types of the candidate against those of live versions, versions in open tabs, and the live API. */
import fs from 'node:fs';
import path from 'node:path';
import { breakingChanges } from '@tivara/build/api/changes';
import { reliedOn, type Description } from '@tivara/build/api/description';
import type { FrontendTypes } from '@tivara/build/types/frontend-types';
import { TYPES } from '@tivara/build/types/type-text';
import {
  CONTENT_FILE,
  RELEASE_RETENTION,
  splitId,
  type ContentDeclarations,
  type Release,
} from '@tivara/contracts';
import { checkAgainst, type ReleaseStore } from '@tivara/releases';
import { rejectionOf, unique, type Finding } from './finding.ts';
import { Comparison, type TypeIssue } from './type-comparison.ts';

/** `live: false` is a version that open tabs may still use. */
export interface Party {
  release: Release;
  types: FrontendTypes | null;
  /** Null for an app without. */
  content: ContentDeclarations | null;
  live: boolean;
}

/** `before`: versions of the candidate's own app. */
interface Parties {
  candidate: Party;
  others: Party[];
  before: Party[];
  api: Description | null;
}

const DAY_MS = 24 * 3600 * 1000;

export async function contractGate(parties: Parties) {
  const { candidate, others, api } = parties;
  const live = others.filter((other) => other.live).map(({ release }) => release);
  const findings = [
    ...(await rejectionOf(() => checkAgainst(candidate.release, live))),
    ...removedModules(parties),
    ...unknownModules(parties),
    ...contentFindings(candidate, others),
    ...(candidate.types ? propFindings(parties) : []),
    ...(api ? apiFindings(api, candidate) : []),
  ];
  const notes = [candidate, ...others]
    .filter(({ types }) => !types)
    .map(
      ({ release }) =>
        `${titleOf(release)} has no types: only its names and versions were compared.`,
    );
  if (!api) notes.push('The live API has no description: calls were not compared.');
  return { findings: unique(findings, ({ what, why }) => `${what}\n${why}`), notes };
}

/** Modules that others use and the candidate no longer exposes. */
function removedModules({ candidate: { release }, others, before }: Parties): Finding[] {
  return others.flatMap((user) =>
    usesOf(user.types, release.name)
      // A module that never existed is its user's issue.
      .filter(({ id }) => !exposes(release, id) && before.some((each) => exposes(each.release, id)))
      .map(({ id, at }): Finding => ({
        code: 'TIV-304',
        what: `${titleOf(release)} no longer exposes ${splitId(id).expose}`,
        why: `${describe(user)} renders ${id} (${at}).`,
        do: `Expose ${splitId(id).expose} again, or have team ${user.release.owner} stop rendering it first${tabs(user)}.`,
      })),
  );
}

/** The content that another app declares too: the API stores values by the names of blocks alone. */
function contentFindings(candidate: Party, others: Party[]): Finding[] {
  const blocksOf = ({ content }: Party) => Object.values(content ?? {}).flatMap(Object.keys);
  const own = blocksOf(candidate);
  return others
    .filter(({ live }) => live)
    .flatMap((other) =>
      blocksOf(other)
        .filter((block) => own.includes(block))
        .map((block): Finding => ({
          code: 'TIV-324',
          what: `${titleOf(candidate.release)} declares the content ${block}`,
          why: `${describe(other)} declares it, too.`,
          do: 'Give it another name, such as one that begins with its page.',
        })),
    );
}

/** Which live releases require a fragment of an app, a line each. */
export async function dependentsOf(
  store: ReleaseStore,
  live: Release[],
  app: string,
): Promise<string[]> {
  const others = live.filter(({ name }) => name !== app);
  const lines = others.map(async (release) => {
    const types = await storedTypes(store, release.name, release.version);
    const user = describe({ release, live: true });
    return usesOf(types, app).map(({ id, at }) => `${user} renders ${id} (${at}).`);
  });
  return (await Promise.all(lines)).flat();
}

/** The uses of an app's fragments that have no fallback. */
const usesOf = (types: FrontendTypes | null, app: string) =>
  (types?.uses ?? []).filter(({ id, mayMiss }) => splitId(id).remote === app && !mayMiss);

function unknownModules({ candidate: { release, types }, others }: Parties): Finding[] {
  return others
    .filter((other) => other.live)
    .flatMap((owner) =>
      usesOf(types, owner.release.name)
        .filter(({ id }) => !exposes(owner.release, id))
        .map(({ id, at }): Finding => ({
          code: 'TIV-305',
          what: `${titleOf(release)} renders ${id} (${at})`,
          why: `${describe(owner)} does not expose it.`,
          do: `Have team ${owner.release.owner} deploy it first, or add a fallback with <Remote missing>.`,
        })),
    );
}

/** All types are declared first, as they are compiled in one program. */
function propFindings({ candidate, others, before }: Parties): Finding[] {
  const comparison = new Comparison();
  const scopes = new Map(
    [candidate, ...others, ...before].map((party) => [
      party,
      {
        reads: comparison.scope(party.types?.reads ?? {}),
        gives: comparison.scope(party.types?.gives ?? {}),
      },
    ]),
  );
  const scopeOf = (party: Party) => scopes.get(party) ?? { reads: '', gives: '' };
  const compare = [
    ...others.flatMap((other) => [
      ...fragments(candidate, other, []),
      ...fragments(other, candidate, before),
    ]),
  ];
  return compare.flatMap((findings) => findings());

  /** The props that `user` passes to the fragments of `owner`. @param earlier versions of the owner */
  function fragments(user: Party, owner: Party, earlier: Party[]): (() => Finding[])[] {
    return (user.types?.uses ?? []).flatMap((use) => {
      const { remote, expose } = splitId(use.id);
      const props = owner.release.name === remote && owner.types?.exposes[expose];
      if (!props) return [];
      const given = comparison.type(scopeOf(user).gives, use.props);
      const wanted = comparison.type(scopeOf(owner).reads, props);
      const former = earlier.flatMap((each) => {
        const formerProps = each.types?.exposes[expose];
        return formerProps ? [comparison.type(scopeOf(each).reads, formerProps)] : [];
      });
      return () => [
        ...comparison.issues(given, wanted).map((issue): Finding => ({
          code: 'TIV-306',
          what: `${describe(user)} and ${describe(owner)} do not agree on ${use.id}: ${describeProp(issue)}`,
          why: `${user.release.name} passes ${givenText(issue)} (${use.at}); ${owner.release.name} takes ${issue.wanted}.`,
          do: remedyOf(user, owner, user === candidate, issue),
        })),
        ...comparison
          .unknownProperties(given, wanted)
          // Values may contain more than is read; a prop itself is passed for a purpose.
          .filter((prop) => !/[.[]/.test(prop))
          .filter((prop) =>
            former.some((type) => !comparison.unknownProperties(given, type).includes(prop)),
          )
          .map((prop): Finding => ({
            code: 'TIV-306',
            what: `${titleOf(candidate.release)} no longer takes the prop ${prop} of ${use.id}`,
            why: `${describe(user)} passes it (${use.at}).`,
            do: `Take ${prop} again, or have team ${user.release.owner} stop passing it first${tabs(user)}.`,
          })),
      ];
    });
  }
}

/** What the candidate relies on of the operations that it calls, and the live API does not do. */
function apiFindings(live: Description, { release, types }: Party): Finding[] {
  if (!types) return [];
  const called = reliedOn(live, new Set(Object.keys(types.calls)));
  return breakingChanges(types.api, called).map(({ operation, at, problem }): Finding => ({
    code: 'TIV-307',
    what: `${titleOf(release)} calls ${operation} (${types.calls[operation]})`,
    why: at ? `In the live API ${at} ${problem}.` : 'The live API has no such operation.',
    do: 'Deploy an API that does it first (expand, move, contract), or build it with a description that does without.',
  }));
}

function remedyOf(user: Party, owner: Party, isUserNew: boolean, { kind, path }: TypeIssue) {
  if (isUserNew)
    return `Pass what it takes, or have team ${owner.release.owner} deploy a version that takes both first${tabs(owner)}. See docs/how-to/contracts.md.`;
  const change = kind === 'missing' ? `make ${path} optional` : 'widen the type';
  return `Take what it passes as well (${change}), or have team ${user.release.owner} deploy first${tabs(user)}. See docs/how-to/contracts.md.`;
}

const tabs = ({ live }: Pick<Party, 'live'>) =>
  live
    ? ''
    : `; ${RELEASE_RETENTION.days} days after the deployment, no open tab uses the old version`;

const PROBLEMS = { missing: 'is missing', optional: 'may be missing', other: 'has another type' };
const describeProp = ({ path, kind }: TypeIssue) =>
  path ? `${path} ${PROBLEMS[kind]}` : 'the props differ';

const givenText = ({ kind, given }: TypeIssue) =>
  kind === 'optional' ? `${given}, or nothing` : given;

const titleOf = ({ name, version }: Release) => `${name} ${version}`;

const describe = ({ release, live }: Pick<Party, 'release' | 'live'>) =>
  `${titleOf(release)} (team ${release.owner}${live ? '' : ', used by open tabs'})`;

const exposes = (release: Release, id: string) =>
  release.kind === 'remote' && Object.hasOwn(release.exposes, splitId(id).expose);

/** The versions that the candidate has to be compatible with: the live ones, and those that open tabs may still use. */
export async function partiesOf(
  store: ReleaseStore,
  live: Release[],
  candidate: Release,
  now = Date.now(),
) {
  const parties: Party[] = [];
  for (const app of await store.apps()) {
    const current = live.find(({ name }) => name === app)?.version;
    const used = (await store.history(app))
      .filter((_, at, history) => {
        // Each version was live until the next deployment.
        const until = history[at - 1]?.since;
        return !until || now - Date.parse(until) < RELEASE_RETENTION.days * DAY_MS;
      })
      .filter(({ action }) => action !== 'retire')
      .map(({ version }) => version);
    const seen = new Set<string>();
    for (const version of new Set([...(current ? [current] : []), ...used])) {
      const release = await store.release(app, version).catch(() => null);
      // Most versions of a week have the same types.
      const output = release?.files[TYPES]?.integrity ?? version;
      if (!release || seen.has(output)) continue;
      seen.add(output);
      const types = await storedTypes(store, app, version);
      const content = parse<ContentDeclarations>(await store.file(app, version, CONTENT_FILE));
      parties.push({ release, types, content, live: version === current });
    }
  }
  return {
    others: parties.filter(({ release }) => release.name !== candidate.name),
    before: parties.filter(({ release }) => release.name === candidate.name),
  };
}

const storedTypes = async (store: ReleaseStore, app: string, version: string) =>
  parse<FrontendTypes>(await store.file(app, version, TYPES));

/** What a build recorded; null without. */
export const parse = <T>(content: Buffer | null): T | null =>
  content && (JSON.parse(content.toString()) as T);

/** What a build recorded in a file of its folder; null without. */
export function readRecorded<T>(folder: string, name: string): T | null {
  const file = path.join(folder, name);
  return fs.existsSync(file) ? parse<T>(fs.readFileSync(file)) : null;
}
