/**
 * The gate of contracts: what the candidate exposes, uses and calls is held against what the live versions, those that open
 * tabs may still hold, and the live API expect, by assignability of the types that each build wrote down (types.json).
 */
import fs from 'node:fs';
import path from 'node:path';
import { RELEASE_RETENTION, splitId } from '@tivara/contracts';
import { checkAgainst } from '@tivara/releases';
import { Comparison, nearest } from './type-comparison.ts';
import { rejectionOf } from './rules.ts';
import { TYPES } from '@tivara/build/types/type-text';
import type { Release } from '@tivara/contracts';
import type { FrontendTypes } from '@tivara/build/types/frontend-types';
import type { ApiTypes } from '@tivara/build/types/api-types';
import type { TypeIssue } from './type-comparison.ts';
import type { Finding } from './gates.ts';
import type { ReleaseStore } from '@tivara/releases';

export interface Party {
  release: Release;
  types: FrontendTypes | null;
  live: boolean;
}

const DAY_MS = 24 * 3600 * 1000;

/** @param world `before`: versions of the candidate's own app that are live or held. */
export async function contractGate({
  candidate,
  others,
  before,
  api,
}: {
  candidate: Party;
  others: Party[];
  before: Party[];
  api: ApiTypes | null;
}): Promise<{ findings: Finding[]; notes: string[] }> {
  const { release } = candidate;
  const live = others.filter((other) => other.live).map((other) => other.release);
  const findings = [
    ...(await rejectionOf(() => checkAgainst(release, live))),
    ...goneModules(candidate, others, before),
    ...unknownModules(candidate, others),
  ];
  const notes: string[] = [];
  for (const { release: other, types } of [candidate, ...others])
    if (!types)
      notes.push(`${titleOf(other)} carries no types: only its names and versions were compared.`);
  if (!api) notes.push('The live API has left no types: calls were not compared.');
  if (candidate.types) findings.push(...byTypes({ candidate, others, before, api }));
  return { findings: unique(findings), notes };
}

/** What of this app others use and the candidate does not bring. */
function goneModules({ release }: Party, others: Party[], before: Party[]): Finding[] {
  if (release.kind === 'shell') return [];
  return others.flatMap(({ release: user, types, live }) =>
    (types?.uses ?? [])
      .filter(({ id, mayMiss }) => splitId(id).remote === release.name && !mayMiss)
      .filter(({ id }) => !Object.hasOwn(release.exposes, splitId(id).expose))
      // One that was never there is its user's issue.
      .filter(({ id }) => before.some((each) => brings(each.release, id)))
      .map(({ id, at }) => ({
        what: `${titleOf(release)} no longer exposes ${splitId(id).expose}`,
        why: `${whoOf(user, live)} renders ${id} (${at}).`,
        do: `Expose ${splitId(id).expose} again, or have team ${user.owner} stop drawing it first${tabs(live)}.`,
      })),
  );
}

/** Which live releases cannot do without a fragment of an app, a line each. */
export const dependentsOf = (store: ReleaseStore, live: Release[], app: string): string[] =>
  live
    .filter(({ name }) => name !== app)
    .flatMap((release) => {
      const types: FrontendTypes | null = readTypes(store.folderOf(release.name, release.version));
      return (types?.uses ?? [])
        .filter(({ id, mayMiss }) => splitId(id).remote === app && !mayMiss)
        .map(({ id, at }) => `${whoOf(release, true)} renders ${id} (${at}).`);
    });

function unknownModules({ release, types }: Party, others: Party[]): Finding[] {
  return (types?.uses ?? []).flatMap(({ id, at, mayMiss }) => {
    const owner = others.find((other) => other.live && other.release.name === splitId(id).remote);
    if (mayMiss || !owner || brings(owner.release, id)) return [];
    return [
      {
        what: `${titleOf(release)} renders ${id} (${at})`,
        why: `${whoOf(owner.release, true)} does not expose it.`,
        do: `Have team ${owner.release.owner} deploy it first, or add a fallback with <Remote missing>.`,
      },
    ];
  });
}

function byTypes({
  candidate,
  others,
  before,
  api,
}: {
  candidate: Party;
  others: Party[];
  before: Party[];
  api: ApiTypes | null;
}): Finding[] {
  const comparison = new Comparison();
  const scopes = new Map(
    [candidate, ...others, ...before].flatMap((party) =>
      party.types
        ? [
            [
              party,
              {
                reads: comparison.scope(party.types.reads),
                gives: comparison.scope(party.types.gives),
              },
            ],
          ]
        : [],
    ),
  );
  const scopeOf = (party: Party) => scopes.get(party) ?? { reads: '', gives: '' };
  /** Everything is named first, as one program holds it all; then it is asked. */
  const comparisons: (() => Finding[])[] = [];
  const add = (...each: (() => Finding[])[]) => comparisons.push(...each);

  for (const other of others) {
    add(...fragments(candidate, other, []), ...fragments(other, candidate, before));
  }
  if (api) add(...calls(api));
  return comparisons.flatMap((compare) => compare());

  /**
   * What `user` hands to the fragments of `owner`.
   * @param earlier Versions of the owner.
   */
  function fragments(user: Party, owner: Party, earlier: Party[]): (() => Finding[])[] {
    const held = user === candidate ? owner : user;
    return (user.types?.uses ?? []).flatMap((use) => {
      const { remote, expose } = splitId(use.id);
      const takes = owner.release.name === remote && owner.types?.exposes[expose];
      if (!takes) return [];
      const given = comparison.type(scopeOf(user).gives, use.props);
      const wanted = comparison.type(scopeOf(owner).reads, takes);
      const former = earlier.flatMap((each) => {
        const took = each.types?.exposes[expose];
        return took ? [comparison.type(scopeOf(each).reads, took)] : [];
      });
      return () => [
        ...comparison.issues(given, wanted).map((issue) => ({
          what: `${whoOf(user.release, user.live)} and ${whoOf(owner.release, owner.live)} do not agree on ${use.id}: ${propOf(issue)}`,
          why: `${user.release.name} passes ${givenText(issue)} (${use.at}); ${owner.release.name} takes ${issue.wanted}.`,
          do: remedyOf(user, owner, held, issue),
        })),
        ...comparison
          .unknownProperties(given, wanted)
          // What lies inside a value may be more than is read; a prop of its own is passed for a purpose.
          .filter((prop) => !/[.[]/.test(prop))
          .filter((prop) =>
            former.some((took) => !comparison.unknownProperties(given, took).includes(prop)),
          )
          .map((prop) => ({
            what: `${titleOf(candidate.release)} no longer takes the prop ${prop} of ${use.id}`,
            why: `${whoOf(user.release, user.live)} passes it (${use.at}).`,
            do: `Take ${prop} again, or have team ${user.release.owner} stop passing it first${tabs(user.live)}.`,
          })),
      ];
    });
  }

  function calls(live: ApiTypes): (() => Finding[])[] {
    const { release, types } = candidate;
    if (!types) return [];
    const gives = comparison.scope(live.gives);
    const takes = comparison.scope(live.takes);
    const { reads, gives: own } = scopeOf(candidate);
    const called = types.calls.map((call) => {
      const title = `${call.method === '*' ? '' : `${call.method} `}${call.path}`;
      const routes = routesOf(live, call);
      if (routes.length === 0)
        return () => [
          {
            what: `${titleOf(release)} calls ${title} (${call.at})`,
            why: 'The live API has no such call.',
            do: 'Deploy an API that has it first (expand, move, contract), or call what there is.',
          },
        ];
      const wanted = comparison.type(reads, call.answer);
      const answers = routes.map((route) => comparison.type(gives, route.answer));
      // Where several calls come into question, nobody can tell which body goes with which.
      const sent = routes.length === 1 && call.body && comparison.type(own, call.body);
      const bodies = routes.flatMap((route) =>
        route.body ? [comparison.type(takes, route.body)] : [],
      );
      return () => [
        ...comparison.issuesOfNearest(answers, wanted).map((issue) => ({
          what: `${titleOf(release)} reads ${issue.path || 'the answer'} of ${title} (${call.at})`,
          why: `The live API answers ${issue.kind === 'missing' ? `without ${issue.path}` : givenText(issue)}; the build reads ${issue.wanted}.`,
          do: 'Deploy an API that answers it first, or do without: read it as something that may be missing.',
        })),
        ...(sent
          ? nearest(
              bodies.map((body) => [
                ...comparison.issues(sent, body),
                ...comparison.unknownProperties(sent, body).map((prop) => ({
                  path: prop,
                  kind: 'other' as const,
                  given: prop,
                  wanted: 'no such field',
                })),
              ]),
            )
          : []
        ).map((issue) => ({
          what: `${titleOf(release)} sends ${issue.path || 'its body'} with ${title} (${call.at})`,
          why: `It sends ${givenText(issue)}; the live API takes ${issue.wanted}.`,
          do: 'Send what the live API takes, or deploy an API that takes both first.',
        })),
      ];
    });
    const shapes = Object.keys(types.reads).filter((shape) => Object.hasOwn(live.gives, shape));
    const named = shapes.map((shape) => {
      const given = comparison.type(gives, shape);
      const wanted = comparison.type(reads, shape);
      return () =>
        comparison.issues(given, wanted).map((issue) => ({
          what: `${titleOf(release)} reads ${issue.path} of ${shape}`,
          why: `The live API answers ${shape} ${issue.kind === 'missing' ? `without ${issue.path}` : `with ${issue.path} as ${givenText(issue)}`}; the build reads ${issue.wanted}.`,
          do: 'Deploy an API that answers it first, or do without: read it as something that may be missing.',
        }));
    });
    return [...named, ...called];
  }
}

/** The routes that answer a call: those with most of its path as fixed text. */
function routesOf(
  { routes }: ApiTypes,
  { method, path: called }: { method: string; path: string },
) {
  const wanted = called.split('/');
  const fits = routes.filter((route) => {
    const parts = route.path.split('/');
    return (
      (method === '*' || route.method === method) &&
      parts.length === wanted.length &&
      parts.every((part, at) => part === '{}' || wanted[at] === '{}' || part === wanted[at])
    );
  });
  const fixed = (route: { path: string }) =>
    route.path.split('/').filter((part, at) => part !== '{}' && part === wanted[at]).length;
  const most = Math.max(...fits.map(fixed));
  return fits.filter((route) => fixed(route) === most);
}

function remedyOf(user: Party, owner: Party, held: Party, issue: TypeIssue) {
  const first = held === user ? user : owner;
  const remedy =
    held === user
      ? `Take what it passes as well (${issue.kind === 'missing' ? `make ${issue.path} optional` : 'widen the type'}), or have team ${user.release.owner} deploy first`
      : `Pass what it takes, or have team ${owner.release.owner} deploy a version that takes both first`;
  return `${remedy}${tabs(first.live)}. See docs/contracts.md.`;
}

const tabs = (live: boolean) =>
  live ? '' : `; ${RELEASE_RETENTION.days} days after it, no open tab holds the old version`;
const propOf = ({ path: at, kind }: TypeIssue) =>
  at
    ? `${at} ${kind === 'missing' ? 'is missing' : kind === 'optional' ? 'may be missing' : 'has another type'}`
    : 'the props differ';
const givenText = ({ kind, given }: TypeIssue) =>
  kind === 'optional' ? `${given}, or nothing` : given;
const titleOf = ({ name, version }: Release) => `${name} ${version}`;
const whoOf = (release: Release, live: boolean) =>
  `${titleOf(release)} (team ${release.owner}${live ? '' : ', held by open tabs'})`;
const brings = (release: Release, id: string) =>
  release.kind === 'remote' && Object.hasOwn(release.exposes, splitId(id).expose);

const unique = (findings: Finding[]) => [
  ...new Map(findings.map((each) => [`${each.what}\n${each.why}`, each])).values(),
];

/** Who the candidate has to go with: the live versions, and those that open tabs may still hold. */
export async function partiesOf(
  store: ReleaseStore,
  live: Release[],
  candidate: Release,
  now = Date.now(),
) {
  const parties: Party[] = [];
  for (const app of await store.apps()) {
    const history = await store.history(app);
    const current = live.find(({ name }) => name === app)?.version;
    const versions = new Set(
      history.flatMap(({ version, action }, at) => {
        if (action === 'retire') return [];
        // It was live until the next deployment.
        const until = history[at - 1]?.since;
        return !until || now - Date.parse(until) < RELEASE_RETENTION.days * DAY_MS ? [version] : [];
      }),
    );
    if (current) versions.add(current);
    const seen = new Set();
    for (const version of [...versions].sort((a) => (a === current ? -1 : 1))) {
      const release = await store.release(app, version).catch(() => null);
      // Most versions of a week say the same.
      const output = release?.files[TYPES]?.integrity ?? version;
      if (seen.has(output)) continue;
      seen.add(output);
      if (release)
        parties.push({
          release,
          types: readTypes(store.folderOf(app, version)),
          live: version === current,
        });
    }
  }
  return {
    others: parties.filter(({ release }) => release.name !== candidate.name),
    before: parties.filter(({ release }) => release.name === candidate.name),
  };
}

/** @returns null when it holds none */
export function readTypes<T>(folder: string): T | null {
  const file = path.join(folder, TYPES);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}
